import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../mailbox';
import { addClient, TEST_CONFIG } from '../../testServer';
import { documentId, PODERES, POLITICA, seed } from './documents';
import { BENEFICIARIO, companyThatSigns, DOCUMENTS } from './signing';

const { store, call, actAs, tick, addTwo, linkOf, signByLink, resend, expectOk, request, declarations, signatures } =
  companyThatSigns();

describe('POST /declaracao/assinante/email', () => {
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
    await actAs(other);
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
    const pdf = await call('GET /api/Cliente/pdf');
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await expectOk('GET /api/declaracao')).toMatchObject([
      { TemplateId: PODERES.id },
      { TemplateId: BENEFICIARIO.id },
      { TemplateId: POLITICA.id },
    ]);
  });
});

describe('a document that is changed while signers are awaited', () => {
  const document = { ...PODERES, id: documentId(6), name: 'Declaração de origem' };
  let edition = 0;
  /** Brings a text that no earlier start had, for texts are never deleted. */
  const bring = () => {
    edition += 1;
    return seed(store.database, [...DOCUMENTS, { ...document, html: `<p>Texto ${edition}.</p>` }]);
  };
  beforeEach(bring);
  afterEach(() => seed(store.database, DOCUMENTS));

  it('[CF-DDC-16, CF-DDC-15] waits no more: it is sent anew, and the link of the old text not again', async () => {
    const people = await addTwo();
    await request(document.id, people);
    const [row] = await signatures((await declarations())[0]?.DeclaracaoGuid);
    await bring();
    expect(await declarations()).toEqual([]);
    const text = 'O documento tem uma nova versão. Envie-o de novo aos assinantes.';
    expect(await resend(row?.Guid)).toMatchObject({ status: 409, body: { descricao: text } });
    tick();
    expect((await request(document.id, people)).status).toBe(200);
    expect(await declarations()).toMatchObject([{ TemplateId: document.id, Status: 'Pendente', Assinadas: 0 }]);
    expect((await signByLink(await linkOf('marina@example.com'))).body.data).toBe(true);
  });
});
