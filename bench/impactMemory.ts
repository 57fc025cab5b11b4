/**
 * `node --import tsx bench/impactMemory.ts [registrations = 2000]`: how much memory a running server with embedded storage
 * takes while it judges that many made-up registrations by a version in which every tab has another title, beside what it
 * has at rest. Linux only: it reads /proc.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BLOCKS } from '../contract/blocks';
import { loadSchemas } from '../engine/compile';
import { madeUpSource } from '../scripts/lib/madeUpSource';
import { loadOptionLists } from '../server/lists/lists';
import { loadDefinitions } from '../server/storage/definitions/load';
import { openDatabase } from '../server/storage/open';
import { client, collectionRow, part } from '../server/storage/schema';

const count = Number(process.argv[2] ?? 2_000);
const PORT = '4187';
const folder = mkdtempSync(join(tmpdir(), 'ficha-memory-'));
const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  PORT,
  npm_lifecycle_event: '',
  // A demo is none over these customers. No e-mail is sent in a run.
  FICHA_MODE: 'production',
  PUBLIC_URL: `http://localhost:${PORT}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/** Keeps the registrations in the database that the server is started over. */
async function keepMadeUp(): Promise<void> {
  mkdirSync(env.DATA_DIR);
  const opened = await openDatabase({ directory: join(env.DATA_DIR, 'database') });
  await opened.migrate('server/drizzle');
  const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
  if (!schemas) throw new Error('schemas/ has problems');
  const now = new Date();
  const source = madeUpSource({ schemas, lists: loadOptionLists('server'), now, count, seed: 1 });
  for (const loaded of (await loadDefinitions('dist/definitions')).wizards) {
    const wizard = loaded.wizard.id;
    for await (const batch of source.batches(loaded)) {
      const ids = batch.map(() => randomUUID());
      const own = (index: number) => {
        const id = ids[index] as string;
        return { clientId: id, wizard, version: '', authorId: id, savedAt: now };
      };
      const clients = batch.map((kept, index) => {
        const id = ids[index] as string;
        return { ...kept.client, id, document: id, email: `${id}@example.com` };
      });
      await opened.database.insert(client).values(clients);
      const parts = batch.flatMap((kept, index) =>
        kept.parts.map(({ id, data }) => ({ ...own(index), part: id, data })),
      );
      await opened.database.insert(part).values(parts);
      const rows = batch.flatMap((kept, index) =>
        kept.rows.map(({ collection, position, data }) => {
          return { ...own(index), id: randomUUID(), collection, position, data };
        }),
      );
      if (rows.length > 0) await opened.database.insert(collectionRow).values(rows);
    }
  }
  await opened.close();
}

/** schemas/ with another title on every tab, so that none can be passed over. */
function otherSchemas(): string {
  const other = join(folder, 'schemas');
  cpSync('schemas', other, { recursive: true });
  for (const wizard of ['pf', 'pj', 'fundo', 'shared']) {
    for (const name of readdirSync(join(other, wizard)).filter((each) => !/^(wizard|migration)\.json$/.test(each))) {
      const file = join(other, wizard, name);
      const tab = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...tab, title: `${tab.title}.` }, undefined, 2));
    }
  }
  return other;
}

/** MiB of the memory of a process. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function main(): Promise<void> {
  await keepMadeUp();
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  const pid = server.pid as number;
  try {
    while (!(await fetch(`http://localhost:${PORT}/ready`).catch(() => undefined))?.ok) await wait(200);
    await wait(5_000);
    const rest = memoryOf(pid);
    let most = rest;
    const timer = setInterval(() => {
      most = Math.max(most, memoryOf(pid));
    }, 50);
    const asked = ['scripts/definitions.mjs', 'impact', otherSchemas(), '--out', join(folder, 'report.txt')];
    const impact = spawn(process.execPath, asked, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const code = await new Promise((resolve) => impact.on('close', resolve));
    clearInterval(timer);
    const told = readFileSync(join(folder, 'report.txt'), 'utf8').match(/Cadastros avaliados: .*/)?.[0];
    const figures = [rest, most, most - rest].map((value) => `${Math.round(value)} MiB`);
    console.log(`${count}: at rest ${figures[0]}, at most ${figures[1]}, ${figures[2]} more; code ${code}. ${told}`);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.on('close', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
