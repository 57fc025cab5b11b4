import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { PNG, record } from './files';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let token: string;
let others: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database));
  const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com', name: 'Bia Lima' });
  others = await tokenOf(store.database, bia);
});

/** Sends a picture, and gives its Guid. */
async function upload(): Promise<string> {
  const documento = record({ FileName: 'frente çã.png', FileDataString64: PNG });
  const { body } = await server.call('POST /api/cliente/documentos', { token, body: { documentos: [documento] } });
  return String((body.data as JsonObject).Guid);
}
const read = (guid: string, as?: string) =>
  server.call(`GET /api/cliente/documentos?guid=${guid}`, as === undefined ? {} : { token: as });

describe('the content of a sent file', () => {
  it('is what was sent, to be kept by nobody on the way and never shown as a page', async () => {
    const { status, headers, text } = await read(await upload(), token);
    expect([status, Buffer.from(text, 'utf8').includes('PNG')]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(Buffer.from(PNG, 'base64').length),
      'cache-control': 'no-store',
      'content-disposition': "attachment; filename*=UTF-8''frente%20%C3%A7%C3%A3.png",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is for its own client, signed in', async () => {
    const guid = await upload();
    expect((await read(guid)).status).toBe(401);
    expect((await read(guid, others)).status).toBe(404);
  });

  it.each(['7f0f5f4e-6f0b-4a43-9f7e-0d0e7e1a2b3c', 'nada', ''])(
    'that does not exist is not found: "%s"',
    async (guid) => {
      expect((await read(guid, token)).status).toBe(404);
    },
  );
});
