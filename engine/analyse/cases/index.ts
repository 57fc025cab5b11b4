import { conditionQuests } from './ofConditions';
import { errorQuests } from './ofErrors';
import { fieldQuests } from './ofFields';
import { type Quest, seek } from './seek';
import type { Tested } from './tested';
import type { CaseSubject, Found } from './types';

export { type ConditionPlace, conditionsOf } from './conditions';
export { type ConditionCoverage, coverageOf } from './coverage';
export { type Example, examplesOf, failuresOf } from './examples';
export type { Unmet } from './expect';
export { finish, inSlices } from './inSlices';
export { type Performance, perform } from './perform';
export type { Given, Tested } from './tested';
export type { Aim, Case, CaseAnswer, CaseSubject, Found, Missed } from './types';

/** What of a tab cases are sought for. */
export interface CaseOptions {
  /** Kinds of subjects; without it, all. */
  kinds?: readonly CaseSubject['kind'][];
  /** Only subjects of which this is true. */
  only?(subject: CaseSubject): boolean;
  /** Examples that are run for one subject at most. Default 6,000. */
  most?: number;
}

const quests: Record<CaseSubject['kind'], (tested: Tested) => Quest[]> = {
  condition: conditionQuests,
  field: fieldQuests,
  error: errorQuests,
};

/**
 * The cases of a tab, subject by subject: of each condition, of each field that rules show or require, of each error.
 * Between two results it yields `undefined` after some tries, so that whoever asks can let others go on and show progress.
 */
export function* casesOf(tested: Tested, options: CaseOptions = {}): Generator<Found | undefined, void> {
  const { kinds = ['condition', 'field', 'error'], only = () => true, most } = options;
  for (const kind of kinds) {
    for (const quest of quests[kind](tested)) if (only(quest.subject)) yield yield* seek(tested, quest, most);
  }
}
