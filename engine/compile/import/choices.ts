import type { FieldSchema } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { say, type Words } from '../problems/say';
import { NotSaid } from './notSaid';
import { canBeOption, optionsOf } from './options';
import { typeOf } from './resolve';
import type { Left, Placed } from './types';
import { plainText, type UiWords } from './ui';

/**
 * Options with the texts that the schema or the UI schema give them, in its order.
 * @throws NotSaid when none of them can be one
 */
export function choicesOf(
  { schema, pointer, optionsAt, nullsAt = [] }: Placed,
  words: UiWords,
  left: (pointer: string, reason: Words, file?: Left['file']) => void,
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
    const refused = others.map((code) => JSON.stringify(code)).join(', ');
    const reason = say`O campo não pode ter estas opções, ou as tem duas vezes; as outras ficam: ${refused}.`;
    if (options.length === 0) throw new NotSaid(at, reason);
    left(at, reason);
  }
  const [named] = [words.get('enumNames'), { value: schema.enumNames, pointer: `${pointer}/enumNames` }].filter(
    (given) => given?.value !== undefined,
  );
  const names = named?.value;
  if (Array.isArray(names)) {
    const file = named === words.get('enumNames') ? 'uiSchema' : 'schema';
    for (const index of nullsAt) if (names[index] !== undefined) left(`${named?.pointer}/${index}`, OF_NULL, file);
  }
  // Names are those of the options as they were written, null among them.
  const texts = Array.isArray(names) ? names.filter((_, index) => !nullsAt.includes(index)) : [];
  const titled = options.map(({ code, title }) => {
    const text = isObject(names) ? names[String(code)] : texts[all.findIndex((option) => option.code === code)];
    return { const: code, title: plainText(String(text ?? title ?? code)) };
  });
  const order = words.get('enumOrder')?.value;
  if (Array.isArray(order)) {
    const placeOf = (code: Json) => [...order, '*'].findIndex((each) => isEqual(each, code) || each === '*');
    titled.sort((one, other) => placeOf(one.const) - placeOf(other.const));
  }
  if (titled.every(({ const: code, title }) => code === title)) return { enum: titled.map(({ const: code }) => code) };
  return { oneOf: titled };
}

/** Why the text of null among some options does not come over. */
export const OF_NULL = say`Nulo é aqui o campo vazio, que não tem um texto seu.`;

export function isOption(value: Json, options: Pick<FieldSchema, 'enum' | 'oneOf'> | undefined): boolean {
  const codes = options?.enum ?? options?.oneOf?.map((option) => option.const);
  return codes?.some((code) => isEqual(code, value)) !== false;
}
