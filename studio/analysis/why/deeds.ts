import type { Action } from '../../../engine/definition';

/** What is about to be done: `row` with a row of a list. */
export interface Deed {
  action: Action;
  row?: { list: string; index: number };
}

/** How a button is asked about: `ask:advance`, `ask:update/contatos/2`. */
export const nameOfDeed = ({ action, row }: Deed): string => `ask:${action}${row ? `/${row.list}/${row.index}` : ''}`;

/** The other way round; `undefined` for the name of anything else. */
export function readDeed(at: string): Deed | undefined {
  const [, action, list, index] = /^ask:(\w+)(?:\/([^/]+)\/(\d+))?$/.exec(at) ?? [];
  if (action === undefined) return undefined;
  return { action: action as Action, ...(list !== undefined && { row: { list, index: Number(index) } }) };
}
