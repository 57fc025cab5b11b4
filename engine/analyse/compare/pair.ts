import { isEmpty, type Json, type JsonObject } from '../../core/json';
import type { FieldPlan } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { getAt, setAt } from '../../core/pointer';
import { rowsOf } from '../../core/state/state';
import type { Subject } from '../subject';
import type { WitnessInput } from '../witnesses';
import { type CodeMaps, codeNow, type Reading } from './reading';
import type { CompareInput, Locate } from './types';

/** One version of a tab, or of a form of a list. */
export interface Side {
  subject: Subject;
  input: WitnessInput;
  at: Locate;
}

/** A tab, or a form of a list, in both versions. */
export interface Pair {
  before: Side;
  after: Side;
  /** Fields that have another name now, by node: what they were called and what they are called. */
  renames: ReadonlyMap<string, string>;
  /** Codes of options that steps map. */
  codes: CodeMaps;
  /** References to fields of other tabs that steps moved: `$tabs/a/X` to `$tabs/b/X`. */
  elsewhere: ReadonlyMap<string, string>;
  /** What steps fill new fields with, by node. */
  fills: ReadonlyMap<string, Json>;
  input: CompareInput;
}

/** How conditions of the earlier version are read, so that they name what the later one names. */
export const readingOf = ({ renames, codes, elsewhere }: Pair): Reading => {
  return { rename: new Map([...renames, ...elsewhere]), codes };
};

/** What a field of the earlier version is called now. */
export const nowCalled = ({ renames }: Pair, node: string): string => renames.get(node) ?? node;

/** The names of the earlier version by those of the later one. */
export const backward = (renames: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...renames].map(([from, to]) => [to, from]));

/** The data of the earlier version under the names, and with the codes, of the later one. */
export function carried(data: JsonObject, { renames, codes, fills }: Pair): JsonObject {
  let moved = data;
  for (const [from, to] of renames) {
    const [list, name] = from.split('[]/') as [string, string | undefined];
    if (name === undefined) {
      const value = getAt(moved, from.split('/'));
      moved = setAt(setAt(moved, from.split('/'), undefined), to.split('/'), value);
      continue;
    }
    const now = to.split('[]/')[1] ?? name;
    const rows = rowsOf(moved, list).map(({ [name]: value, ...row }) => ({
      ...row,
      ...(value !== undefined && { [now]: value }),
    }));
    if (rows.length > 0) moved = { ...moved, [list]: rows };
  }
  for (const [node, map] of codes) {
    const steps = node.split('/');
    const isHere = !node.includes('[]/') && !node.startsWith('$');
    const value = isHere ? getAt(moved, steps) : undefined;
    if (value === undefined) continue;
    const now = codeNow(map, value);
    moved = setAt(moved, steps, now === null ? undefined : now);
  }
  for (const [node, value] of fills) {
    if (isEmpty(getAt(moved, node.split('/')))) moved = setAt(moved, node.split('/'), value);
  }
  return moved;
}

/** A text or block of the screen, which has no value. */
export const isValueless = ({ node }: FieldPlan, { schemas }: Subject): boolean => !schemas.has(node);

/** A row of a list with forms is looked at in each of its forms. */
export const isOfForms = ({ list }: FieldPlan, plan: TabPlan): boolean =>
  list !== undefined && !plan.lists.includes(list);
