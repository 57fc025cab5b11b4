import { type Context, evaluateCondition } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';

/** What a condition comes to on paper: it holds, it cannot hold, or the reader has to look whether it does. */
export type OnPaper = 'always' | 'never' | Condition;

/** What a form on paper is asked in. */
export interface PaperScope {
  context: Context;
  /** Whether a field is asked: what a button of the screen opens is open on paper. */
  isAsked: (name: string) => boolean;
}

/** Known before anybody writes: settings, and that it is a new registration. */
const KNOWN = /^\$(settings\/|mode$)/;

/** A condition without what is known already. */
export function onPaper(when: Condition | undefined, scope: PaperScope): OnPaper {
  const parts = Object.entries(when ?? {}).map(([key, value]) => partOnPaper(key, value, scope));
  if (parts.includes('never')) return 'never';
  const open = parts.filter((part) => part !== 'always');
  return open.length === 0 ? 'always' : (Object.assign({}, ...open) as Condition);
}

function partOnPaper(key: string, value: unknown, scope: PaperScope): OnPaper {
  if (key === 'anyOf' || key === 'allOf') return manyOnPaper(key, value as Condition[], scope);
  if (key === 'not') return turned(onPaper(value as Condition, scope));
  const own = { [key]: value } as Condition;
  if (KNOWN.test(key)) return evaluateCondition(own, { data: {}, context: scope.context }) ? 'always' : 'never';
  return key.startsWith('$') || scope.isAsked(key) ? own : 'always';
}

function manyOnPaper(key: 'anyOf' | 'allOf', conditions: Condition[], scope: PaperScope): OnPaper {
  const [ends, falls] = key === 'anyOf' ? (['always', 'never'] as const) : (['never', 'always'] as const);
  const parts = conditions.map((condition) => onPaper(condition, scope));
  if (parts.includes(ends)) return ends;
  const open = parts.filter((part): part is Condition => part !== falls);
  if (open.length === 0) return falls;
  return open.length === 1 ? (open[0] as Condition) : ({ [key]: open } as Condition);
}

function turned(inner: OnPaper): OnPaper {
  if (inner === 'always') return 'never';
  return inner === 'never' ? 'always' : ({ not: inner } as Condition);
}

/** Any of several conditions; without one there is nothing to look for. */
export function anyOnPaper(conditions: readonly (Condition | undefined)[], scope: PaperScope): OnPaper {
  if (conditions.length === 0) return 'always';
  return manyOnPaper(
    'anyOf',
    conditions.map((condition) => condition ?? {}),
    scope,
  );
}
