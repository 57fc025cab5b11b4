import { readFileSync } from 'node:fs';
import { beforeEach } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { Client } from '../../../server/storage/client';
import { seed, TERMO_DO_FUNDO } from '../blocks/declarations/documents';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../testServer';

const NOW = new Date('2026-11-21T09:30:00.000Z');
export const KEY = /^[0-9a-f-]{36}$/;
/** The calls that fill a whole registration, as the demo makes them. */
export const CALLS: { call: string; body: JsonObject }[] = JSON.parse(
  readFileSync('server/data/demoFund.json', 'utf8'),
);
export const bodiesOf = (path: string) =>
  CALLS.filter((made) => made.call.endsWith(`/${path}`)).map(({ body }) => body);

/** A server with the wizards and a document to sign, and a fund signed in that has stored nothing. */
export function fundOfTests() {
  const { store, server } = serverForTests(async (database) => {
    const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test' };
    await seed(database, [TERMO_DO_FUNDO]);
    return { definitions: await compiledDefinitions(), clock: () => NOW, config };
  });
  let token: string;
  const own = { fund: {} as Client };
  const actAs = async (client: Client) => {
    token = await tokenOf(store.database, client, NOW);
  };
  beforeEach(async () => {
    own.fund = await addClient(store.database, {
      type: 3,
      document: '70931582000105',
      name: 'Serra Azul',
      constitutionDate: '2015-03-02',
    });
    await actAs(own.fund);
  });
  const call = (name: string, body?: Json) => server.call(name, { token, ...(body !== undefined && { body }) });
  const load = async (path: string) => (await call(`GET /api/Fundo/${path}`)).body.data;
  const save = (path: string, body: Json) => call(`POST /api/Fundo/${path}`, body);
  return {
    store,
    server,
    own,
    actAs,
    call,
    load,
    list: async (path: string) => (await load(path)) as JsonObject[],
    save,
    /** What a part answers that is accepted. */
    saved: async (path: string, body: Json) => {
      const answer = await save(path, body);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body.data as JsonObject;
    },
  };
}
