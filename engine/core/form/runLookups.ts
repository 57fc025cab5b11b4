import { evaluateCondition } from '../condition/evaluate';
import type { TabPlan } from '../plan/plan';
import { type LookupStart, loadedLookups } from '../state/change';
import { beginLookup, endLookup } from './formLookups';
import type { FormState, FormStep, StepInput } from './formState';
import { createPool } from './pool';
import type { FormServices } from './types';

/** What the calls of lookups need of their form. */
export interface LookupRunnerInput {
  plan: TabPlan;
  services: Pick<FormServices, 'lookups' | 'runLookup' | 'tellLookup'>;
  form(): FormState;
  now(): StepInput;
  take(step: FormStep, isQuiet: boolean): void;
}

/** Makes the calls of lookups. */
export interface LookupRunner {
  start(start: LookupStart, isQuiet: boolean): Promise<void>;
  /** Asks for everything that the data have lookups for, without a word. */
  startLoaded(): void;
}

/** Lookups of stored data that run at the same time. */
const QUIET_LOOKUPS = 4;

/** What makes the calls of a form's lookups, and gives it what they bring. */
export function createLookupRunner({ plan, services, form, now, take }: LookupRunnerInput): LookupRunner {
  const run = async (start: LookupStart, isQuiet: boolean) => {
    const definition = services.lookups[start.rule.rule.lookup ?? ''];
    if (!definition || !evaluateCondition(definition.when, { data: start.with, context: now().context })) return;
    const lookup = { start, isQuiet };
    take(beginLookup(form(), lookup, plan), isQuiet);
    const answer = await services.runLookup(definition, start.with);
    const end = endLookup(form(), lookup, answer, now());
    take(end, isQuiet);
    if (end.tells) services.tellLookup(definition, end.tells);
  };

  /** A few at a time: a long list must not ask for all its rows at once. */
  const runQuietly = createPool(QUIET_LOOKUPS, (start: LookupStart) => run(start, true));
  return { start: run, startLoaded: () => runQuietly(loadedLookups(plan, form().tab, now().context)) };
}
