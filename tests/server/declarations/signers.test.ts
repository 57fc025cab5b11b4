import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import type { Client } from '../../../server/access/session';
import { client, signatureEvidence } from '../../../server/database/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { linkFrom, mailsTo } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../testServer';
import { ATTORNEY, companyCalls, ISSUER, PARTNER, REPRESENTATIVE } from './company';
import { documentId, PODERES, POLITICA, type SeedDocument, seed, TERMO } from './documents';

const BENEFICIARIO: SeedDocument = { ...PODERES, id: documentId(5), name: 'Declaração de beneficiário final' };
const START = new Date('2026-11-21T09:30:00.000Z');
const missing = ({ name }: SeedDocument) =>
  `O documento ${name} é obrigatório e não foi assinado, aceito os termos para avançar`;

const { store, server } = serverForTests(async (database) => {
  const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test' };
  await seed(database, [TERMO, PODERES, BENEFICIARIO, POLITICA]);
  return { definitions: await compiledDefinitions(), clock: () => now, config };
});
let aurora: Client;
let token: string;
let now = START;

const { expectOk, addPerson, savePartners, signers, request, declarations, signatures } = companyCalls(
  () => server,
  () => token,
);

beforeEach(async () => {
  now = START;
  aurora = await addClient(store.database, { type: 2, document: '12ABC34501DE35', name: 'Aurora Ltda.' });
  token = await tokenOf(store.database, aurora, now);
});

const tick = () => {
  now = new Date(now.getTime() + 60_000);
};
/** Saves Marina, who represents, and Edson, a partner; gives back how the server offers them as signers. */
async function addTwo(): Promise<[JsonObject, JsonObject]> {
  await addPerson(REPRESENTATIVE);
  await savePartners([PARTNER]);
  return (await signers()) as [JsonObject, JsonObject];
}
/** The key of the link in the newest e-mail to a person. */
const linkOf = async (email: string) => (await linkFrom(store.database, email)).split('/').at(-1) ?? '';
const signByLink = (Guid: string) => server.call('POST /api/declaracao/assinar', { body: { Guid, Ip: null } });
const evidence = () => store.database.select().from(signatureEvidence).orderBy(asc(signatureEvidence.id));

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
      token = await tokenOf(store.database, caller, now);
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
    expect(marina[0]?.text).toContain('https://ficha.test/RealizarAssinaturaDeclaracao/');
    expect(await linkOf('marina@example.com')).not.toBe(edson);
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
    const refused = async () =>
      (await server.call('POST /api/PessoaJuridica/ConcluirCadastro', { token, body: {} })).body.data as string[];
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
    const answer = await server.call('POST /api/declaracao/cliente', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { data: ['Documento desconhecido: /TemplateId'] } });
  });

  it('marks a registration that was sent before as altered', async () => {
    const [marina] = await addTwo();
    await store.database.update(client).set({ status: 2, changed: false, expiresOn: '2030-12-31' });
    await request(PODERES.id, [marina]);
    expect(await store.database.select({ changed: client.changed }).from(client)).toEqual([{ changed: true }]);
  });
});

describe('POST /declaracao/assinante/email', () => {
  const resend = (guid: unknown) =>
    server.call(`POST /api/declaracao/assinante/email?guidDeclaracaoAssinatura=${guid}`, { token });
  const rows = async () => signatures((await declarations())[0]?.DeclaracaoGuid);

  it('[CF-DDC-16, CF-CAL-46] sends the same link again to who has not signed', async () => {
    await request(PODERES.id, await addTwo());
    const before = await linkOf('edson@example.com');
    const edson = (await rows()).find(({ EmailRepresentante }) => EmailRepresentante === 'edson@example.com');
    tick();
    expect(await resend(edson?.Guid)).toMatchObject({ status: 200, body: { data: true } });
    expect(await mailsTo(store.database, 'edson@example.com')).toHaveLength(2);
    expect(await linkOf('edson@example.com')).toBe(before);
    expect(await mailsTo(store.database, 'marina@example.com')).toHaveLength(1);
  });

  it('[CF-DDC-15] refuses who has signed, and what is not the client’s', async () => {
    await request(PODERES.id, await addTwo());
    const marina = (await rows()).find(({ EmailRepresentante }) => EmailRepresentante === 'marina@example.com');
    await signByLink(await linkOf('marina@example.com'));
    expect((await resend(marina?.Guid)).body.data).toEqual(['Documento já foi assinado.']);
    expect((await resend('abc')).status).toBe(404);
    const other = await addClient(store.database, { type: 2, document: '20406080000197', email: 'm@example.com' });
    token = await tokenOf(store.database, other, now);
    expect((await resend(marina?.Guid)).status).toBe(404);
  });

  it('refuses too many e-mails about one document to one person', async () => {
    const [marina] = await addTwo();
    await request(PODERES.id, [marina]);
    const [row] = await rows();
    const statuses: number[] = [];
    for (let times = 0; times < TEST_CONFIG.limits.mailsPerRecipient; times++) {
      statuses.push((await resend(row?.Guid)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 400]);
    expect(await mailsTo(store.database, 'marina@example.com')).toHaveLength(5);
    expect((await request(BENEFICIARIO.id, [marina])).status).toBe(200);
  });
});

describe('the sheet of a company', () => {
  it('is made with what its signers have signed', async () => {
    await request(PODERES.id, await addTwo());
    const pdf = await server.call('GET /api/Cliente/pdf', { token });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await expectOk('GET /api/declaracao')).toMatchObject([
      { TemplateId: PODERES.id },
      { TemplateId: BENEFICIARIO.id },
      { TemplateId: POLITICA.id },
    ]);
  });
});

// The last one: the texts that it brings stay.
describe('a document that is changed while signers are awaited', () => {
  it('[CF-DDC-16, CF-DDC-15] waits no more: it is sent anew, and the link of the old text not again', async () => {
    const people = await addTwo();
    await request(PODERES.id, people);
    const [row] = await signatures((await declarations())[0]?.DeclaracaoGuid);
    const resend = () =>
      server.call(`POST /api/declaracao/assinante/email?guidDeclaracaoAssinatura=${row?.Guid}`, { token });
    await seed(store.database, [TERMO, { ...PODERES, html: '<p>Outros poderes.</p>' }, BENEFICIARIO, POLITICA]);
    expect(await declarations()).toEqual([]);
    const text = 'O documento tem uma nova versão. Envie-o de novo aos assinantes.';
    expect(await resend()).toMatchObject({ status: 400, body: { descricao: text } });
    tick();
    expect((await request(PODERES.id, people)).status).toBe(200);
    expect(await declarations()).toMatchObject([{ TemplateId: PODERES.id, Status: 'Pendente', Assinadas: 0 }]);
    expect((await signByLink(await linkOf('marina@example.com'))).body.data).toBe(true);
  });
});
