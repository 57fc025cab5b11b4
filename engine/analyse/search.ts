import type { Json } from '../core/json';
import type { Witness } from './finding';
import { type Placed, readsOf } from './reads';
import { type Choice, choicesOf, type Moment, momentOf, type Variable, variablesOf } from './states';
import type { Subject } from './subject';
import type { WitnessInput } from './witnesses';

/** A question about a subject: on what its answer depends. */
export interface Question {
  conditions?: Placed[];
  nodes?: string[];
  /** Whether locks and requirements belong to it. */
  flags?: boolean;
  /** Values that a field must be tried with, beside those that conditions name. */
  with?: { node: string; values: (Json | undefined)[] };
}

/** All moments that may differ in the answer. */
export interface Search {
  variables: readonly Variable[];
  moments(): Generator<Moment>;
  at(choice: Choice): Moment;
}

/** The search for the answer to a question; `undefined` when there is too much to try, and nothing can be said. */
export function searchFor(subject: Subject, question: Question, input: WitnessInput): Search | undefined {
  const reads = readsOf(subject.plan, question, question.flags);
  const found = variablesOf(subject, reads, input);
  if (!found) return undefined;
  const own = question.with;
  const variables: Variable[] = own
    ? [...found.filter(({ key }) => key !== own.node), { kind: 'field', key: own.node, values: own.values }]
    : found;
  const at = (choice: Choice) => momentOf(subject, variables, choice, reads, input);
  return {
    variables,
    at,
    *moments() {
      for (const choice of choicesOf(variables)) yield at(choice);
    },
  };
}

/** The first moment of which something is true: `undefined` when there is none, `'open'` when that cannot be said. */
export function findMoment(
  subject: Subject,
  question: Question,
  input: WitnessInput,
  isIt: (moment: Moment) => boolean,
): { moment: Moment; search: Search } | 'open' | undefined {
  const search = searchFor(subject, question, input);
  if (!search) return 'open';
  for (const moment of search.moments()) if (isIt(moment)) return { moment, search };
  return search.variables.some(({ isSample }) => isSample) ? 'open' : undefined;
}

/** The values that bring a moment about. */
export function valuesAt({ variables }: Search, { choice }: Moment): Witness[] {
  return variables.map(({ key, values }, at) => {
    const value = values[choice[at] ?? 0];
    return { key, ...(value !== undefined && { value }) };
  });
}
