import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { client } from '../../../../server/storage/schema';
import { mailsTo } from '../../mailbox';
import { addClient } from '../../testServer';
import { ATTORNEY, ISSUER, PARTNER, REPRESENTATIVE } from './company';
import { PODERES, POLITICA, type SeedDocument, TERMO } from './documents';
import { BENEFICIARIO, companyThatSigns } from './signing';

const {
  store,
  server,
  call,
  actAs,
  tick,
  addTwo,
  linkOf,
  signByLink,
  evidence,
  events,
  addPerson,
  savePartners,
  signers,
  request,
  declarations,
  signatures,
} = companyThatSigns();

const missing = ({ name }: SeedDocument) =>
  `O documento ${name} é obrigatório e não foi assinado, aceito os termos para avançar`;

describe('GET /declaracao/assinantes', () => {
  it('[CF-DDC-02, CF-OP-41, CF-CAL-47, CF-ENT-19] answers representatives, partners and attorneys who sign, as the definition names them', async () => {
    const marina = await addPerson(REPRESENTATIVE);
    const [edson] = await savePartners([PARTNER]);
    const clara = await addPerson(ATTORNEY);
    expect(await signers()).toEqual([
      {
        TipoPessoaGuid: marina.Guid,
        TipoPessoaDescricao: 'Representante',
        Nome: 'Marina Sampaio Leal',
        Email: 'marina@example.com',
      },
      {
        TipoPessoaGuid: edson?.Guid,
        TipoPessoaDescricao: 'Sócio',
        Nome: 'Edson Farias Brito',
        Email: 'edson@example.com',
      },
      {
        TipoPessoaGuid: clara.Guid,
        TipoPessoaDescricao: 'Procurador',
        Nome: 'Clara Teixeira Lemos',
        Email: 'clara@example.com',
      },
    ]);
  });

  it('answers a partner who is a representative too once, and namesakes with an e-mail of their own each', async () => {
    const { Guid } = await addPerson(REPRESENTATIVE);
    const { Nome = '', Email = '' } = REPRESENTATIVE;
    await savePartners([
      { ...PARTNER, Nome, Email: String(Email).toUpperCase(), Percentual: 40 },
      { ...PARTNER, Nome, Email: 'outra.marina@example.com' },
    ]);
    expect(await signers()).toMatchObject([
      { TipoPessoaGuid: Guid, TipoPessoaDescricao: 'Representante' },
      { TipoPessoaDescricao: 'Sócio', Nome, Email: 'outra.marina@example.com' },
    ]);
  });

  it('[CF-SIG-01, CF-SIG-10] leaves out order issuers, and whoever does not sign', async () => {
    await addPerson({ ...ISSUER, Assinatura: 2 });
    await addPerson({ ...REPRESENTATIVE, Assinatura: 1 });
    await savePartners([{ ...PARTNER, Assinatura: 1 }]);
    await addPerson({ ...ATTORNEY, Assinatura: 1 });
    expect(await signers()).toEqual([]);
  });

  it('answers only the people of the client who asks, and nobody where the definition has no signers', async () => {
    await addPerson(REPRESENTATIVE);
    const other = await addClient(store.database, { type: 2, document: '20406080000197', email: 'm@example.com' });
    const ana = await addClient(store.database, { document: '11144477735', email: 'ana2@example.com' });
    for (const caller of [other, ana]) {
      await actAs(caller);
      expect(await signers()).toEqual([]);
    }
  });
});

describe('POST /declaracao/assinantes', () => {
  it('[CF-DDC-08, CF-CAL-45, CF-DDC-18] puts the document to the people chosen, and sends each a link of their own', async () => {
    const both = await addTwo();
    expect(await request(PODERES.id, both)).toMatchObject({ status: 200, body: { data: true } });
    expect(await declarations()).toEqual([
      expect.objectContaining({
        TemplateId: PODERES.id,
        StatusAssinatura: 'Pendente',
        DataAssinatura: null,
        Assinaturas: 2,
        Assinadas: 0,
      }),
    ]);
    const [marina, edson] = [await mailsTo(store.database, 'marina@example.com'), await linkOf('edson@example.com')];
    expect(marina).toHaveLength(1);
    expect(marina[0]).toMatchObject({ kind: 'signing', subject: 'Documento para assinatura: Declaração de poderes' });
    expect(marina[0]?.text).toContain('https://ficha.test/RealizarAssinaturas/');
    expect(await linkOf('marina@example.com')).not.toBe(edson);
  });

  it('is told of for the security of accounts, once it is done', async () => {
    const both = await addTwo();
    await request('nada', both);
    expect(events()).toEqual([]);
    await request(PODERES.id, both);
    const [company] = await store.database.select().from(client);
    expect(events()).toEqual([{ event: 'signers.asked', account: company?.id }]);
  });

  it('[CF-DDC-03, CF-DDC-12, CF-CAL-48, CF-ENT-19] tells who was asked and who has signed', async () => {
    await request(PODERES.id, await addTwo());
    await signByLink(await linkOf('marina@example.com'));
    const [declaration] = await declarations();
    expect(declaration).toMatchObject({ StatusAssinatura: 'Pendente', Assinaturas: 2, Assinadas: 1 });
    const found = await signatures(declaration?.DeclaracaoGuid);
    expect(found.sort((a, b) => String(b.NomeRepresentante).localeCompare(String(a.NomeRepresentante)))).toEqual([
      {
        Guid: expect.any(String),
        NomeRepresentante: 'Marina Sampaio Leal',
        EmailRepresentante: 'marina@example.com',
        Status: 'Assinado',
      },
      {
        Guid: expect.any(String),
        NomeRepresentante: 'Edson Farias Brito',
        EmailRepresentante: 'edson@example.com',
        Status: 'Não assinado',
      },
    ]);
  });

  it('[CF-DDC-17, PJ-DEC-04] counts as signed only when all have signed, also at the conclusion', async () => {
    const refused = async () => (await call('POST /api/PessoaJuridica/ConcluirCadastro', {})).body.data as string[];
    expect(await refused()).toEqual(expect.arrayContaining([missing(PODERES), missing(BENEFICIARIO)]));
    expect(await refused()).not.toContain(missing(POLITICA));
    await request(PODERES.id, await addTwo());
    await signByLink(await linkOf('marina@example.com'));
    expect(await refused()).toContain(missing(PODERES));
    tick();
    await signByLink(await linkOf('edson@example.com'));
    expect(await declarations()).toMatchObject([
      { StatusAssinatura: 'Assinado', DataAssinatura: '2026-11-21T09:31:00.000Z', Assinadas: 2 },
    ]);
    expect(await refused()).not.toContain(missing(PODERES));
    expect(await refused()).toContain(missing(BENEFICIARIO));
  });

  it('asked again before all have signed begins anew: the old links are unavailable, the evidence stays', async () => {
    const [marina, edson] = await addTwo();
    await request(PODERES.id, [marina, edson]);
    const [oldMarina, oldEdson] = [await linkOf('marina@example.com'), await linkOf('edson@example.com')];
    await signByLink(oldMarina);
    tick();
    expect((await request(PODERES.id, [edson])).status).toBe(200);
    expect(await declarations()).toMatchObject([{ StatusAssinatura: 'Pendente', Assinaturas: 1, Assinadas: 0 }]);
    expect((await signByLink(oldEdson)).body.descricao).toBe('Documento está indisponível para assinatura.');
    expect((await evidence()).map(({ status }) => status)).toEqual(['Assinado', 'Invalidado', 'Invalidado']);
    expect((await signByLink(await linkOf('edson@example.com'))).status).toBe(200);
    expect(await request(PODERES.id, [edson])).toMatchObject({
      status: 400,
      body: { data: ['O documento já foi assinado.'] },
    });
  });

  it('refuses nobody, strangers, the same person twice, and people whose data have changed since', async () => {
    const [marina, edson] = await addTwo();
    const outdated = { ...marina, Email: 'outra@example.com' };
    const stranger = { ...edson, TipoPessoaGuid: '11111111-2222-4333-8444-555555555555' };
    const wrong: [JsonObject[], string][] = [
      [[], 'Selecione ao menos um assinante para enviar o documento.'],
      [[marina, stranger], 'Assinante desconhecido: /Assinantes/1'],
      [[{ ...marina, TipoPessoaDescricao: 'Sócio' }], 'Assinante desconhecido: /Assinantes/0'],
      [[marina, marina], 'Assinante repetido: /Assinantes/1'],
      [[outdated], 'Os dados dos assinantes mudaram. Volte e escolha os assinantes de novo.'],
    ];
    for (const [people, message] of wrong) {
      expect(await request(PODERES.id, people)).toMatchObject({ status: 400, body: { data: [message] } });
    }
    expect(await declarations()).toEqual([]);
    expect(await mailsTo(store.database, 'marina@example.com')).toEqual([]);
  });

  it('refuses what is not offered to signers, unknown keys, and a body without its members', async () => {
    const [marina] = await addTwo();
    const messages = [
      (await request(TERMO.id, [marina])).body.data,
      (await request(PODERES.id, [marina], { Outra: 1 })).body.data,
      (await request(PODERES.id, [{ ...marina, Cpf: '1' }])).body.data,
      (await request(PODERES.id, [marina], { Usuario: '' })).body.data,
      (await request('', [marina])).body.data,
    ];
    expect(messages).toEqual([
      ['Documento desconhecido: /TemplateId'],
      ['Campo desconhecido: /Outra'],
      ['Campo desconhecido: /Assinantes/0/Cpf'],
      ['Valor inesperado: /Usuario'],
      ['Valor inesperado: /TemplateId'],
    ]);
    expect((await server.call('POST /api/declaracao/assinantes', { body: {} })).status).toBe(401);
  });

  it('leaves no other way to sign: the company cannot accept for its signers', async () => {
    const body = {
      DeclaracaoId: null,
      TemplateId: PODERES.id,
      UsuarioAssinatura: 'Aurora Ltda.',
      Status: 'Assinado',
      DataAssinatura: '2026-11-21T09:30:00.000Z',
      IP: null,
    };
    const answer = await call('POST /api/declaracao/cliente', body);
    expect(answer).toMatchObject({ status: 400, body: { data: ['Documento desconhecido: /TemplateId'] } });
  });

  it('marks a registration that was sent before as altered', async () => {
    const [marina] = await addTwo();
    await store.database.update(client).set({ status: 2, changed: false, expiresOn: '2030-12-31' });
    await request(PODERES.id, [marina]);
    expect(await store.database.select({ changed: client.changed }).from(client)).toEqual([{ changed: true }]);
  });
});
