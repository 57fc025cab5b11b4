import type { AnswerChange, Leaf, Question, Step, SubjectRule } from '../../../engine/analyse';
import { deedOf } from '../../../engine/catalog';
import { isEmpty, type Json, parsePointer } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { type Language, labelOf, type Naming, referenceSyntax, starred } from '../../../engine/words';

/** What is said of a question that is so, and that is not. */
export const SAID: Record<Question, [string, string]> = {
  hidden: ['está oculto', 'está visível'],
  required: ['é obrigatório', 'não é obrigatório'],
  locked: ['está travado', 'pode ser alterado'],
  computed: ['é calculado', 'não é calculado'],
  cleared: ['foi esvaziado', 'não foi esvaziado'],
};

/** What a step does: `'exige'`. */
export const doneBy = (effect: string): string =>
  effect === 'keyword' ? 'palavra da definição' : deedOf(effect, 'pt-BR');

/** What an explanation is said with; `naming` is that of the tab. Names and values stand between stars. */
export interface Sayings {
  language: Language;
  naming: Naming;
  rules: readonly SubjectRule[];
}

/** One leaf of a condition in words. */
export interface SaidLeaf extends Pick<Leaf, 'id' | 'pointer' | 'truth' | 'negations' | 'reference'> {
  asked: string;
  /** What is asked about, and what is answered there now; absent where several fields are asked at once. */
  now?: { of: string; value: string; isEmpty: boolean };
}

/** A rule or keyword that decides, in words. */
export interface SaidStep extends Pick<Step, 'id' | 'effect' | 'pointer' | 'rule' | 'row' | 'truth'> {
  /** The whole rule; a keyword has none. */
  sentence?: string;
  /** The list whose rows the rule is about. */
  list?: string;
  /** It stands in the file of the wizard. */
  isOfWizard?: true;
  leaves: SaidLeaf[];
}

/** A step of an explanation in words. */
export function sayStep({ leaves, when: _, ...step }: Step, { language, naming: ofTab, rules }: Sayings): SaidStep {
  const placed = rules.find(({ pointer }) => step.pointer.startsWith(`${pointer}/`));
  const naming = placed?.list === undefined ? ofTab : ofTab.rows(placed.list);
  const { id: _id, ...said } = placed?.rule ?? { id: '' };
  return {
    ...step,
    ...(placed && { sentence: language.rule.write(said, naming) }),
    ...(placed?.list !== undefined && { list: placed.list }),
    leaves: leaves.map((leaf) => sayLeaf(leaf, naming, language)),
  };
}

function sayLeaf(leaf: Leaf, naming: Naming, language: Language): SaidLeaf {
  const { reference, expected, value, ...own } = leaf;
  const asked = language.condition.write({ [reference]: expected } as Condition, naming);
  if (Array.isArray(expected)) return { ...own, reference, asked };
  const of = referenceSyntax(language.words).write(reference, naming) ?? reference;
  const isNone = value === undefined || isEmpty(value);
  const said = isNone ? language.words.condition.empty : sayValue(value, reference, naming, language);
  return { ...own, reference, asked, now: { of, value: said, isEmpty: isNone } };
}

const sayValue = (value: Json, reference: string, naming: Naming, { words }: Language): string =>
  star(labelOf(value, naming.schema(reference), words), naming);

const star = (label: string, naming: Naming): string => starred.write(label, naming) ?? label;

/** A field by its pointer: its scope, its path there, and how it is called. */
export function sayField(pointer: string, naming: Naming): { scope: Naming; path: string; called: string } {
  const [list = '', row, ...inner] = parsePointer(pointer);
  const inRow = inner.length > 0 && naming.schema(list)?.type === 'array';
  const scope = inRow ? naming.rows(list) : naming;
  const path = inRow ? inner.join('/') : parsePointer(pointer).join('/');
  const called = star(scope.fields.called(path), scope);
  return { scope, path, called: inRow ? `${called} (linha ${Number(row) + 1})` : called };
}

/** One changed answer in words. */
export interface SaidChange {
  pointer: string;
  called: string;
  from: string;
  to: string;
}

/** A change of an answer in words; what is empty says so in brackets. */
export function sayChange({ pointer, from, to }: AnswerChange, { language, naming }: Sayings): SaidChange {
  const { scope, path, called } = sayField(pointer, naming);
  const said = (value: Json | undefined) =>
    value === undefined || isEmpty(value) ? '(vazio)' : sayValue(value, path, scope, language);
  return { pointer, called, from: said(from), to: said(to) };
}
