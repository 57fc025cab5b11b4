import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { createRounds } from '../../../../server/blocks/documents/quarantine';
import { createScanner } from '../../../../server/outside/scanner/clamd';
import { openFiles } from '../../../../server/storage/files/files';
import type { Bytes, Scan } from '../../../../server/storage/files/types';
import { document, filePiece, waitingFile } from '../../../../server/storage/schema';
import type { SecurityEvent } from '../../../../server/storage/securityEvent';
import { minimalPdf } from '../../../support/minimalPdf';
import { compiledDefinitions } from '../../compiledDefinitions';
import { type Manner, SIGNATURE, startStandIn } from '../../outside/scanner/standIn';
import { serverForTests } from '../../serverForTests';
import { addClient, startApp, TEST_CONFIG, tokenOf } from '../../testServer';
import { record } from './files';

const INFECTED = 'O arquivo foi recusado pela verificação de vírus. Envie outro arquivo.';
const NOT_YET = 'O arquivo ainda está em verificação de vírus. Tente novamente em alguns minutos.';

const manner: { is: Manner } = { is: 'right' };
let standIn: Awaited<ReturnType<typeof startStandIn>>;
const events: SecurityEvent[] = [];
const tell = (event: SecurityEvent) => void events.push(event);
const { store, server } = serverForTests(async () => {
  standIn = await startStandIn(manner);
  return { definitions: await compiledDefinitions(), config: { ...TEST_CONFIG, scanner: standIn.address }, tell };
});
afterAll(() => standIn.close());

let token: string;
beforeEach(async () => {
  manner.is = 'right';
  events.length = 0;
  token = await tokenOf(store.database, await addClient(store.database));
});

const CLEAN = minimalPdf().toString('base64');
const BAD = Buffer.concat([minimalPdf(), Buffer.from(`%${SIGNATURE}\n`)]).toString('base64');

const upload = (FileDataString64: string) =>
  server.call('POST /api/cliente/documentos', { token, body: { documentos: [record({ FileDataString64 })] } });
const pick = (FileDataString64: string) =>
  server.call('POST /api/cliente/arquivos', { token, body: { FileName: 'a.pdf', FileDataString64 } });
const show = async (path: string) => {
  const { status, body } = await server.call(`GET /api/cliente/${path}`, { token });
  return [status, body.data];
};
const rounds = (scan: Scan) =>
  createRounds({ database: store.database, files: openFiles(TEST_CONFIG.files, store.database), tell }, scan);
const again = (scan = createScanner(standIn.address, 200)) => rounds(scan)();
async function textOf(content: Bytes): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}
const left = async () => [await store.database.$count(document), await store.database.$count(waitingFile)];

describe('a file that a scanner', () => {
  it('finds clean is kept and given at once', async () => {
    const { status, body } = await upload(CLEAN);
    expect(status).toBe(200);
    expect((await show(`documentos?guid=${(body.data as JsonObject).Guid}`))[0]).toBe(200);
  });

  it('finds something in is refused, told of, and never kept', async () => {
    for (const answer of [await upload(BAD), await pick(BAD)]) {
      expect([answer.status, answer.body.data]).toEqual([400, [INFECTED]]);
    }
    expect(await left()).toEqual([0, 0]);
    expect(events.map(({ event }) => event)).toEqual(['file.refused', 'file.refused']);
  });

  it('cannot look at is kept and given to nobody, until it is clean', async () => {
    manner.is = 'hangsUp';
    const sent = await upload(CLEAN);
    const picked = await pick(CLEAN);
    expect([sent.status, picked.status]).toEqual([200, 200]);
    const paths = [
      `documentos?guid=${(sent.body.data as JsonObject).Guid}`,
      `arquivos/${(picked.body.data as JsonObject).Id}`,
    ];
    for (const path of paths) expect(await show(path)).toEqual([400, [NOT_YET]]);
    await again();
    for (const path of paths) expect(await show(path)).toEqual([400, [NOT_YET]]);
    manner.is = 'right';
    await again();
    for (const path of paths) expect((await show(path))[0]).toBe(200);
  });

  it('finds something in later is taken away, and told of', async () => {
    manner.is = 'hangsUp';
    await upload(BAD);
    await pick(BAD);
    expect(await left()).toEqual([1, 1]);
    manner.is = 'right';
    await again();
    expect(await left()).toEqual([0, 0]);
    expect(events.map(({ event }) => event)).toEqual(['file.refused', 'file.refused']);
  });

  it('finds something in while a save makes a document of it keeps its content until that is taken away', async () => {
    manner.is = 'hangsUp';
    const { body } = await pick(BAD);
    manner.is = 'right';
    let hasSaved = false;
    await again(async (content) => {
      const verdict = await createScanner(standIn.address, 200)(content);
      if (!hasSaved) await upload(`arquivo:${(body.data as JsonObject).Id}`);
      hasSaved = true;
      return verdict;
    });
    // As a file that is waiting it is looked at after the documents.
    expect(await left()).toEqual([1, 0]);
    await again();
    expect(await left()).toEqual([0, 0]);
    expect(events.map(({ event }) => event)).toEqual(['file.refused']);
  });

  it('cannot look at, for its content is missing, keeps no other waiting', async () => {
    manner.is = 'hangsUp';
    const missing = (await upload(CLEAN)).body.data as JsonObject;
    await store.database.delete(filePiece);
    const { body } = await pick(CLEAN);
    manner.is = 'right';
    await again();
    expect((await show(`arquivos/${(body.data as JsonObject).Id}`))[0]).toBe(200);
    expect(await show(`documentos?guid=${missing.Guid}`)).toEqual([400, [NOT_YET]]);
  });

  it('says nothing of keeps no other waiting, nor do many whose contents are missing', async () => {
    manner.is = 'hangsUp';
    for (let times = 0; times < 21; times += 1) await pick(CLEAN);
    await store.database.delete(filePiece);
    for (let times = 0; times < 4; times += 1) await pick(CLEAN);
    manner.is = 'right';
    let scans = 0;
    await again(async (content) => {
      scans += 1;
      return scans === 1 ? 'unknown' : createScanner(standIn.address)(content);
    });
    expect(await store.database.$count(waitingFile, eq(waitingFile.quarantined, false))).toBe(3);
    expect(scans).toBe(4);
  });

  it('never has an answer for keeps no others waiting for more than a round, and is asked about again', async () => {
    manner.is = 'hangsUp';
    for (let number = 0; number < 8; number += 1)
      await pick(Buffer.concat([minimalPdf(), Buffer.from(`%${number}\n`)]).toString('base64'));
    const tooLarge: string[] = [];
    const seen: string[] = [];
    const lookAgain = rounds(async (content) => {
      const text = await textOf(content);
      seen.push(text);
      // The first three of the order that they have.
      if (tooLarge.length < 3) tooLarge.push(text);
      return tooLarge.includes(text) ? 'unknown' : 'clean';
    });
    const released = () => store.database.$count(waitingFile, eq(waitingFile.quarantined, false));
    await lookAgain();
    expect(await released()).toBe(0);
    await lookAgain();
    expect(await released()).toBe(5);
    await lookAgain();
    expect(seen.slice(-3)).toEqual(tooLarge);
  });

  it('cannot look at is told of in the log, once, and once more when it can look again', async () => {
    const lines: { level: number; msg: string }[] = [];
    const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const logged = await startApp(store.database, { config: { ...TEST_CONFIG, scanner: standIn.address }, log });
    const send = (path: string, body: JsonObject) => logged.call(`POST /api/cliente/${path}`, { token, body });
    const sendBoth = async () => {
      await send('arquivos', { FileName: 'a.pdf', FileDataString64: CLEAN });
      await send('documentos', { documentos: [record({ FileDataString64: CLEAN })] });
    };
    manner.is = 'hangsUp';
    await sendBoth();
    manner.is = 'right';
    await sendBoth();
    expect(lines.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
      'the scanner cannot be asked: files wait in quarantine',
      'the scanner can be asked again',
    ]);
    await logged.app.close();
  });

  it('has not looked at waits as a document, too, when a save names it', async () => {
    manner.is = 'hangsUp';
    const { body } = await pick(CLEAN);
    const saved = await upload(`arquivo:${(body.data as JsonObject).Id}`);
    expect(saved.status).toBe(200);
    expect(await show(`documentos?guid=${(saved.body.data as JsonObject).Guid}`)).toEqual([400, [NOT_YET]]);
  });
});
