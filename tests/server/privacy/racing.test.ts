import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { failureOf } from '../../../server/http/failures';
import { askErasure } from '../../../server/registration/privacy/requests';
import { onlyDefinitions } from '../../../server/storage/definitions/live';
import { client as clients } from '../../../server/storage/schema';
import type { Services } from '../../../server/storage/services';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

let erase: () => Promise<unknown>;
/** Calls that name a version hear of newer ones after their session was found: then the account is erased. */
const { store, server } = serverForTests(async () => {
  const live = onlyDefinitions(await compiledDefinitions());
  const definitions = new Proxy(live, {
    get: (target, name) => (name === 'hear' ? () => erase() : Reflect.get(target, name)),
  });
  return { definitions };
});
let token: string;
beforeEach(async () => {
  const client = await addClient(store.database);
  token = await tokenOf(store.database, client);
  erase = () => store.database.delete(clients).where(eq(clients.id, client.id));
});

it.each(['GET /api/PessoaFisica/informacaoBasica', 'GET /api/PessoaFisica/representante', 'GET /api/formularios/pf'])(
  'a load during which the account is erased is answered as any call after it: %s',
  async (call) => {
    const { status, body } = await server.call(call, { token, headers: { 'definitions-version': '1' } });
    expect([status, body]).toMatchObject([401, { codigo: 'SESSAO_EXPIRADA' }]);
  },
);

it('what a call writes for an account that was erased meanwhile is refused the same way', async () => {
  const services = { ...{ database: store.database }, definitions: onlyDefinitions(await compiledDefinitions()) };
  const gone = { id: randomUUID(), email: 'ana@example.com', name: 'Ana' };
  const asking = askErasure({ ...services, clock: () => new Date() } as Services, gone as never, 'https://ficha.test');
  const error = await asking.catch((thrown: unknown) => thrown);
  expect(failureOf(error)).toMatchObject({ status: 401, body: { codigo: 'SESSAO_EXPIRADA' } });
});
