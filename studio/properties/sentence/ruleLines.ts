import { lineOf, type Says, type Species, type ToldKey, toldKeys } from '../../../engine/catalog';
import type { Json } from '../../../engine/core';
import common from '../../../schemas/vocabulary/common.schema.json';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { spokenHelp } from '../../words/help';
import { anyTitle } from '../../words/keys';

/** What becomes of the keys of a rule; `undefined` takes one away. */
export type RulePatch = Record<string, Json | undefined>;

/** How the value of a key is said in the sentence of a rule. */
export type Said =
  | 'phrase'
  | 'sharedRule'
  | 'ruleNames'
  | Exclude<Says, 'hidden' | 'moment'>
  | { readonly choices: readonly { name: string; label: string }[]; isMany?: true };

/** One line of the sentence of a rule. */
export interface RuleLine {
  key: string;
  label: string;
  said: Said;
  /** The kinds of rules that may have it; all of them without it. */
  of?: readonly Species[];
  /** What it acts on is reached by the rule. */
  isEffect?: true;
}

const choicesOf = (labels: Record<string, string>) => Object.entries(labels).map(([name, label]) => ({ name, label }));

const choices: { [S in Says]?: Said } = {
  hidden: { choices: choicesOf({ clear: 'apaga o que foi digitado', keep: 'guarda o valor' }) },
  moment: { choices: choicesOf(words.moments) },
};

/** What names the fields that a rule acts on. */
const ACTING: readonly Says[] = ['targets', 'fields', 'operands', 'fill', 'locks'];

const lineOfKey = ([key, { of, says }]: [string, ToldKey]): RuleLine => ({
  key,
  label: lineOf(key, 'pt-BR'),
  said: choices[says] ?? (says as Said),
  of,
  ...(ACTING.includes(says) && { isEffect: true }),
});

/** All that a rule can say, in the order in which it is said. */
export const ruleLines: readonly RuleLine[] = [
  { key: 'on', label: 'Ao mudar', said: 'fields', of: ['event'] },
  { key: 'before', label: 'Antes de', said: { choices: choicesOf(words.actions), isMany: true }, of: ['gate'] },
  { key: 'when', label: 'Quando', said: 'phrase' },
  ...Object.entries(toldKeys).map(lineOfKey),
  { key: 'rule', label: 'Regra de todos', said: 'sharedRule' },
  { key: 'names', label: 'Nomes aqui', said: 'ruleNames' },
];

/** Keys of a rule that its sentence does not say: its name stands above it. */
export const unsaid = ['id'];

/** What says more of an effect stands behind it. */
const withMore = (effect: string) => [
  effect,
  ...Object.entries(toldKeys).flatMap(([key, { isEffect, needs = [] }]) =>
    !isEffect && needs.some(([first]) => first === effect) ? [key] : [],
  ),
];

/** The order in which a rule is written. */
export const ruleOrder: readonly string[] = [
  ...['id', 'rule', 'names', 'on', 'before', 'when'],
  ...Object.keys(toldKeys).flatMap((key) => (toldKeys[key]?.isEffect ? withMore(key) : [])),
];

/** What kind of rule one is, by what it has. */
export function speciesOf(rule: object): Species {
  if ('on' in rule) return 'event';
  return 'before' in rule ? 'gate' : 'state';
}

const explained = common.definitions.rule.properties as Readonly<Record<string, { description: string }>>;

/** What a key of a rule is for, in the words of the vocabulary. */
export const explanationOf = (key: string): string => spokenHelp(explained[key]?.description ?? '', calledKey);

const calledKey = (key: string) => ruleLines.find((line) => line.key === key)?.label ?? anyTitle(key);
