import { BLOCKS } from '../../../contract/blocks';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { spokenHelp } from '../../words/help';
import { anyTitle } from '../../words/keys';
import { type Control, controlOf, optionControl } from '../definitions/controls';
import { type KindSpec, kindOfBlock, kinds } from '../definitions/kinds';
import { type KnownKey, keysOfKind } from '../definitions/known';
import { specials } from '../definitions/specials';

/** A key that is changed inside the value of another one: its words, and by what. */
export interface ShownKey {
  key: string;
  title: string;
  help: string;
  control: Control;
}

/** A key of the vocabulary as it is shown. */
export function shownKey(known: KnownKey): ShownKey {
  const { key, said } = known;
  return {
    key,
    title: said.title ?? key,
    help: spokenHelp(said.description ?? '', anyTitle),
    control: controlOf(known),
  };
}

/** The options of a block of the portal. */
export function blockKeys(block: string): ShownKey[] {
  const known = kinds[kindOfBlock(block)].of.flatMap((each) => keysOfKind(each));
  return Object.entries(BLOCKS[block]?.options ?? {}).map(([key, shape]) => {
    const { title = key, description = '' } = known.find((each) => each.key === key)?.said ?? {};
    return { key, title, help: spokenHelp(description, anyTitle), control: optionControl(key, shape) };
  });
}

/** What one form of a list can say of a field otherwise than the row does: all but what it is, and what the API has of it. */
const FIXED = ['treatment', 'account', 'local', 'attachment', 'readOnly', 'kind', 'requiredness', 'choices'];

/** The keys of a field that a form of a list may say anew, for a field that is so. */
export function rowFieldKeys(field: JsonObject): ShownKey[] {
  const { leftOut, only }: KindSpec = kinds.field;
  const isPossible = (key: string) =>
    (only ?? []).every(
      ({ when, show }) => !show.includes(key) || Object.entries(when).every((one) => holds(field, one)),
    );
  const { choices } = specials;
  const own: ShownKey[] = choices ? [{ key: 'choices', help: choices.description, ...choices }] : [];
  return [
    ...keysOfKind('field')
      .filter(({ key }) => !leftOut.includes(key) && !FIXED.includes(key) && isPossible(key))
      .map(shownKey),
    ...own.filter(() => isPossible('choices')),
  ];
}

/** Whether a field is so, as the conditions of its form ask: by a value, some of them, or none of them. */
function holds(field: JsonObject, [key, asked]: [string, unknown]): boolean {
  if (!isObject(asked as Json)) return false;
  const { const: value, enum: values, not } = asked as JsonObject;
  if (isObject(not)) return !holds(field, [key, not]);
  return Array.isArray(values) ? values.includes(field[key] ?? null) : field[key] === value;
}
