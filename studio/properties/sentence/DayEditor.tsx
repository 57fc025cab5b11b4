import { toldFormats } from '../../../engine/catalog';
import type { DayPoint, DaySpan } from '../../../engine/definition';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import styles from './GroupEditor.module.css';
import { calledReference, type Scope } from './scope';
import { numberText, typedNumber } from './values';

type Shifted = Exclude<DayPoint, string>;
type Unit = keyof DaySpan;

const UNITS: readonly { name: Unit; label: string }[] = [
  { name: 'years', label: 'anos' },
  { name: 'months', label: 'meses' },
  { name: 'days', label: 'dias' },
];
const SHIFTS = [
  { name: 'plus', label: 'depois de' },
  { name: 'minus', label: 'antes de' },
  { name: 'none', label: 'no próprio dia' },
];
const TODAY = 'today';
const ON = 'day';

interface Props {
  day: DayPoint | undefined;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(day: DayPoint): void;
}

/** A day that others are compared with: today, one of the calendar, or that of a field, so long before or after. */
export function DayEditor({ day = TODAY, scope, isDisabled, onChange }: Props) {
  const point: Shifted = typeof day === 'string' ? { day } : day;
  const field = 'field' in point ? point.field : undefined;
  const fixed = 'day' in point && point.day !== TODAY ? point.day : undefined;
  const dates = scope.fields.filter(
    ({ name }) => toldFormats[scope.naming.schema(name)?.format ?? '']?.holds === 'day',
  );
  const set = (next: Shifted) => onChange(plain(next));
  const choose = (name: string) => {
    const { plus, minus } = point;
    const shift = { ...(plus && { plus }), ...(minus && { minus }) };
    if (name === TODAY) set({ day: TODAY, ...shift });
    else if (name === ON) set({ day: new Date().toISOString().slice(0, 10), ...shift });
    else set({ field: name, ...shift });
  };
  const base = field !== undefined ? calledReference(field, scope) : fixed === undefined ? words.days.today : 'o dia';
  return (
    <>
      <Shift point={point} isDisabled={isDisabled} onChange={set} />
      <Picker
        label="Dia"
        look="of"
        text={base}
        options={[{ name: TODAY, label: words.days.today }, { name: ON, label: 'um dia do calendário' }, ...dates]}
        chosen={field ?? (fixed === undefined ? TODAY : ON)}
        isDisabled={isDisabled}
        onPick={choose}
      />
      {fixed !== undefined && (
        <ValueInput
          label="Data"
          kind="date"
          value={fixed}
          isDisabled={isDisabled}
          onChange={(text) => text && set({ ...point, day: text } as Shifted)}
        />
      )}
    </>
  );
}

interface ShiftProps {
  point: Shifted;
  isDisabled?: boolean | undefined;
  onChange(point: Shifted): void;
}

/** How long before or after the day: `130 anos antes de`. */
function Shift({ point, isDisabled, onChange }: ShiftProps) {
  const way = point.plus ? 'plus' : point.minus ? 'minus' : 'none';
  const span = point.plus ?? point.minus;
  const [unit = 'years', count = 1] = (span && (Object.entries(span)[0] as [Unit, number])) ?? [];
  // What is longer than one unit, or goes both ways, is shown whole and edited as JSON.
  const isPlain = (!span || Object.keys(span).length === 1) && !(point.plus && point.minus);
  if (!isPlain) return <code className={styles.words}>{JSON.stringify({ ...point.plus, ...point.minus })}</code>;
  const shift = (next: string, to: DaySpan) => {
    const { plus: _, minus: __, ...base } = point;
    onChange((next === 'none' ? base : { ...base, [next]: to }) as Shifted);
  };
  const ways = (
    <Picker
      label="Prazo"
      look={way === 'none' ? 'add' : 'op'}
      text={way === 'none' ? 'prazo' : (SHIFTS.find(({ name }) => name === way)?.label ?? '')}
      options={SHIFTS.filter(({ name }) => name !== way)}
      isDisabled={isDisabled}
      onPick={(next) => shift(next, { [unit]: count })}
    />
  );
  if (way === 'none') return ways;
  return (
    <>
      <ValueInput
        label="Quanto"
        kind="number"
        value={numberText(count)}
        isDisabled={isDisabled}
        onChange={(text) => shift(way, { [unit]: Math.max(1, Math.trunc(typedNumber(text) ?? count)) })}
      />
      <Picker
        label="Unidade"
        look="op"
        text={UNITS.find(({ name }) => name === unit)?.label ?? unit}
        options={UNITS}
        chosen={unit}
        isDisabled={isDisabled}
        onPick={(next) => shift(way, { [next]: count })}
      />
      {ways}
    </>
  );
}

/** A day that nothing is added to is written by itself. */
function plain(point: Shifted): DayPoint {
  return 'day' in point && !point.plus && !point.minus ? point.day : point;
}
