import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { issueIntegrationKey } from '../../../server/storage/integrationKeys';
import { client, integrationKey, review } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG } from '../testServer';
import type { Signer } from './signed';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
const MASTER = TEST_CONFIG.integrationKey as Buffer;

/** A key that may review, as the operator was shown it. */
async function reviewer(): Promise<Signer> {
  await store.database.delete(integrationKey);
  const asked = { name: 'analise', role: 'review', now: new Date() } as const;
  return { name: asked.name, secret: (await issueIntegrationKey(store.database, MASTER, asked)) ?? '' };
}

interface Way {
  /** Done once it has read. */
  meanwhile?: () => PromiseLike<unknown>;
  /** The answer to its decision never comes. */
  isLost?: boolean;
}

/** Runs the example over this server. @returns what it printed, and its exit code */
async function decide({ name, secret }: Signer, words: string[], { meanwhile, isLost = false }: Way = {}) {
  const gate = createServer(async (request, response) => {
    const [method, url] = [request.method as 'GET', request.url ?? ''];
    const payload = await text(request);
    const answer = await server.app.inject({ method, url, headers: request.headers, ...(payload && { payload }) });
    if (method === 'GET') await meanwhile?.();
    else if (isLost) return request.socket.destroy();
    return response.writeHead(answer.statusCode, { etag: `W/${answer.headers.etag}` }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const at = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const env = { ...process.env, FICHA_KEY: name, FICHA_SECRET: secret };
  const example = spawn(process.execPath, ['examples/webhook-receiver/decide.mjs', at, ...words], { env });
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

it('the example of a reviewing system decides on what it has read, also behind a proxy that makes ETags weak', async () => {
  const [{ id }, as] = [await add(), await reviewer()];
  expect(await decide(as, [id, 'aprovar'])).toEqual({ told: [1, 2], err: '', code: 0 });
  expect(await decide(as, [id, 'devolver', '{"Texto":"x"}'])).toEqual({
    told: [2],
    err: '400 CADASTRO_FECHADO: O cadastro não aguarda análise.',
    code: 1,
  });
});

it('the example of a reviewing system approves nothing that was sent anew since it has read', async () => {
  const [{ id }, as] = [await add(), await reviewer()];
  const meanwhile = () => store.database.update(client).set({ sentAt: new Date() });
  expect(await decide(as, [id, 'aprovar'], { meanwhile })).toEqual({
    told: [1],
    err: '409 ALTERADO: O cadastro mudou depois de lido. Leia-o de novo antes de decidir.',
    code: 1,
  });
  expect(await store.database.$count(review)).toBe(0);
});

it('the example of a reviewing system decides once, though it is started again as its answer was lost', async () => {
  const [{ id }, as] = [await add(), await reviewer()];
  expect((await decide(as, [id, 'aprovar'], { isLost: true })).code).not.toBe(0);
  expect(await decide(as, [id, 'aprovar'])).toEqual({ told: [2, 2], err: '', code: 0 });
  expect(await store.database.$count(review)).toBe(1);
  // Sent anew, it is decided on anew.
  await store.database.update(client).set({ status: 1, sentAt: new Date() });
  expect(await decide(as, [id, 'aprovar'])).toMatchObject({ told: [1, 2], code: 0 });
  expect(await store.database.$count(review)).toBe(2);
});
