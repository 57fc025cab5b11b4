import type { AskDefinition, Operand, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying, toldKeys } from '../../core/effects/told';
import type { Says } from '../../core/effects/types';
import { isObject, type Json, type JsonObject } from '../../core/json';
import type { PlacedRule } from '../tab';
import { sorted } from './expression';
import { operandKey } from './formulas';
import { paramsNow } from './named';
import { type Reading, refOf } from './reading';

/** What the value of a key is under the names of the later version. */
type Now = (value: unknown, own: Reading, rule: RuleDefinition) => unknown;

const now = <Value>(of: (value: Value, own: Reading, rule: RuleDefinition) => unknown): Now => of as Now;

const nameOf = (text: string, own: Reading) => (text.startsWith('#') ? text : refOf(text, own));
const asWritten = now((value) => value);
const inAnyOrder = now<string[]>((names, own) => names.map((text) => nameOf(text, own)).sort());
const inOrder = now<string[]>((names, own) => names.map((text) => nameOf(text, own)));
const byField = <Value>(of: (value: Value, own: Reading) => unknown) =>
  now<Readonly<Record<string, Value>>>((named, own) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [nameOf(name, own), of(value, own)])),
  );

const NOW: Record<Says, Now> = {
  targets: inAnyOrder,
  fields: inAnyOrder,
  operands: byField<Operand>(operandKey),
  references: inOrder,
  hidden: asWritten,
  validator: asWritten,
  params: now<JsonObject>((params, own, { of = [] }) => paramsNow(params, of, own)),
  error: now<{ at: string }>((error, own) => ({ ...error, at: nameOf(error.at, own) })),
  ask: asWritten,
  lookup: asWritten,
  with: now<Record<string, string>>((named, own) =>
    Object.fromEntries(Object.entries(named).map(([name, field]) => [name, nameOf(field, own)])),
  ),
  fill: byField(asWritten as (value: unknown) => unknown),
  locks: byField(asWritten as (value: unknown) => unknown),
  notFound: now<{ clear: string[] }>(({ clear }, own) => ({ clear: clear.map((text) => nameOf(text, own)).sort() })),
  moment: asWritten,
};

/** What of a key is only told to people, and what of it decides something. */
interface Texts {
  said(value: unknown): unknown;
  rest(value: unknown): unknown;
}

const question = (ask: unknown): Partial<AskDefinition> => (isObject(ask as Json) ? (ask as AskDefinition) : {});

const TEXTS: Partial<Record<Says, Texts>> = {
  error: {
    said(error) {
      const { at: _, ...texts } = error as { at: string };
      return texts;
    },
    rest: (error) => (error as { at: string }).at,
  },
  ask: {
    said(ask) {
      const { if: _, block: __, ...texts } = question(ask);
      return texts;
    },
    rest: (ask) => (typeof ask === 'string' ? ask : { if: question(ask).if, block: question(ask).block }),
  },
};

const saysOf = (key: string): Says | undefined => toldKeys[key]?.says;

/** What a rule tells people, apart from what it does. */
export function textsOf(rule: RuleDefinition): Json {
  const keys = Object.keys(toldKeys).filter((key) => TEXTS[saysOf(key) as Says]);
  return plain(
    keys.map((key) => {
      const value = givenIn(rule, key);
      return value === undefined ? {} : TEXTS[saysOf(key) as Says]?.said(value);
    }),
  );
}

/** A rule without what it only tells people. */
export const withoutTexts = (rule: object): Json => plain(each(rule, (key, value) => restOf(key, value)));

const restOf = (key: string, value: unknown) => TEXTS[saysOf(key) as Says]?.rest(value) ?? value;

/** What a rule does when its condition holds, with the names of the later version. */
export function actsOf({ rule, list }: PlacedRule, reading: Reading = {}): Json {
  const { id: _, when: __, on, ...acts } = rule;
  const own = { ...reading, list };
  const named = each(acts, (key, value) => NOW[saysOf(key) as Says]?.(value, own, rule) ?? value);
  return withoutTexts({ ...named, ...(on && { on: on.map((text) => nameOf(text, own)) }) });
}

/** The fields that a rule names as those on which it acts. */
export function fieldsOf({ rule, list }: PlacedRule): string[] {
  const names = [
    ...keysSaying('targets', 'fields').flatMap((key) => givenIn<string[]>(rule, key) ?? []),
    ...keysSaying('operands').flatMap((key) => Object.keys(givenIn<object>(rule, key) ?? {})),
  ];
  return [...new Set(names.filter((name) => !name.startsWith('#')).map((name) => refOf(name, { list })))];
}

const each = (rule: object, of: (key: string, value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(rule).map(([key, value]) => [key, of(key, value)]));

/** Without what is not there, and whatever the order of keys. */
const plain = (value: unknown): Json => sorted(JSON.parse(JSON.stringify(value)) as Json);
