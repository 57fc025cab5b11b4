import type { Json } from '../../../engine/core';
import common from '../../../schemas/vocabulary/common.schema.json';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { spokenHelp } from '../../words/help';
import { anyTitle } from '../../words/keys';

/** What becomes of the keys of a rule; `undefined` takes one away. */
export type RulePatch = Record<string, Json | undefined>;

/** The three kinds of rules, and what may stand in all of them. */
export type Species = 'state' | 'event' | 'gate';

/** How the value of a key is said in the sentence of a rule. */
export type Said =
  | 'phrase'
  | 'fields'
  | 'targets'
  | 'references'
  | 'operands'
  | 'error'
  | 'ask'
  | 'validator'
  | 'params'
  | 'lookup'
  | 'with'
  | 'fill'
  | 'locks'
  | 'notFound'
  | 'sharedRule'
  | 'ruleNames'
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

/** All that a rule can say, in the order in which it is said. */
export const ruleLines: readonly RuleLine[] = [
  { key: 'on', label: 'Ao mudar', said: 'fields', of: ['event'] },
  { key: 'before', label: 'Antes de', said: { choices: choicesOf(words.actions), isMany: true }, of: ['gate'] },
  { key: 'when', label: 'Quando', said: 'phrase' },
  { key: 'show', label: 'Mostra', said: 'targets', of: ['state'], isEffect: true },
  { key: 'require', label: 'Exige', said: 'targets', of: ['state'], isEffect: true },
  {
    key: 'hidden',
    label: 'Ao ocultar',
    said: { choices: choicesOf({ clear: 'apaga o que foi digitado', keep: 'guarda o valor' }) },
    of: ['state'],
  },
  { key: 'lock', label: 'Trava', said: 'targets', of: ['state'], isEffect: true },
  { key: 'compute', label: 'Calcula', said: 'operands', of: ['state'], isEffect: true },
  { key: 'set', label: 'Preenche', said: 'operands', of: ['event'], isEffect: true },
  { key: 'clear', label: 'Apaga', said: 'targets', of: ['event'], isEffect: true },
  { key: 'check', label: 'Confere', said: 'validator', of: ['state'] },
  { key: 'of', label: 'Olhando', said: 'references', of: ['state'] },
  { key: 'params', label: 'Parâmetros', said: 'params', of: ['state'] },
  { key: 'error', label: 'Recusa', said: 'error', of: ['state'] },
  { key: 'ask', label: 'Pergunta', said: 'ask', of: ['event', 'gate'] },
  { key: 'lookup', label: 'Consulta', said: 'lookup', of: ['event'] },
  { key: 'with', label: 'Levando', said: 'with', of: ['event'] },
  { key: 'fill', label: 'Preenche da resposta', said: 'fill', of: ['event'], isEffect: true },
  { key: 'locks', label: 'Trava depois', said: 'locks', of: ['event'], isEffect: true },
  { key: 'notFound', label: 'Sem resposta', said: 'notFound', of: ['event'] },
  { key: 'moment', label: 'Momento', said: { choices: choicesOf(words.moments) }, of: ['state'] },
  { key: 'rule', label: 'Regra de todos', said: 'sharedRule' },
  { key: 'names', label: 'Nomes aqui', said: 'ruleNames' },
];

/** Keys of a rule that its sentence does not say: its name stands above it. */
export const unsaid = ['id'];

/** The order in which a rule is written. */
export const ruleOrder: readonly string[] = [
  'id',
  'rule',
  'names',
  'on',
  'before',
  'when',
  'show',
  'hidden',
  'require',
  'lock',
  'compute',
  'set',
  'clear',
  'check',
  'of',
  'params',
  'moment',
  'lookup',
  'with',
  'fill',
  'locks',
  'notFound',
  'ask',
  'error',
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
