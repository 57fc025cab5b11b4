import { entriesOf } from '../../analyse/entries';
import type { RuleDefinition, TabDefinition } from '../../core/definition/types';
import { parsePointer, toPointer } from '../../core/pointer';
import type { SchemasModel } from '../model/model';
import { type Problem, problemAt } from '../problems/problem';
import { say } from '../problems/say';
import type { Elsewhere, Place, Source, Use } from '../problems/source';
import { suggestion } from '../problems/words';
import { placeBefore, withNames } from './ruleNames';

/** A rule as a tab writes it: whole, or a shared one with what is otherwise here. */
export interface WrittenRule extends RuleDefinition {
  /** The id of a rule of shared.json; keys beside it win. */
  rule?: string;
  /** The fields of this place by the names that the shared rule has for them. */
  names?: Record<string, string>;
}

/** What is shared by name, with the file that holds it. */
type Shared = Pick<SchemasModel, 'shared' | 'sharedSource'>;

/** A rule of shared.json in the place of its name. */
interface PlacedRule {
  /** As shared.json writes it, and with the names of the place. */
  rule: RuleDefinition;
  named: RuleDefinition;
  /** Where shared.json holds it. */
  pointer: string;
  /** The keys that the place writes itself. */
  own: Partial<RuleDefinition>;
  use: Use;
}

interface ResolvedRules {
  rules: RuleDefinition[];
  /** Those of shared.json, by the pointer of their place. */
  placed: [pointer: string, rule: PlacedRule][];
  problems: Problem[];
}

/** A tab with shared rules in the place of their names, its own and those of its lists, and a source that knows where they stand. */
export function withSharedRules(
  source: Source,
  tab: TabDefinition,
  shared: Shared,
): { source: Source; definition: TabDefinition; uses: Use[]; problems: Problem[] } {
  const own = resolveRules(tab.rules ?? [], shared, { source, pointer: '/rules' });
  const all = [own];
  const lists = Object.entries(tab.collections ?? {}).map(([list, collection]) => {
    if (!collection.rules) return [list, collection];
    const pointer = `${toPointer(['collections', list])}/rules`;
    const resolved = resolveRules(collection.rules, shared, { source, pointer });
    all.push(resolved);
    return [list, { ...collection, rules: resolved.rules }];
  });
  const definition: TabDefinition = {
    ...tab,
    ...(tab.rules && { rules: own.rules }),
    ...(tab.collections && { collections: Object.fromEntries(lists) }),
  };
  const placed = all.flatMap((resolved) => resolved.placed);
  const elsewhere: Source['elsewhere'] = (place) => {
    const [at, found] = placed.find(([pointer]) => place.pointer.startsWith(`${pointer}/`)) ?? [];
    return found && shared.sharedSource && standsIn(shared.sharedSource, place, at as string, found);
  };
  return {
    source: { ...source, elsewhere },
    definition,
    uses: placed.map(([, { use }]) => use),
    problems: all.flatMap(({ problems }) => problems),
  };
}

/** Whether a rule names none of shared.json; so it is with one that was refused. */
const isWhole = (written: WrittenRule | undefined): boolean => written?.rule === undefined;

/** The rules of a tab or list at `pointer`, shared ones in the place of their names; a hole where there is none. */
function resolveRules(
  rules: readonly WrittenRule[],
  { shared }: Shared,
  { source, pointer }: { source: Source; pointer: string },
): ResolvedRules {
  const problems: Problem[] = [];
  const placed: ResolvedRules['placed'] = [];
  if (rules.every(isWhole)) return { rules: rules as RuleDefinition[], placed, problems };
  const known = entriesOf(shared.rules);
  const resolved = rules.map((written, index) => {
    const { rule: name, names = {}, ...own } = written ?? {};
    if (name === undefined) return written;
    const at = `${pointer}/${index}`;
    const [rule, position] = known.find(([{ id }]) => id === name) ?? [];
    if (!rule) {
      const ids = known.map(([{ id }]) => id);
      const message = say`A regra "${name}" não está em shared.json. ${suggestion(name, ids)}`;
      problems.push(problemAt(source, 'DEF_UNKNOWN_RULE', { pointer: `${at}/rule` }, message));
      return undefined;
    }
    const used = new Set<string>();
    const named = withNames(rule, (text) => {
      used.add(text);
      return Object.hasOwn(names, text) ? (names[text] as string) : text;
    });
    for (const unused of Object.keys(names).filter((text) => !used.has(text))) {
      const message = say`A regra "${name}" de shared.json não usa o nome "${unused}". ${suggestion(unused, used)}`;
      const place = { pointer: `${at}/names${toPointer([unused])}`, at: 'key' as const };
      problems.push(problemAt(source, 'DEF_UNKNOWN_PARAMETER', place, message));
    }
    const use: Use = { item: `rules/${name}`, source, pointer: `${at}/rule` };
    placed.push([at, { rule, named, pointer: `/rules/${position}`, own, use }]);
    return { ...named, ...own };
  });
  return { rules: resolved as RuleDefinition[], placed, problems };
}

/** Where a value of a shared rule at `at` stands: in shared.json, in `names` of its place, or where the place says. */
function standsIn(shared: Source, place: Place, at: string, found: PlacedRule): Elsewhere | undefined {
  const pointer = place.pointer.slice(at.length);
  const [key = ''] = parsePointer(pointer);
  if (key in found.own || !(key in found.rule)) return undefined;
  const before = placeBefore(pointer, found.named, found.rule);
  const name = place.at === 'key' ? before.key : before.value;
  const { source } = found.use;
  if (name !== undefined) return { source, pointer: `${at}/names${toPointer([name])}` };
  return { ...place, source: shared, pointer: found.pointer + before.pointer, use: found.use };
}
