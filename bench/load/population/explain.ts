import pg from 'pg';

/** What one statement has touched. */
export interface Touched {
  statement: string;
  /** Pages of 8 kB, from memory or from the disk. */
  pages: number;
  /** Rows that were looked at and left aside, and tables that were read from end to end. */
  discarded: number;
  scanned: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Actual Loops'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

type Query = (...given: unknown[]) => unknown;

/**
 * Runs something, and has each of its statements explained right before it is done, on the same connection and undone
 * again: as it is planned then, with the values that it has. What triggers of the database do is not among it.
 */
export async function explained(work: () => Promise<void>): Promise<Touched[]> {
  const touched: Promise<Touched | undefined>[] = [];
  const own = pg.Client.prototype as unknown as { query: Query };
  const real = own.query;
  const within = new WeakSet<object>();
  const last = new WeakMap<object, Promise<unknown>>();
  own.query = function (this: object, ...given: unknown[]) {
    const [config, values] = given as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof config === 'string' ? config : config?.text;
    const ask: Query = (...asked) => real.apply(this, asked);
    // One after the other on each connection: the driver is to have no statement waiting.
    let turn = last.get(this) ?? Promise.resolve();
    if (typeof text === 'string') {
      if (/^begin/i.test(text)) within.add(this);
      if (/^(commit|rollback)(?! to)/i.test(text)) within.delete(this);
      const bound = Array.isArray(values) ? values : typeof config === 'object' ? config.values : undefined;
      if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) {
        const asked = { text, values: bound ?? [], isWithin: within.has(this) };
        const explanation = turn.then(() => explain(ask, asked));
        touched.push(explanation);
        turn = explanation.catch(() => undefined);
      }
    }
    const answer = turn.then(() => ask(...given));
    last.set(
      this,
      answer.catch(() => undefined),
    );
    return answer;
  };
  try {
    await work();
  } finally {
    own.query = real;
  }
  return (await Promise.all(touched)).flatMap((one) => one ?? []);
}

async function explain(
  ask: Query,
  { text, values, isWithin }: { text: string; values: unknown[]; isWithin: boolean },
): Promise<Touched | undefined> {
  const [begin, undo] = isWithin ? ['savepoint explained', 'rollback to explained'] : ['begin', 'rollback'];
  await ask(begin);
  const answer = ask({ text: `explain (analyze, buffers, format json) ${text}`, values }) as Promise<{
    rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[];
  }>;
  // Undone also where it fails.
  const { rows } = await answer.finally(() => ask(undo));
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan && { statement: text.replaceAll(/\s+/g, ' ').trim(), ...sumOf(plan) };
}

function sumOf(plan: PlanNode): Omit<Touched, 'statement'> {
  const nodes = nodesOf(plan);
  return {
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    discarded: nodes.reduce(
      (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1),
      0,
    ),
    scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
  };
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
