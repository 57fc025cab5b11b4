import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import type { LookupDefinition } from '../definition/types';
import { isEqual, type JsonObject } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import {
  type ChangeResult,
  type LookupStart,
  loadedLookups,
  lookupKey,
  presentLookup,
  triggersOf,
} from '../state/change';
import { applyAnswer, type LookupAnswer } from '../state/lookup';
import type { TabState } from '../state/state';
import { createPool } from './pool';

/** What is said at the fields that start a lookup. */
export type LookupMark = 'searching' | 'found' | 'offline';

/** What the lookups of a form need of it. */
export interface FormLookupsInput {
  plan: TabPlan;
  lookups: Record<string, LookupDefinition>;
  state(): TabState;
  context(): Context;
  /** Makes the call of a lookup. */
  run(definition: LookupDefinition, args: JsonObject): Promise<LookupAnswer>;
  /** Shows what a lookup has to say when nothing was found or the call failed. */
  tell(definition: LookupDefinition, kind: 'notFound' | 'failed'): void;
  commit(result: ChangeResult, quiet: boolean): void;
  notify(pointers: Iterable<Pointer>): void;
}

/** The lookups of a form: under way or answered, at the fields that start them. */
export interface FormLookups {
  at(pointer: Pointer): LookupMark | undefined;
  start(start: LookupStart, quiet: boolean): Promise<void>;
  /** Asks for everything that the loaded data have lookups for, without a word. */
  startLoaded(): void;
  /** Forgets the mark of a field, or of all rows of a list. */
  forget(place: { pointer: Pointer } | { list: string }): void;
  clear(): void;
}

/** Lookups of stored data that run at the same time. */
const QUIET_LOOKUPS = 4;

/** No lookup under way at first. */
export function createFormLookups({ plan, state, context, commit, ...input }: FormLookupsInput): FormLookups {
  const marks = new Map<Pointer, LookupMark>();
  const running = new Map<string, JsonObject>();

  const look = async (start: LookupStart, quiet: boolean) => {
    const definition = input.lookups[start.rule.rule.lookup ?? ''];
    if (!definition || !evaluateCondition(definition.when, { data: start.with, context: context() })) return;
    const triggers = triggersOf(plan, start);
    const key = lookupKey(start.rule, start.index);
    running.set(key, start.with);
    const mark = (status?: LookupMark) => {
      if (quiet) return;
      for (const pointer of triggers) {
        if (status) marks.set(pointer, status);
        else marks.delete(pointer);
      }
      input.notify(triggers);
    };
    mark('searching');
    const answer = await input.run(definition, start.with);
    const current = presentLookup(plan, state(), start, context());
    if (running.get(key) !== start.with) return;
    running.delete(key);
    if (!isEqual(current?.with, start.with)) return mark();
    commit(applyAnswer(plan, state(), start, answer, context(), quiet), quiet);
    mark(answer.kind === 'found' || answer.kind === 'offline' ? answer.kind : undefined);
    if (!quiet && (answer.kind === 'notFound' || answer.kind === 'failed')) input.tell(definition, answer.kind);
  };

  /** A few at a time: a long list must not ask for all its rows at once. */
  const lookQuietly = createPool(QUIET_LOOKUPS, (start: LookupStart) => look(start, true));
  return {
    at: (pointer) => marks.get(pointer),
    start: look,
    startLoaded: () => lookQuietly(loadedLookups(plan, state(), context())),
    forget(place) {
      if ('pointer' in place) marks.delete(place.pointer);
      else for (const pointer of [...marks.keys()]) if (pointer.startsWith(`/${place.list}/`)) marks.delete(pointer);
    },
    clear() {
      marks.clear();
      running.clear();
    },
  };
}
