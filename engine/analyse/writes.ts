import { evaluateCondition } from '../core/condition/evaluate';
import { keysActing, namesUnder } from '../core/effects/told';
import { isEqual, type Json } from '../core/json';
import { nodeOf } from '../core/plan/rules';
import { toPointer } from '../core/pointer';
import { rowsOf, scopeOf } from '../core/state/state';
import type { Finding } from './finding';
import { findMoment, valuesAt } from './search';
import type { Moment } from './states';
import type { Subject, SubjectRule } from './subject';
import type { WitnessInput } from './witnesses';

/** What an event writes into a field: a value, or nothing when it empties it. */
interface Write {
  entry: SubjectRule;
  node: string;
  value: Json | undefined;
  pointer: string;
  at?: 'key';
}

/** Rules of one trigger that write different values into one field, and may both hold: only the last one would count. */
export function twoValues(subject: Subject, input: WitnessInput): Finding[] {
  const writes = subject.rules.flatMap((entry) => writesOf(subject, entry));
  return writes.flatMap((write, index): Finding[] => {
    for (const earlier of writes.slice(0, index)) {
      if (earlier.node !== write.node || isEqual(earlier.value, write.value)) continue;
      if (!haveOneTrigger(earlier.entry, write.entry)) continue;
      const pair = [earlier.entry, write.entry];
      const both = (moment: Moment) =>
        rowsAt(subject, write.entry, moment).some((row) => pair.every((one) => row(one)));
      const question = { conditions: pair.map(({ rule, list }) => ({ when: rule.when, list })) };
      const found = findMoment(subject, question, input, both);
      if (found === undefined || found === 'open') continue;
      const rules = pair.map(({ rule }) => rule.id);
      const values = valuesAt(found.search, found.moment);
      const { node, pointer, at } = write;
      return [{ kind: 'twoValues', pointer, ...(at && { at }), node, rules, values }];
    }
    return [];
  });
}

/** What a rule writes, as the core took it in, with the places of the names. */
function writesOf({ plan }: Subject, entry: SubjectRule): Write[] {
  const { rule, pointer, list } = entry;
  const taken = new Map<string, number>();
  return keysActing('writes').flatMap((key) =>
    namesUnder(rule, key).flatMap(({ name, step, at }): Write[] => {
      const node = nodeOf(name, list);
      const turn = taken.get(node) ?? 0;
      taken.set(node, turn + 1);
      const write = plan.nodes.get(node)?.writes.filter((each) => each.rule === rule)[turn];
      if (!write) return [];
      const value = write.operand as Json | undefined;
      return [{ entry, node, value, pointer: `${pointer}${toPointer([key, step])}`, ...(at && { at }) }];
    }),
  );
}

function haveOneTrigger(one: SubjectRule, other: SubjectRule): boolean {
  const triggers = (one.rule.on ?? []).map((name) => nodeOf(name, one.list));
  return (other.rule.on ?? []).some((name) => triggers.includes(nodeOf(name, other.list)));
}

/** Of each row that a rule is for: whether a rule holds there. */
function rowsAt({ plan }: Subject, { list }: SubjectRule, { state, context }: Moment) {
  const rows = list === undefined ? [undefined] : rowsOf(state.data, list).map((_, index) => index);
  return rows.map((index) => ({ rule, list: own }: SubjectRule) => {
    return evaluateCondition(rule.when, scopeOf(plan, state.data, context, own, own === undefined ? undefined : index));
  });
}
