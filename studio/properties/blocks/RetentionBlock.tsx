import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject, withValues } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import { codeTitles } from '../../words/codeTitles';
import { useThing } from '../form/ThingContext';
import { numberText, typedNumber } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

const UNITS = [
  { name: 'years', label: 'anos' },
  { name: 'months', label: 'meses' },
  { name: 'days', label: 'dias' },
];

const SINCE = Object.entries(codeTitles.from ?? {}).map(([name, label]) => ({ name, label }));

/** How long data of a treatment is kept, in a sentence: `10 anos desde o fim do relacionamento`, and what obliges to it. */
export function RetentionBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const kept: JsonObject = isObject(data[key]) ? data[key] : {};
  const unit = UNITS.find(({ name }) => kept[name] !== undefined)?.name ?? 'years';
  const set = (patch: Record<string, Json | undefined>) => change(title, { [key]: withValues(kept, patch) });
  const since = String(kept.from ?? '');
  return (
    <BlockRow title={title} help={help} isWide>
      <ValueInput
        label={`${title}: quanto`}
        kind="number"
        value={numberText(kept[unit] as number | undefined)}
        isDisabled={isDisabled}
        onChange={(text) => {
          const count = typedNumber(text);
          if (count !== undefined && Number.isInteger(count) && count > 0) set({ [unit]: count });
        }}
      />
      <Picker
        label={`${title}: unidade`}
        look="op"
        text={UNITS.find(({ name }) => name === unit)?.label ?? ''}
        options={UNITS}
        chosen={unit}
        isDisabled={isDisabled}
        onPick={(next) => set({ [unit]: undefined, [next]: kept[unit] ?? 1 })}
      />
      <Picker
        label={`${title}: desde`}
        look="op"
        text={SINCE.find(({ name }) => name === since)?.label ?? 'escolha desde quando'}
        options={SINCE}
        chosen={since}
        isDisabled={isDisabled}
        onPick={(from) => set({ from })}
      />
      <div className={`${styles.stacked} ${styles.full}`}>
        <span aria-hidden="true">Norma que obriga a guardar</span>
        <ValueInput
          label="Norma que obriga a guardar"
          isWide
          placeholder="Nenhuma: apagado quando o cliente pede"
          value={String(kept.norm ?? '')}
          isDisabled={isDisabled}
          onChange={(text) => set({ norm: text === '' ? undefined : text })}
        />
      </div>
    </BlockRow>
  );
}
