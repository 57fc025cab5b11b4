import { useForm } from '../../../engine/block';
import { isObject, type Json } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import { BlockRow } from '../blocks/BlockRow';
import styles from '../blocks/blocks.module.css';
import { useThing } from '../form/ThingContext';
import { numberText, typedNumber } from '../sentence/values';
import type { ShownKey } from './shownKeys';

/** One key of what is around it: its name, its explanation, and what changes it. */
export function KeyControl({ shown, isNeeded = false }: { shown: ShownKey; isNeeded?: boolean }) {
  const { form, surface } = useForm();
  const { key, title, help, control } = shown;
  if (!('block' in control)) return <PlainKey shown={shown} isNeeded={isNeeded} />;
  const Block = surface.blocks[control.block];
  const options = { block: control.block, id: key, key, title: isNeeded ? `${title} *` : title, help };
  return Block ? <Block id={key} options={options} form={form} model={undefined} /> : null;
}

/** A key that holds one value. */
function PlainKey({ shown, isNeeded }: { shown: ShownKey; isNeeded: boolean }) {
  const { data, isDisabled, change } = useThing();
  const { key, title, help, control } = shown;
  if ('block' in control) return null;
  const value = data[key];
  const set = (next: Json | undefined) => change(title, { [key]: next });
  const { type, oneOf } = control.schema;
  const isNumber = type === 'integer' || type === 'number';
  return (
    <BlockRow title={isNeeded ? `${title} *` : title} help={help}>
      {type === 'boolean' ? (
        <input
          type="checkbox"
          className={styles.check}
          aria-label={title}
          checked={value === true}
          disabled={isDisabled}
          onChange={({ currentTarget }) => set(currentTarget.checked ? true : undefined)}
        />
      ) : oneOf ? (
        <Picker
          label={title}
          look="op"
          text={oneOf.find((option) => option.const === value)?.title ?? 'nenhum'}
          options={[
            ...(isNeeded ? [] : [{ name: '', label: 'nenhum' }]),
            ...oneOf.map((option) => ({ name: String(option.const), label: option.title ?? String(option.const) })),
          ]}
          chosen={String(value ?? '')}
          isDisabled={isDisabled}
          onPick={(name) => set(oneOf.find((option) => String(option.const) === name)?.const)}
        />
      ) : (
        <ValueInput
          label={title}
          isWide
          kind={isNumber ? 'number' : 'text'}
          value={isNumber ? numberText(value as number | undefined) : String(addressOf(value) ?? '')}
          isDisabled={isDisabled}
          onChange={(text) => set(isNumber ? typedNumber(text) : text === '' ? undefined : withAddress(value, text))}
        />
      )}
    </BlockRow>
  );
}

/** A call is its address, whatever else it says. */
const addressOf = (value: Json | undefined): Json | undefined => (isObject(value) ? value.call : value);
const withAddress = (value: Json | undefined, text: string): Json =>
  isObject(value) ? { ...value, call: text } : text;
