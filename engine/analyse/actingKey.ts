import type { RuleDefinition } from '../core/definition/types';
import { givenIn, keysActing, namesUnder } from '../core/effects/told';
import type { Puts } from '../core/effects/types';
import type { TabPlan } from '../core/plan/plan';
import { compileRules } from '../core/plan/rules';
import type { SubjectRule } from './subject';

/**
 * The key by which a rule shows, requires, locks, computes or writes a field; of several, the one that alone would. Costs a
 * look at all fields for each of several.
 */
export function actingKey(plan: TabPlan, of: Pick<SubjectRule, 'rule' | 'list'>, node: string, puts: Puts): string {
  const keys = keysActing(puts).filter((key) => givenIn(of.rule, key) !== undefined);
  const own = keys.length > 1 ? keys.find((key) => actsAlone(plan, of, { node, puts, key, keys })) : undefined;
  return own ?? keys[0] ?? '';
}

/** Those of some rules that show, require, lock, compute or write what they call by a name. */
export function rulesActing(rules: readonly RuleDefinition[], puts: Puts, name: string): RuleDefinition[] {
  const keys = keysActing(puts);
  return rules.filter((rule) => keys.some((key) => namesUnder(rule, key).some((each) => each.name === name)));
}

interface Alone {
  node: string;
  puts: Puts;
  key: string;
  keys: readonly string[];
}

function actsAlone({ fields, sections }: TabPlan, { rule, list }: Pick<SubjectRule, 'rule' | 'list'>, of: Alone) {
  const kept = Object.entries(rule).filter(([key]) => key === of.key || !of.keys.includes(key));
  const alone = { rule: Object.fromEntries(kept) as unknown as typeof rule, ...(list !== undefined && { list }) };
  const found = compileRules([alone], fields, sections).nodes.get(of.node);
  return found !== undefined && found[of.puts].length + (of.puts === 'shows' ? found.sectionShows.length : 0) > 0;
}
