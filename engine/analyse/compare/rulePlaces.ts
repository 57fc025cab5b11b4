import { isEqual } from '../../core/json';
import type { FieldPlan } from '../../core/plan/fields';
import type { SubjectRule } from '../subject';
import type { Found } from './found';
import type { Pair, Side } from './pair';

const ruleOf = ({ subject }: Side, id: string): SubjectRule | undefined =>
  subject.rules.find(({ rule }) => rule.id === id);

/**
 * Where a difference of a field stands that rules bring about: the first rule that acts on it and is new or changed,
 * else the first that is gone, else the field.
 */
export function placeOfRules(
  { before, after }: Pair,
  was: readonly string[],
  is: readonly string[],
  field: FieldPlan,
): Pick<Found, 'version' | 'at' | 'pointer' | 'rules' | 'key'> {
  const isOther = (id: string) => !isEqual(ruleOf(before, id)?.rule, ruleOf(after, id)?.rule);
  const rules = [...new Set([...was, ...is])].filter(isOther);
  const changed = is.flatMap((id) => (isOther(id) ? (ruleOf(after, id) ?? []) : []))[0];
  if (changed) return { version: 'after', at: after.at, pointer: changed.pointer, rules };
  const gone = was.flatMap((id) => (isOther(id) ? (ruleOf(before, id) ?? []) : []))[0];
  if (gone) {
    const still = ruleOf(after, gone.rule.id);
    if (still) return { version: 'after', at: after.at, pointer: still.pointer, rules };
    return { version: 'before', at: before.at, pointer: gone.pointer, rules };
  }
  return { version: 'after', at: after.at, pointer: after.subject.schemas.get(field.node) ?? '', rules, key: true };
}
