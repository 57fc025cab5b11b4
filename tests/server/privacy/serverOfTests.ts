import { crc32, inflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { readCommand } from '../../../server/admin/run';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { fillRegistration } from '../../../server/demo/registration';
import { finishesErasures } from '../../../server/registration/privacy/forget';
import { readData } from '../../../server/storage/assets';
import type { Database } from '../../../server/storage/database';
import { onlyDefinitions } from '../../../server/storage/definitions/live';
import { type Files, openFiles } from '../../../server/storage/files/files';
import * as tables from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, type Caller, TEST_CONFIG, tokenOf } from '../testServer';

export const START = new Date('2026-11-23T12:00:00Z');

/** The server of a test file with a clock that stands until it is set, and what these tests ask of both. */
export function serverInTime() {
  const time = { now: START };
  const { store, server } = serverForTests((database) => partsOf(database, () => time.now));
  beforeEach(() => {
    time.now = START;
  });
  const files = () => openFiles(TEST_CONFIG.files, store.database);
  return {
    time,
    store,
    server,
    files,
    later(days: number) {
      time.now = new Date(time.now.getTime() + days * 24 * 60 * 60_000);
    },
    own: (over: Parameters<typeof individual>[1]) =>
      individual({ database: store.database, server, now: time.now }, over),
    ask: (token: string) => server.call('POST /api/cliente/dados/exclusao', { token }),
    operate: (...argv: string[]) => operate(store.database, time.now, ...argv),
    erasures: () => store.database.select().from(tables.erasure).orderBy(tables.erasure.sequence),
    clientOf: async (id: string) =>
      (await store.database.select().from(tables.client).where(eq(tables.client.id, id)))[0],
    tidy: async (by: Files = files()) => finishesErasures(await liveDefinitions(), by)(store.database, time.now),
  };
}

/** What the application of these tests is made of, over a database. */
export async function partsOf(database: Database, clock: () => Date) {
  await seedDeclarations(database, { assets: 'server', now: START });
  return { definitions: await compiledDefinitions(), clock };
}

/** The definitions as commands and tidying take them. */
export const liveDefinitions = async () => onlyDefinitions(await compiledDefinitions());

/** An individual with the registration of the demo, sent or not. */
export async function individual(
  { database, server, now = START }: { database: Database; server: Caller; now?: Date },
  { isSent, ...over }: { isSent: boolean } & Parameters<typeof addClient>[1],
) {
  const client = await addClient(database, { createdAt: now, ...over });
  const token = await tokenOf(database, client, now);
  await fillRegistration(server.app, { token, assets: 'server', calls: 'demoRegistration' });
  await saveBasic(server, token, { Telefone2: '+551133334444' });
  if (isSent) {
    const body = { RenovacaoCadastral: false };
    const { status, text } = await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body });
    if (status !== 200) throw new Error(text);
  }
  return { client, token };
}

const calls = readData<{ call: string; body?: JsonObject }[]>('server', 'demoRegistration');
const bodyOf = (name: string) => calls.find(({ call }) => call.endsWith(name))?.body ?? {};

/** Saves the first part as the demo has it, but for what is said otherwise. */
export async function saveBasic(server: Caller, token: string, over: JsonObject): Promise<number> {
  const body = { ...bodyOf('/informacaoBasica'), ...over };
  return (await server.call('POST /api/PessoaFisica/informacaoBasica', { token, body })).status;
}

/** Sends a file of this name. */
export async function upload(server: Caller, token: string, FileName: string): Promise<number> {
  const [file] = (bodyOf('/documentos').documentos ?? []) as JsonObject[];
  const body = { documentos: [{ ...file, FileName, InsertDate: `2026-11-23T12:00:00.${FileName.length}` }] };
  return (await server.call('POST /api/cliente/documentos', { token, body })).status;
}

/** A command of the operator. @returns what it printed */
export async function operate(database: Database, now: Date, ...argv: string[]): Promise<string[]> {
  const lines: string[] = [];
  await readCommand(argv)({
    database,
    definitions: await liveDefinitions(),
    config: TEST_CONFIG as never,
    assets: 'server',
    now,
    print: (line) => void lines.push(line),
    createDemo: () => Promise.reject(new Error()),
  });
  return lines;
}

/** The files of an archive by name, as its directory lists them. Source: APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(archive.length - 6);
  for (; archive.readUInt32LE(at) === 0x02014b50; at += 46 + archive.readUInt16LE(at + 28)) {
    const [crc, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place)) as [
      number,
      number,
      number,
    ];
    const [length, from] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const start = from + 30 + archive.readUInt16LE(from + 26);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    if (content.length !== size || crc32(content) !== crc) throw new Error('not what its directory tells');
    files.set(archive.toString('utf8', at + 46, at + 46 + length), content);
  }
  return files;
}
