import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { forgetsOrphans } from '../../../../server/blocks/documents/orphans';
import { forgetsWaiting, WAITING_MS } from '../../../../server/blocks/documents/waiting';
import { type Files, openFiles } from '../../../../server/storage/files/files';
import { namedFiles } from '../../../../server/storage/files/named';
import { FILE_WAYS } from '../../../../server/storage/files/types';
import { document, waitingFile } from '../../../../server/storage/schema';
import { filesForTests } from '../../../support/files/ways';
import { minimalPdf } from '../../../support/minimalPdf';
import { compiledDefinitions } from '../../compiledDefinitions';
import {
  addClient,
  type Caller,
  LIVE_NO_WIZARDS,
  openTestDatabase,
  startApp,
  type TestDatabase,
  tokenOf,
} from '../../testServer';

const RUNS = Number(process.env.TORTURE_SEQUENCES ?? 6);
const SEED = process.env.TORTURE_SEED === undefined ? {} : { seed: Number(process.env.TORTURE_SEED) };

const { configOf } = filesForTests();
let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

/** The process ends here: nothing that would come after is done. */
class Crash extends Error {}

/** What may happen; `which` is one of the files there are, `crash` at which step the process ends meanwhile. */
const deeds = fc.array(
  fc.record({
    deed: fc.constantFrom('upload', 'again', 'pick', 'confirm', 'discard', 'remove', 'expire', 'sweep'),
    which: fc.nat(20),
    crash: fc.option(fc.constantFrom('before the row', 'after the row'), { freq: 3 }),
  }),
  { minLength: 4, maxLength: 14 },
);

describe.each(FILE_WAYS)('whatever happens to files that are kept by way of %s', (way) => {
  it('every row has its content, and after a sweep there is no content without a row', async () => {
    const definitions = await compiledDefinitions();
    await fc.assert(
      fc.asyncProperty(deeds, async (sequence) => {
        await store.reset();
        const real = openFiles(configOf(way), store.database);
        for (const one of real.stores) for await (const { name } of one.list()) await one.remove(name);
        let crash: string | null = null;
        const files: Files = {
          ...real,
          async keep(source) {
            const name = await real.keep(source);
            if (crash === 'before the row') throw new Crash();
            return name;
          },
          async drop(names) {
            if (crash === 'after the row') throw new Crash();
            await real.drop(names);
          },
        };
        let now = new Date();
        const caller = await startApp(store.database, { definitions, clock: () => now, files });
        const token = await tokenOf(store.database, await addClient(store.database), now);
        const world = createWorld(caller, token);
        for (const step of sequence) {
          crash = step.crash;
          if (step.deed === 'expire') {
            await store.database.update(waitingFile).set({ createdAt: new Date(now.getTime() - WAITING_MS) });
            await forgetsWaiting(LIVE_NO_WIZARDS, files)(store.database, now).catch(onlyCrash);
          } else if (step.deed === 'sweep') await sweep(real, now);
          else await world[step.deed](step.which);
          crash = null;
          await everyRowHasItsContent(real);
          now = new Date(now.getTime() + 1_000);
        }
        await sweep(real, now);
        await everyRowHasItsContent(real);
        const names: string[] = [];
        for await (const { name } of real.stores[0].list()) names.push(name);
        expect(names.sort()).toEqual((await named()).map(({ storedAs }) => storedAs).sort());
        await caller.app.close();
      }),
      { numRuns: RUNS, ...SEED },
    );
  });
});

function onlyCrash(error: unknown): void {
  if (!(error instanceof Crash)) throw error;
}

const DAY_MS = 24 * 60 * 60_000;
let sweeps = 0;

/** Each a day after the one before, as it is made once a day. */
const sweep = (files: Files, now: Date) => {
  sweeps += 1;
  return forgetsOrphans(files)(
    store.database,
    new Date(Math.max(now.getTime(), Date.now()) + 2 * 60 * 60_000 + sweeps * DAY_MS),
  );
};

async function named() {
  const rows = [];
  for await (const row of namedFiles(store.database)) rows.push(row);
  return rows;
}

async function everyRowHasItsContent(files: Files): Promise<void> {
  for (const row of await named()) {
    const hash = createHash('sha256');
    for await (const piece of await files.read(row)) hash.update(piece);
    expect(hash.digest('hex')).toBe(row.hash);
  }
}

/** What a customer does with files, by the calls of the portal. */
function createWorld({ call }: Caller, token: string) {
  const upload = (FileDataString64: string, InsertDate = randomBytes(4).toString('hex')) =>
    call('POST /api/cliente/documentos', {
      token,
      body: { documentos: [{ TipoDocumentoId: 1, FileName: 'a.pdf', FileDataString64, InsertDate }] },
    });
  const content = () => Buffer.concat([minimalPdf(), Buffer.from(`%${randomBytes(8).toString('hex')}\n`)]);
  let last: [string, string] = [content().toString('base64'), 'first'];
  const one = <Row>(rows: Row[], which: number): Row | undefined => rows[which % rows.length];
  const documents = () => store.database.select().from(document);
  const waiting = () => store.database.select().from(waitingFile);
  return {
    async upload() {
      last = [content().toString('base64'), randomBytes(4).toString('hex')];
      await upload(...last);
    },
    again: async () => void (await upload(...last)),
    async pick() {
      const body: JsonObject = { FileName: 'a.pdf', FileDataString64: content().toString('base64') };
      await call('POST /api/cliente/arquivos', { token, body });
    },
    async confirm(which: number) {
      const file = one(await waiting(), which);
      if (file) await upload(`arquivo:${file.id}`);
    },
    async discard(which: number) {
      const file = one(await waiting(), which);
      if (file) await call(`POST /api/cliente/arquivos/${file.id}/excluir`, { token, body: {} });
    },
    async remove(which: number) {
      const file = one(await documents(), which);
      if (file) await call('POST /api/cliente/documentos/excluir', { token, body: { Guid: file.id } });
    },
  };
}
