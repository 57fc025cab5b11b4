import { BLOCKS } from '../../../contract/blocks';
import type { BlockProps } from '../../../engine/block';
import type { Json } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { RemovableToken } from '../../ui/RemovableToken';
import { ValueInput } from '../../ui/ValueInput';
import { codeTitle } from '../../words/keys';
import { type KindSpec, kinds } from '../definitions/kinds';
import { useThing } from '../form/ThingContext';
import { withItem, withoutItem } from '../sentence/change';
import { numberText, typedNumber, typedValue } from '../sentence/values';
import { BlockRow } from './BlockRow';
import { useDocumentTypes } from './documentTypes';
import { keyOf, saidOf } from './said';

/** Texts or values one beside the other; where only some can be, they are chosen by their titles. */
export function TextsBlock({ options }: BlockProps) {
  const { thing, data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const values = Array.isArray(data[key]) ? data[key] : [];
  const set = (next: Json[]) => change(title, { [key]: next.length > 0 ? next : undefined });
  const called = (value: Json) => codeTitle(key, String(value)) ?? (value === '' ? 'texto vazio' : String(value));
  const possible = codesOf(thing.kind, key);
  const documents = useDocumentTypes(key === 'types');
  const suggested = [...new Set(documents.map(({ clients }) => clients))];
  const free = (possible ?? suggested).filter((code) => !values.includes(code));
  // The values of a setting may be numbers; all else are texts.
  const read = (text: string): Json => (key === 'values' ? (typedValue(text, undefined) ?? text) : text);
  const add = (text: string) => {
    const value = read(text);
    if (!values.includes(value)) set([...values, value]);
  };
  return (
    <BlockRow title={title} help={help}>
      {values.map((value, index) => (
        <RemovableToken
          key={JSON.stringify(value)}
          label={called(value)}
          isHit={false}
          isDisabled={isDisabled}
          onRemove={() => set(withoutItem(values, index))}
        >
          {called(value)}
        </RemovableToken>
      ))}
      <Picker
        label={`${title}: incluir`}
        look="add"
        text={values.length === 0 ? 'incluir' : ''}
        options={free.map((code) => ({ name: String(code), label: called(code) }))}
        isDisabled={isDisabled || (possible !== undefined && free.length === 0)}
        onPick={add}
        {...(possible === undefined && { onText: add })}
      />
    </BlockRow>
  );
}

/** The only values that a list of a block can have; `undefined` where any can be typed. */
function codesOf(kind: string, key: string): readonly Json[] | undefined {
  const { block }: Partial<KindSpec> = kinds[kind as keyof typeof kinds] ?? {};
  return block === undefined ? undefined : BLOCKS[block]?.options[key]?.items?.values;
}

/** The least and the greatest number. */
export function RangeBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const range = Array.isArray(data[key]) ? data[key].map(Number) : [0, 100];
  return (
    <BlockRow title={title} help={help}>
      {['de', 'até'].map((word, index) => (
        <span key={word}>
          {word}{' '}
          <ValueInput
            label={`${title}: ${word}`}
            kind="number"
            value={numberText(range[index])}
            isDisabled={isDisabled}
            onChange={(text) => {
              const number = typedNumber(text);
              if (number !== undefined) change(title, { [key]: withItem(range, index, number) });
            }}
          />
        </span>
      ))}
    </BlockRow>
  );
}
