import { isEqual } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { type LookupStart, lookupKey, presentLookup, triggersOf } from '../state/change';
import { applyAnswer, type LookupAnswer } from '../state/lookup';
import type { FieldStep, FormState, StepInput } from './formState';
import type { FormLookups, LookupMark } from './lookupState';
import { takeChange } from './takeChange';

/** A lookup, and whether nothing is said of it, as of those of loaded data. */
export interface Lookup {
  start: LookupStart;
  isQuiet: boolean;
}

/** A form after a lookup has ended, and what has to be said beside its fields. */
export interface LookupEnd extends FieldStep {
  tells?: 'notFound' | 'failed';
}

/** A lookup is under way, in the stead of an earlier one of the same rule and row. */
export function beginLookup(form: FormState, lookup: Lookup, plan: TabPlan): FieldStep {
  const { start } = lookup;
  const running = new Map(form.lookups.running).set(lookupKey(start.rule, start.index), start.with);
  return markTriggers({ form: { ...form, lookups: { ...form.lookups, running } } }, lookup, 'searching', plan);
}

/** Takes an answer, unless it was asked for otherwise since, or what was asked for is another thing by now. */
export function endLookup(form: FormState, lookup: Lookup, answer: LookupAnswer, input: StepInput): LookupEnd {
  const { plan, context } = input;
  const { start, isQuiet } = lookup;
  const key = lookupKey(start.rule, start.index);
  if (form.lookups.running.get(key) !== start.with) return { form };
  const running = new Map(form.lookups.running);
  running.delete(key);
  const ended: FormState = { ...form, lookups: { ...form.lookups, running } };
  const current = presentLookup(plan, form.tab, start, context);
  if (!isEqual(current?.with, start.with)) return markTriggers({ form: ended }, lookup, undefined, plan);
  const taken = takeChange(ended, applyAnswer(plan, form.tab, start, answer, context, isQuiet), input);
  const { kind } = answer;
  const mark = kind === 'found' || kind === 'offline' ? kind : undefined;
  const marked = markTriggers(taken, lookup, mark, plan);
  return !isQuiet && (kind === 'notFound' || kind === 'failed') ? { ...marked, tells: kind } : marked;
}

/** Says at the fields that start a lookup how it stands, unless nothing is said of it. */
function markTriggers(
  step: FieldStep,
  { start, isQuiet }: Lookup,
  mark: LookupMark | undefined,
  plan: TabPlan,
): FieldStep {
  if (isQuiet) return step;
  const { form, news = [] } = step;
  const triggers = triggersOf(plan, start);
  const marks = new Map(form.lookups.marks);
  for (const pointer of triggers) {
    if (mark) marks.set(pointer, mark);
    else marks.delete(pointer);
  }
  return {
    ...step,
    form: { ...form, lookups: { ...form.lookups, marks } },
    news: [...new Set([...news, ...triggers])],
  };
}

/** Forgets what is said at a field, as it is edited. */
export function withoutMark(lookups: FormLookups, pointer: Pointer): FormLookups {
  if (!lookups.marks.has(pointer)) return lookups;
  const marks = new Map(lookups.marks);
  marks.delete(pointer);
  return { ...lookups, marks };
}

/** Forgets what is said at the rows of a list. */
export function withoutMarksOf(lookups: FormLookups, list: string): FormLookups {
  const isElsewhere = ([pointer]: [Pointer, LookupMark]) => !pointer.startsWith(`/${list}/`);
  return { ...lookups, marks: new Map([...lookups.marks].filter(isElsewhere)) };
}
