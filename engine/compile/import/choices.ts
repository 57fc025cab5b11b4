import type { FieldSchema } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { say, type Words } from '../problems/say';
import { NotSaid } from './notSaid';
import { canBeOption, optionsOf } from './options';
import { typeOf } from './resolve';
import type { Placed } from './types';
import { plainText, type UiWords } from './ui';

/**
 * Options with the texts that the schema or the UI schema give them, in its order.
 * @throws NotSaid when none of them can be one
 */
export function choicesOf(
  { schema, pointer, optionsAt }: Placed,
  words: UiWords,
  left: (pointer: string, reason: Words) => void,
): Pick<FieldSchema, 'enum' | 'oneOf'> | undefined {
  const all = optionsOf(schema)?.filter(({ code }) => code !== null);
  if (!all || all.length === 0) return undefined;
  const codes = all.map(({ code }) => code);
  const type = typeOf(schema);
  const options = all.filter(
    ({ code }, index) => canBeOption(code, type) && codes.findIndex((same) => isEqual(same, code)) === index,
  );
  if (options.length < all.length) {
    const at = optionsAt ?? `${pointer}/${Array.isArray(schema.enum) ? 'enum' : 'oneOf'}`;
    const others = codes.filter((_, index) => !options.includes(all[index] as (typeof all)[number]));
    const reason = say`O campo não pode ter estas opções, ou as tem duas vezes: ${others.map((code) => JSON.stringify(code)).join(', ')}.`;
    if (options.length === 0) throw new NotSaid(at, reason);
    left(at, reason);
  }
  const names = [words.get('enumNames')?.value, schema.enumNames].find((given) => given !== undefined);
  const titled = options.map(({ code, title }) => {
    const index = all.findIndex((option) => option.code === code);
    const named = Array.isArray(names) ? names[index] : isObject(names) ? names[String(code)] : undefined;
    return { const: code, title: plainText(String(named ?? title ?? code)) };
  });
  const order = words.get('enumOrder')?.value;
  if (Array.isArray(order)) {
    const placeOf = (code: Json) => [...order, '*'].findIndex((each) => isEqual(each, code) || each === '*');
    titled.sort((one, other) => placeOf(one.const) - placeOf(other.const));
  }
  if (titled.every(({ const: code, title }) => code === title)) return { enum: titled.map(({ const: code }) => code) };
  return { oneOf: titled };
}

export function isOption(value: Json, options: Pick<FieldSchema, 'enum' | 'oneOf'> | undefined): boolean {
  const codes = options?.enum ?? options?.oneOf?.map((option) => option.const);
  return codes?.some((code) => isEqual(code, value)) !== false;
}
