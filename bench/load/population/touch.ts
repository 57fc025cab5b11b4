import { explained, type Touched } from './explain';
import { openApplication } from './open';
import { askInMemory, type Side, sideOf, signSomeIn } from './side';
import { WAYS } from './ways';

/** What the statements of each way touch, by the name of the way: those of a way that has been gone before. */
export type TouchedByWay = Record<string, Touched[]>;

/** Customers that the ways need. */
const CUSTOMERS = 22;

/** Goes each way in this process, over a population at this address. */
export async function touchedByWays(url: string, definitionsDir?: string): Promise<TouchedByWay> {
  const opened = await openApplication(url, definitionsDir);
  try {
    const customers = await signSomeIn(opened, CUSTOMERS);
    const side = await sideOf(opened, askInMemory(opened), customers);
    const touched: TouchedByWay = {};
    for (const [name] of Object.entries(WAYS)) touched[name] = await touchedBy(side, name);
    return touched;
  } finally {
    await opened.close();
  }
}

async function touchedBy(side: Side, name: string): Promise<Touched[]> {
  const way = WAYS[name];
  if (!way) return [];
  const all: Touched[][] = [];
  // The first time it fills what is kept in memory; both kinds of logins come after it.
  for (const index of [0, 1, 2]) {
    await way.prepare?.(side);
    const customer = side.customers.at(-1 - index) as Side['customers'][number];
    const act = () => way.act(side, customer, index);
    if (index === 0) await act();
    else all.push(await explained(act));
  }
  return all.flat();
}

/** How much more a statement may touch in a larger population: a level of an index or two, and pages that are fuller. */
const MORE = { times: 2, pages: 12 };

/** The statements of a larger population that touch more than in a smaller one, each with what they touch. */
export function growing(small: TouchedByWay, large: TouchedByWay): { way: string; less: number; more: Touched }[] {
  return Object.entries(large).flatMap(([way, all]) => {
    const before = mostByStatement(small[way] ?? []);
    return [...mostByStatement(all).values()].flatMap((more) => {
      const less = before.get(more.statement)?.pages ?? 0;
      return more.pages > less * MORE.times + MORE.pages ? [{ way, less, more }] : [];
    });
  });
}

function mostByStatement(all: readonly Touched[]): Map<string, Touched> {
  const most = new Map<string, Touched>();
  for (const one of all) {
    const known = most.get(one.statement);
    if (!known || known.pages < one.pages) most.set(one.statement, one);
  }
  return most;
}

/** Pages that a way touches, all its statements together. */
export const pagesOf = (touched: readonly Touched[]): number => touched.reduce((sum, { pages }) => sum + pages, 0);
