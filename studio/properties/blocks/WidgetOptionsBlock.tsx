import type { BlockProps } from '../../../engine/block';
import { toldWidgets, type WidgetOption } from '../../../engine/catalog';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { widgetFor } from '../gallery/samples';
import { calledValue, numberText, typedNumber, valueOptions } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** What a control can be told, by what it is. */
interface Asked {
  name: string;
  label: string;
  kind: WidgetOption['kind'];
  /** Of texts: what each is for. */
  of: readonly { name: string; label: string }[];
}

const askedOf = (widget: string): Asked[] =>
  Object.entries(toldWidgets[widget]?.options ?? {}).map(([name, { kind, words, of = {} }]) => ({
    ...{ name, label: words['pt-BR'], kind },
    of: Object.entries(of).map(([each, called]) => ({ name: each, label: called['pt-BR'] })),
  }));

/** What the control of a field can be told besides, by choices; nothing where it knows no options. */
export function WidgetOptionsBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const widget = String(data['ui:widget'] ?? widgetFor(data, data));
  const asked = askedOf(widget);
  const said = isObject(data[key]) ? data[key] : {};
  if (asked.length === 0 && Object.keys(said).length === 0) return null;
  const set = (name: string, value: Json | undefined) => {
    const { [name]: _, ...others } = said;
    const next = value === undefined ? others : { ...said, [name]: value };
    change(title, { [key]: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {asked.map((each) => (
          <div key={each.name} className={styles.pair}>
            <span>{each.label}</span>
            <Asker
              asked={each}
              value={said[each.name]}
              isDisabled={isDisabled}
              onChange={(next) => set(each.name, next)}
            />
          </div>
        ))}
      </div>
    </BlockRow>
  );
}

interface AskerProps {
  asked: Asked;
  value: Json | undefined;
  isDisabled: boolean;
  onChange(value: Json | undefined): void;
}

function Asker({ asked, value, isDisabled, onChange }: AskerProps) {
  const { data } = useThing();
  const { label, kind } = asked;
  switch (kind) {
    case 'switch':
      return (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={label}
          checked={value === true}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? true : undefined)}
        />
      );
    case 'choice': {
      const known = valueOptions(data);
      return (
        <Picker
          label={label}
          look="op"
          text={value === undefined ? 'nenhum' : calledValue(value, data)}
          options={[{ name: '', label: 'nenhum' }, ...known]}
          chosen={value === undefined ? '' : JSON.stringify(value)}
          isDisabled={isDisabled}
          onPick={(name) => onChange(known.find((option) => option.name === name)?.value)}
        />
      );
    }
    case 'texts':
      return <Texts of={asked.of} texts={isObject(value) ? value : {}} isDisabled={isDisabled} onChange={onChange} />;
    default:
      return (
        <ValueInput
          label={label}
          isWide
          kind={kind}
          value={kind === 'number' ? numberText(value as number | undefined) : String(value ?? '')}
          isDisabled={isDisabled}
          onChange={(text) => onChange(kind === 'number' ? typedNumber(text) : text === '' ? undefined : text)}
        />
      );
  }
}

interface TextsProps {
  of: readonly { name: string; label: string }[];
  texts: JsonObject;
  isDisabled: boolean;
  onChange(value: Json | undefined): void;
}

/** A text for each of several things; what has none is not shown to customers. */
function Texts({ of, texts, isDisabled, onChange }: TextsProps) {
  const set = (name: string, text: string) => {
    const all = { ...texts, [name]: text };
    const next = of.flatMap(({ name: each }): [string, Json][] => (all[each] ? [[each, all[each] as Json]] : []));
    onChange(next.length > 0 ? Object.fromEntries(next) : undefined);
  };
  return (
    <div className={styles.list}>
      {of.map(({ name, label }) => (
        <ValueInput
          key={name}
          label={label}
          placeholder={label}
          isWide
          value={String(texts[name] ?? '')}
          isDisabled={isDisabled}
          onChange={(text) => set(name, text)}
        />
      ))}
    </div>
  );
}
