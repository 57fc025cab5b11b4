import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { client, signatureEvidence } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { linkFrom } from '../../mailbox';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../../testServer';
import { ATTORNEY, companyCalls, PARTNER, REPRESENTATIVE } from './company';
import { PODERES, seed, TERMO_DO_FUNDO } from './documents';

const NOW = new Date('2026-11-21T09:30:00.000Z');

const { store, server } = serverForTests(async (database) => {
  const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test' };
  await seed(database, [PODERES, TERMO_DO_FUNDO]);
  return { definitions: await compiledDefinitions(), clock: () => NOW, config };
});
let token: string;
let marina: JsonObject;
let edson: JsonObject;
let clara: JsonObject;

const { expectOk, addPerson, changePerson, savePartners, signers, request, declarations, signatures, exists } =
  companyCalls(
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

it.each([
  [2, PODERES, 'Pessoa Jurídica'],
  [3, TERMO_DO_FUNDO, 'Investidor'],
])(
  '[CF-DDC-01] a document of customers of type %i comes whole, for its audience, not signed yet',
  async (type, seeded, TipoCliente) => {
    const other = await addClient(store.database, { type, document: '70931582000105', email: 'outra@example.com' });
    const { body } = await server.call('GET /api/declaracao', { token: await tokenOf(store.database, other, NOW) });
    expect(body.data).toEqual([
      {
        TemplateId: seeded.id,
        NomeDocumento: seeded.name,
        TipoCliente,
        Obrigatoriedade: 'Sim',
        Texto: seeded.html,
        StatusAssinatura: 'Pendente',
        AlterouVersaoComAssinatura: false,
      },
    ]);
  },
);

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

  describe('of people who left', () => {
    const JULIO = {
      ...PARTNER,
      Nome: 'Júlio Barreto Fontes',
      CpfCnpj: '71428793860',
      Email: 'julio@example.com',
    };
    const standing = async () => {
      const [template] = (await expectOk('GET /api/declaracao')) as JsonObject[];
      const listed = (await declarations()).map(({ Status, Assinaturas, Assinadas }) => [
        Status,
        Assinaturas,
        Assinadas,
      ]);
      return { status: template?.StatusAssinatura, listed };
    };
    const SIGNED = { status: 'Assinado', listed: [['Assinado', 2, 2]] };
    const AGAIN = { status: 'Pendente', listed: [] };
    const deleteEdson = () => expectOk(`GET /api/PessoaJuridica/socios/excluir?guid=${edson.Guid}`);

    beforeEach(async () => {
      await sign('edson@example.com');
      expect(await standing()).toEqual(SIGNED);
    });

    it('[CF-SIG-11, CF-DDC-01] count no more when a new person is saved in their place, whose document waits anew', async () => {
      await savePartners([JULIO]);
      expect([await standing(), await statuses()]).toEqual([AGAIN, ['Assinado', 'Assinado']]);
      expect((await request(PODERES.id, await signers())).status).toBe(200);
      await sign('marina@example.com');
      expect(await standing()).toEqual({ status: 'Pendente', listed: [['Pendente', 2, 1]] });
      await sign('julio@example.com');
      expect(await standing()).toEqual(SIGNED);
    });

    it('[CF-SIG-11] count no more when the row is deleted and another is added', async () => {
      await deleteEdson();
      await savePartners([JULIO]);
      expect(await standing()).toEqual(AGAIN);
      const lacking = await expectOk('GET /api/cliente/usuario/pendencias');
      expect(lacking).toContain('declaracoes');
    });

    it('[CF-SIG-11, CF-OP-38] are needed no more when nobody comes in their place', async () => {
      await deleteEdson();
      expect(await standing()).toEqual({ status: 'Assinado', listed: [['Assinado', 1, 1]] });
      const [own] = await declarations();
      expect((await signatures(own?.DeclaracaoGuid)).map(({ NomeRepresentante }) => NomeRepresentante)).toEqual([
        'Marina Sampaio Leal',
      ]);
    });

    it('[CF-SIG-11] leave nothing signed when all of them have left', async () => {
      await deleteEdson();
      await expectOk(`GET /api/PessoaJuridica/representante/excluir?guid=${marina.Guid}&tipo=Representante`);
      expect(await standing()).toEqual(AGAIN);
    });

    it('[CF-SIG-11] count when the same person is typed in anew', async () => {
      await savePartners([PARTNER]);
      expect(await standing()).toEqual(SIGNED);
    });
  });

  it('[CF-SIG-11] cannot be given by somebody who left', async () => {
    await savePartners([
      { ...PARTNER, Nome: 'Júlio Barreto Fontes', CpfCnpj: '71428793860', Email: 'julio@example.com' },
    ]);
    expect((await sign('edson@example.com')).body.descricao).toBe('Documento está indisponível para assinatura.');
  });

  it('[CF-SIG-03] are no reason for a question while none was collected', async () => {
    await changePerson({ ...marina, Nome: 'Outro Nome Qualquer' });
    await request(PODERES.id, await signers());
    expect([(await declarations()).length, await exists()]).toEqual([1, false]);
  });

  it('[CF-SIG-03, CF-STA-01] of who waits for approval are told of before, and can be given again', async () => {
    await store.database.update(client).set({ status: 1, loginInReview: true });
    expect(await exists()).toBe(true);
    const changed = await changePerson({ ...marina, Email: 'nova@example.com' });
    expect([await exists(), await statuses()]).toEqual([false, VOID]);
    expect(await expectOk('GET /api/cliente/usuario/pendencias')).toContain('declaracoes');
    expect((await request(PODERES.id, (await signers()).slice(0, 1))).status).toBe(200);
    await sign('nova@example.com');
    expect(await declarations()).toMatchObject([{ Status: 'Assinado' }]);
    expect(changed.Email).toBe('nova@example.com');
    const [stored] = await store.database.select().from(client);
    expect([stored?.status, stored?.changed]).toEqual([1, true]);
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
