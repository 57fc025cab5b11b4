import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { issueIntegrationKey } from '../../../server/storage/integrationKeys';
import { client, review } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG } from '../testServer';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
const MASTER = TEST_CONFIG.integrationKey as Buffer;

/** Runs the example over this server; `meanwhile` is done once it has read. @returns what it printed, and its exit code */
async function decide(guid: string, words: string[], meanwhile?: () => PromiseLike<unknown>) {
  const name = `analise-${words[0]}-${meanwhile !== undefined}`;
  const secret = await issueIntegrationKey(store.database, MASTER, { name, role: 'review', now: new Date() });
  const gate = createServer(async (request, response) => {
    const [method, url] = [request.method as 'GET', request.url ?? ''];
    const payload = await text(request);
    const answer = await server.app.inject({ method, url, headers: request.headers, ...(payload && { payload }) });
    if (method === 'GET') await meanwhile?.();
    response.writeHead(answer.statusCode, { etag: String(answer.headers.etag) }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const at = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const env = { ...process.env, FICHA_KEY: name, FICHA_SECRET: secret ?? '' };
  const example = spawn(process.execPath, ['examples/webhook-receiver/decide.mjs', at, guid, ...words], { env });
  const [out, err, [code]] = await Promise.all([text(example.stdout), text(example.stderr), once(example, 'close')]);
  gate.closeAllConnections();
  gate.close();
  return {
    told: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).StatusCadastro),
    err: err.trim(),
    code,
  };
}

const add = () => addClient(store.database, { status: 1, sentAt: new Date(Date.now() - 60_000) });

it('the example of a reviewing system decides on what it has read', async () => {
  const { id } = await add();
  expect(await decide(id, ['aprovar'])).toEqual({ told: [1, 2], err: '', code: 0 });
  expect(await decide(id, ['devolver', '{"Texto":"x"}'])).toEqual({
    told: [2],
    err: '400 CADASTRO_FECHADO: O cadastro não aguarda análise.',
    code: 1,
  });
});

it('the example of a reviewing system approves nothing that was sent anew since it has read', async () => {
  const { id } = await add();
  const sendAgain = () => store.database.update(client).set({ sentAt: new Date() });
  expect(await decide(id, ['aprovar'], sendAgain)).toEqual({
    told: [1],
    err: '409 ALTERADO: O cadastro mudou depois de lido. Leia-o de novo antes de decidir.',
    code: 1,
  });
  expect(await store.database.$count(review)).toBe(0);
});
