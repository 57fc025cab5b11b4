import { beforeEach } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { Client } from '../../../server/storage/client';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const BANK = '/api/PessoaFisica/dadosBancarios';

/** A bank account of an individual, as the tab sends it. */
export const account = (over: JsonObject = {}): JsonObject => ({
  NomeBanco: '001',
  TipoConta: 'Conta Corrente',
  Agencia: '1234',
  ContaCorrente: '567',
  ContaCorrenteDigito: '8',
  ...over,
});

/** A server with the wizards, and an individual signed in who has stored nothing. */
export function individualOfTests() {
  const { store, server } = serverForTests(async () => ({
    definitions: await compiledDefinitions(),
    clock: () => NOW,
  }));
  const own = { client: {} as Client, token: '' };
  beforeEach(async () => {
    own.client = await addClient(store.database);
    own.token = await tokenOf(store.database, own.client, NOW);
  });
  return {
    store,
    server,
    own,
    load: async (path: string) => (await server.call(`GET ${path}`, { token: own.token })).body.data,
    save: (path: string, body: Json) => server.call(`POST ${path}`, { token: own.token, body }),
  };
}
