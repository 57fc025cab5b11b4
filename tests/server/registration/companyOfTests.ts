import { beforeEach } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

export const PATH = '/api/PessoaJuridica';

/** A server with the wizards, and a company signed in that has stored nothing. */
export function companyOfTests() {
  const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
  let token: string;
  beforeEach(async () => {
    const company = await addClient(store.database, {
      type: 2,
      name: 'Aurora Tecnologia Ltda.',
      document: '12ABC34501DE35',
      email: 'aurora@example.com',
      nickname: 'aurora',
      constitutionDate: '2015-03-02',
    });
    token = await tokenOf(store.database, company);
  });
  const call = (name: string, body?: Json) => server.call(name, { token, ...(body !== undefined && { body }) });
  const save = (part: string, body: Json) => call(`POST ${PATH}/${part}`, body);
  return {
    store,
    server,
    /** Makes a call as the company. */
    call,
    load: async (part: string, as = token) =>
      (await server.call(`GET ${PATH}/${part}`, { token: as })).body.data as JsonObject,
    save,
    /** What a part answers that is accepted. */
    saved: async (part: string, body: Json) => {
      const answer = await save(part, body);
      if (answer.status !== 200) throw new Error(`${part}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body.data as JsonObject;
    },
  };
}
