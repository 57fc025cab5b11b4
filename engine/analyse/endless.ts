import { keysSaying } from '../core/effects/told';
import { isInPlace } from '../core/plan/fields';
import { parseReference } from '../core/plan/references';
import { toPointer } from '../core/pointer';
import { locate } from '../core/state/state';
import type { Finding } from './finding';
import { holdsAt } from './reach';
import { refusalOf, validatorOf } from './refusals';
import { type Search, searchFor, valuesAt } from './search';
import type { Choice, Moment, Variable } from './states';
import type { Subject, SubjectRule } from './subject';
import type { WitnessInput } from './witnesses';

/**
 * Rules that report an error which, once it stands, nobody can end: whatever open field of the tab is changed, or in
 * another tab. Validators (`check`) are left out: what ends them no condition says.
 */
export function endlessErrors(subject: Subject, input: WitnessInput): Finding[] {
  return subject.rules.flatMap((entry) => {
    const { rule, list } = entry;
    if (!refusalOf(rule) || validatorOf(rule)) return [];
    const question = { conditions: [{ when: rule.when, list }], flags: true };
    const search = searchFor(subject, question, input);
    const stuck = search && firstStuck(subject, entry, search);
    if (!search || !stuck) return [];
    const pointer = `${entry.pointer}${toPointer(keysSaying('error').slice(0, 1))}`;
    return [{ kind: 'endlessError', pointer, rule: rule.id, values: valuesAt(search, stuck) }];
  });
}

/** A moment with the error from which no change of an open field leads to one without it. */
function firstStuck(subject: Subject, entry: SubjectRule, search: Search): Moment | undefined {
  const endable = new Set<string>();
  for (const moment of search.moments()) {
    if (!holdsAt(subject, entry, moment)) continue;
    const way = wayOut(subject, entry, search, moment, endable);
    if (!way) return moment;
    for (const key of way) endable.add(key);
  }
  return undefined;
}

/** The keys of the moments on the shortest way to one without the error, or to one known to have a way. */
function wayOut(
  subject: Subject,
  entry: SubjectRule,
  search: Search,
  start: Moment,
  endable: ReadonlySet<string>,
): string[] | undefined {
  const before = new Map<string, string | undefined>([[start.choice.join(), undefined]]);
  const queue = [start];
  for (let moment = queue.shift(); moment !== undefined; moment = queue.shift()) {
    const here = moment.choice.join();
    if (endable.has(here)) return backFrom(here, before);
    for (const choice of changesOf(subject, search, moment)) {
      const key = choice.join();
      if (before.has(key)) continue;
      before.set(key, here);
      const next = search.at(choice);
      if (!holdsAt(subject, entry, next)) return backFrom(here, before);
      queue.push(next);
    }
  }
  return undefined;
}

function backFrom(key: string, before: ReadonlyMap<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let at: string | undefined = key; at !== undefined; at = before.get(at)) way.push(at);
  return way;
}

/** The choices that the customer can get to with one change. */
function changesOf(subject: Subject, { variables }: Search, moment: Moment): Choice[] {
  return variables.flatMap((variable, at) => {
    if (!isOpen(subject, variable, moment)) return [];
    return variable.values.flatMap((_, value) =>
      value === moment.choice[at] ? [] : [moment.choice.map((own, index) => (index === at ? value : own))],
    );
  });
}

/** Whether the customer can change a variable now: a field on the screen that is not locked, rows, another tab. */
function isOpen({ plan, shown }: Subject, { kind, key }: Variable, { state }: Moment): boolean {
  if (kind === 'context') return ['tabs', 'field', 'others'].includes(parseReference(key).kind);
  const pointer = `/${key}`;
  const field = locate(plan, pointer)?.field;
  if (!field || state.hidden.has(pointer) || state.locked.has(pointer)) return false;
  if (kind === 'list')
    return shown.has(key) || isInPlace(plan.definition.collections?.[key]) || field.block !== undefined;
  return shown.has(key) || field.block !== undefined;
}
