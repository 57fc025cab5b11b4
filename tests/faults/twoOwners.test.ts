import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Whether this machine lets a process have a table of process ids of its own, as a container has. */
const IN_NAMESPACE = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];
const hasNamespaces = spawnSync(IN_NAMESPACE[0] as string, [...IN_NAMESPACE.slice(1), 'true']).status === 0;

let dataDir: string;
let running: Holder[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ficha-owners-'));
  running = [];
});
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL');
});

interface Holder {
  child: ChildProcess;
  /** What it said so far: `opening` where that takes long, `open`, then the number of each row that it added. */
  said: string[];
  errors: () => string;
}

const hold = (name: string, ...prefix: string[]) => start([name], prefix);

/** Takes so many milliseconds to open the database. */
const holdLate = (name: string, opening: number) => start([name, '1', 'Infinity', String(opening)]);

function start(options: string[], prefix: string[] = []): Holder {
  const [command = '', ...words] = [...prefix, process.execPath, '--import', 'tsx', 'tests/faults/holder.ts'];
  const child = spawn(command, [...words, dataDir, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  let errors = '';
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const holder = { child, said, errors: () => errors };
  running.push(holder);
  return holder;
}

const adds = (holder: Holder, rows = 5) => {
  const from = holder.said.length;
  return expect.poll(() => holder.said.length, { timeout: 60_000 }).toBeGreaterThan(from + rows);
};

/** Ends it in order. Gives back how many rows of each the database has. */
async function end({ child, said }: Holder): Promise<Record<string, number>> {
  child.kill('SIGTERM');
  await once(child, 'exit');
  const rows = JSON.parse(said.at(-1) as string) as { name: string; count: number }[];
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const added = ({ said }: Holder) => said.filter((line) => /^\d+$/.test(line)).length;

describe('two processes on one data directory', () => {
  it('of which the first froze: the second goes on, the first stops when it wakes, and nothing is lost', async () => {
    const first = hold('first');
    await adds(first);
    first.child.kill('SIGSTOP');
    const second = hold('second');
    await adds(second);
    first.child.kill('SIGCONT');
    const [code] = await once(first.child, 'exit');
    expect(code).toBe(1);
    expect(first.errors()).toContain(
      `Another process has taken the data directory ${dataDir}: this one stops without writing.`,
    );
    await adds(second);
    const rows = await end(second);
    expect(rows.second).toBe(added(second));
    // The last one may have been added and not told of.
    expect(rows.first).toBeGreaterThanOrEqual(added(first));
    const third = hold('third');
    await adds(third);
    expect(await end(third)).toMatchObject(rows);
  }, 200_000);

  it('of which the first takes longer to open the database than a lock lives: the second is refused', async () => {
    const first = holdLate('first', 90_000);
    await expect.poll(() => first.said, { timeout: 60_000 }).toEqual(['opening']);
    const second = hold('second');
    const [code] = await once(second.child, 'exit');
    expect(code).not.toBe(0);
    expect(second.errors()).toContain(`The data directory ${dataDir} is in use by process ${first.child.pid}`);
    expect(second.said).toEqual([]);
    expect(first.said).toEqual(['opening']);
  }, 120_000);

  it.skipIf(!hasNamespaces)(
    'in containers of their own: the second is refused',
    async () => {
      const first = hold('first', ...IN_NAMESPACE);
      await adds(first);
      const second = hold('second', ...IN_NAMESPACE);
      const [code] = await once(second.child, 'exit');
      expect(code).not.toBe(0);
      expect(second.errors()).toMatch(/The data directory .* is in use by process \d+/);
      expect(second.said).toEqual([]);
      await adds(first);
    },
    60_000,
  );
});
