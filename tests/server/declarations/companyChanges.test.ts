import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { signatureEvidence } from '../../../server/database/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { linkFrom } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../testServer';
import { ATTORNEY, companyCalls, PARTNER, REPRESENTATIVE } from './company';
import { PODERES, seed } from './documents';

const NOW = new Date('2026-11-21T09:30:00.000Z');

const { store, server } = serverForTests(async (database) => {
  const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test' };
  await seed(database, [PODERES]);
  return { definitions: await compiledDefinitions(), clock: () => NOW, config };
});
let token: string;
let marina: JsonObject;
let edson: JsonObject;
let clara: JsonObject;

const { expectOk, addPerson, changePerson, savePartners, signers, request, exists } = companyCalls(
  () => server,
  () => token,
);

beforeEach(async () => {
  const aurora = await addClient(store.database, { type: 2, document: '12ABC34501DE35', name: 'Aurora Ltda.' });
  token = await tokenOf(store.database, aurora, NOW);
  marina = await addPerson(REPRESENTATIVE);
  [edson = {}] = await savePartners([PARTNER]);
  clara = await addPerson({ ...ATTORNEY, Assinatura: 1 });
  await request(PODERES.id, (await signers()).slice(0, 2));
  await sign('marina@example.com');
});

const sign = async (email: string) => {
  const Guid = (await linkFrom(store.database, email)).split('/').at(-1) ?? '';
  return server.call('POST /api/declaracao/assinar', { body: { Guid, Ip: null } });
};
const statuses = async () => (await store.database.select().from(signatureEvidence)).map(({ status }) => status).sort();
const VOID = ['Assinado', 'Invalidado', 'Invalidado'];
const KEPT = ['Assinado'];

/** What a change of the four kinds of data is, and what is none of them. */
const SIGNING: [string, JsonObject][] = [
  ['name', { Nome: 'Outro Nome Qualquer' }],
  ['document number', { CpfCnpj: '86288366757' }],
  ['document type', { TipoDocumento: 'RNE', CpfCnpj: 'V123456J' }],
  ['signature type', { Assinatura: 1 }],
  ['e-mail', { Email: 'outro@example.com' }],
];

describe('the signatures of a company', () => {
  it.each(SIGNING)(
    '[CF-SIG-02, CF-SIG-09] of a representative with another %s lose their force, those awaited too',
    async (_what, over) => {
      expect(await exists()).toBe(true);
      await changePerson({ ...marina, ...over });
      expect([await exists(), await statuses()]).toEqual([false, VOID]);
      expect((await sign('edson@example.com')).body.descricao).toBe('Documento está indisponível para assinatura.');
    },
  );

  it.each(SIGNING)(
    '[CF-SIG-02, CF-SIG-09] of a partner with another %s lose their force as the partners are saved',
    async (_what, over) => {
      await savePartners([{ ...edson, ...over }]);
      expect([await exists(), await statuses()]).toEqual([false, VOID]);
    },
  );

  it('[CF-SIG-08] stay with any other change, with new people, and with the same data sent again', async () => {
    await changePerson({ ...marina, Telefone: '+5511999998888', Cargo: 'Sócia-diretora' });
    await changePerson(marina);
    await savePartners([{ ...edson, Percentual: 55, Telefone: '+5511999998888', RendaMensal: 6 }]);
    await savePartners([
      { ...edson, Percentual: 55, Telefone: '+5511999998888', RendaMensal: 6 },
      { ...PARTNER, Nome: 'Júlio Barreto Fontes', CpfCnpj: '71428793860', Email: 'julio@example.com', Percentual: 10 },
    ]);
    await addPerson({ ...REPRESENTATIVE, Nome: 'Rafael Monteiro Prado', CpfCnpj: '11144477735' });
    expect([await exists(), await statuses()]).toEqual([true, KEPT]);
  });

  it('[CF-OP-38] stay when a person is deleted', async () => {
    await expectOk(`GET /api/PessoaJuridica/representante/excluir?guid=${marina.Guid}&tipo=Representante`);
    await expectOk(`GET /api/PessoaJuridica/socios/excluir?guid=${edson.Guid}`);
    expect([await exists(), await statuses()]).toEqual([true, KEPT]);
  });

  it('[CF-OP-15] lose their force with an attorney who signs, added or changed, and with no other', async () => {
    await changePerson({ ...clara, Nome: 'Clara Lemos', Assinatura: 1 });
    expect(await exists()).toBe(true);
    await addPerson({ ...ATTORNEY, CpfCnpj: '71428793860', Assinatura: 2 });
    expect([await exists(), await statuses()]).toEqual([false, VOID]);
  });

  it('of another company stay', async () => {
    const own = token;
    const other = await addClient(store.database, { type: 2, document: '20406080000197', email: 'mares@example.com' });
    token = await tokenOf(store.database, other, NOW);
    const [first = {}] = await savePartners([PARTNER]);
    await savePartners([{ ...first, Nome: 'Outro Nome' }]);
    token = own;
    expect([await exists(), await statuses()]).toEqual([true, KEPT]);
  });

  it('can be asked for again, of the person as the registration now has him', async () => {
    await changePerson({ ...marina, Email: 'nova@example.com' });
    const [again = {}] = await signers();
    expect(again).toMatchObject({ Nome: 'Marina Sampaio Leal', Email: 'nova@example.com' });
    expect((await request(PODERES.id, [again])).status).toBe(200);
    expect((await sign('nova@example.com')).status).toBe(200);
  });
});
