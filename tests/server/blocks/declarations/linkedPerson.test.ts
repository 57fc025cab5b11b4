import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { mailsTo } from '../../mailbox';
import { PODERES, POLITICA } from './documents';
import { BENEFICIARIO, companyThatSigns } from './signing';

const { store, server, tick, addTwo, linkOf, signByLink, request, resend, declarations, signatures } =
  companyThatSigns();

const MARINA = 'marina@example.com';
let both: [JsonObject, JsonObject];

beforeEach(async () => {
  both = await addTwo();
});

const personOf = async (guid: string) => {
  const path = `GET /api/declaracao/assinaturas/consultarDocumentosDoAssinante?guidDeclaracao=${guid}`;
  const { status, body } = await server.call(path);
  return { status, data: body.data as JsonObject, documents: (body.data as JsonObject).Documentos as JsonObject[] };
};
const mails = async (email: string) => (await mailsTo(store.database, email)).length;

describe('[ACC-SIGN-18] one e-mail for all documents of a person', () => {
  it('names signer and client, and lists what waits, in order, without a session', async () => {
    await request(BENEFICIARIO.id, both);
    tick();
    await request(PODERES.id, both);
    expect([await mails(MARINA), await mails('edson@example.com')]).toEqual([1, 1]);
    const { data } = await personOf(await linkOf(MARINA));
    expect(data).toEqual({
      NomeAssinante: 'Marina Sampaio Leal',
      EmailAssinante: MARINA,
      NomeCliente: 'Aurora Ltda.',
      CpfCnpjCliente: '12ABC34501DE35',
      Documentos: [PODERES, BENEFICIARIO].map(({ name }) => ({
        Guid: expect.stringMatching(/^[\da-f-]{36}$/),
        NomeDocumento: name,
        Status: 'Pendente',
        DataAssinatura: null,
        MinutosLeitura: 1,
      })),
    });
  });

  it('lists what was signed as such, each by its own key, and nobody else’s', async () => {
    await request(PODERES.id, both);
    await request(BENEFICIARIO.id, both);
    const { documents } = await personOf(await linkOf(MARINA));
    expect((await signByLink(String(documents[1]?.Guid))).status).toBe(200);
    const now = await personOf(await linkOf(MARINA));
    expect(now.documents.map(({ Status }) => Status)).toEqual(['Pendente', 'Assinado']);
    expect(now.documents[1]?.DataAssinatura).toBe('2026-11-21T09:30:00.000Z');
    const edson = await personOf(await linkOf('edson@example.com'));
    expect(edson.documents.map(({ Status }) => Status)).toEqual(['Pendente', 'Pendente']);
    expect(edson.documents.map(({ Guid }) => Guid)).not.toEqual(documents.map(({ Guid }) => Guid));
  });

  it('comes again once all was signed, and whenever it is asked for', async () => {
    await request(PODERES.id, both);
    await signByLink(await linkOf(MARINA));
    tick();
    await request(POLITICA.id, both);
    expect([await mails(MARINA), await mails('edson@example.com')]).toEqual([2, 1]);
    const [row] = await signatures((await declarations())[0]?.DeclaracaoGuid);
    const last = (await declarations()).at(-1);
    const edson = (await signatures(last?.DeclaracaoGuid)).find(
      ({ EmailRepresentante }) => EmailRepresentante === 'edson@example.com',
    );
    expect(row).toBeDefined();
    tick();
    expect((await resend(edson?.Guid)).status).toBe(200);
    expect(await mails('edson@example.com')).toBe(2);
  });

  it('leads to what was asked anew, when its own document lost its force', async () => {
    await request(PODERES.id, both);
    const old = await linkOf(MARINA);
    tick();
    await request(BENEFICIARIO.id, both);
    await request(PODERES.id, both);
    const { documents } = await personOf(old);
    expect(documents.map(({ NomeDocumento }) => NomeDocumento)).toEqual([PODERES.name, BENEFICIARIO.name]);
    expect(documents.map(({ Guid }) => Guid)).not.toContain(old);
  });

  it('shows nothing of a link that is none', async () => {
    for (const guid of ['11111111-2222-4333-8444-555555555555', 'x']) {
      const { status, data } = await personOf(guid);
      expect([status, data]).toEqual([400, ['Documento não encontrado.']]);
    }
  });
});
