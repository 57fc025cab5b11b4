import type { Condition } from '../../../core/definition/types';
import { isObject, type Json, type JsonObject } from '../../../core/json';
import { readingsOf } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { type Resolved, resolveReference, rowScope, type Scope, tabScope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { problemsOf } from '../values/references';

/** The rows that `list` of an option names, or why it names none. */
export interface NamedRows {
  rows?: Scope;
  problem?: Resolved['problem'];
}

/** The rows of `"aba/lista"`, a list of any tab of the wizard. Nothing for a tab that cannot be used. */
export function rowsNamedBy(tab: TabModel, list: Json | undefined): NamedRows {
  if (typeof list !== 'string') return {};
  const { rows, entry, problem } = resolveReference(`$tabs/${list}`, tabScope(tab));
  if (problem) return { problem };
  const other = tab.wizard.tabs.get(list.split('/', 1)[0] as string);
  if (!entry || !other) return {};
  if (rows) return { rows: rowScope(tabScope(other), entry.name, rows) };
  return {
    problem: { code: 'DEF_WRONG_TYPE', message: say`"${list}" não é uma lista com linhas. Esperado: "aba/lista".` },
  };
}

/** What is wrong with the list and the condition of an option that names rows. */
export function rowsProblems(
  { source }: TabModel,
  { when }: JsonObject,
  { pointer, rows, problem }: NamedRows & { pointer: string },
): Problem[] {
  if (problem) return [problemAt(source, problem.code, { pointer: `${pointer}/list` }, problem.message)];
  if (!rows || !isObject(when)) return [];
  return problemsOf(source, readingsOf(when as Condition, `${pointer}/when`, rows));
}
