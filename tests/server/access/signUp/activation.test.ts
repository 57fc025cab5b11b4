import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { client } from '../../../../server/storage/schema';
import { linkFrom, mailsTo } from '../../mailbox';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG } from '../../testServer';

const DAY_MS = 86_400_000;

const { store, server } = serverForTests(() => {
  const portalDir = mkdtempSync(join(tmpdir(), 'ficha-portal-'));
  writeFileSync(join(portalDir, 'index.html'), '<!doctype html><html><title>Portal</title></html>');
  const config = { ...TEST_CONFIG, portalDir, publicUrl: 'https://ficha.test' };
  return { clock: () => now, config };
});
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
});

const addUnconfirmed = (over = {}) => addClient(store.database, { emailConfirmedAt: null, createdAt: now, ...over });
const resend = (Email: string) => server.call('POST /api/register/email-ativar-conta', { body: { Email } });
const activate = (ClienteGuid: string) => server.call('POST /api/register/ativar-conta', { body: { ClienteGuid } });
const confirmedAt = async () => (await store.database.select().from(client))[0]?.emailConfirmedAt;

describe('confirming an account', () => {
  it('[ACC-CALL-13, ACC-CONF-03, O-68, CF-LNK-11] answers true, also again and in upper case', async () => {
    const { id } = await addUnconfirmed();
    for (const guid of [id, id, id.toUpperCase()]) {
      expect(await activate(guid)).toMatchObject({ status: 200, body: { data: true } });
    }
    expect(await confirmedAt()).toEqual(now);
  });

  it.each(['11111111-2222-4333-8444-555555555555', 'abc', ''])(
    '[ACC-CALL-13, O-68, CF-CAL-59] answers false for "%s"',
    async (guid) => {
      await addUnconfirmed();
      expect(await activate(guid)).toMatchObject({ status: 200, body: { data: false } });
      expect(await confirmedAt()).toBeNull();
    },
  );

  it('refuses an expired link and says the way on; a new e-mail makes it good', async () => {
    const { id } = await addUnconfirmed();
    now = new Date(now.getTime() + 2 * DAY_MS + 1);
    const message = 'O link de ativação expirou. Faça o login para receber um novo e-mail.';
    expect(await activate(id)).toMatchObject({ status: 400, body: { data: [message], descricao: message } });
    await resend('ana@example.com');
    now = new Date(now.getTime() + 2 * DAY_MS);
    expect((await activate(id)).body.data).toBe(true);
  });
});

describe('the link of the e-mail', () => {
  it('is not used up by a mail scanner that opens it', async () => {
    await addUnconfirmed();
    await resend('ana@example.com');
    const link = await linkFrom(store.database, 'ana@example.com');
    for (const method of ['HEAD', 'GET', 'GET'] as const) {
      const answer = await server.app.inject({ method, url: link });
      expect([method, answer.statusCode, answer.headers['content-type']]).toEqual([
        method,
        200,
        'text/html; charset=utf-8',
      ]);
    }
    expect(await confirmedAt()).toBeNull();
    expect((await activate(link.split('/').at(-1) as string)).body.data).toBe(true);
  });

  it('has no route that acts on GET', () => {
    const acting = server.app.calls.filter(({ path }) => /ativar-conta|declaracao\/assinar$/i.test(path));
    expect(acting.map(({ method }) => method)).not.toContain('GET');
  });
});

describe('sending the activation e-mail again', () => {
  it.each(['Ana@Example.com', '529.982.247-25'])(
    '[ACC-CALL-07] [O-36] writes to the registered address for "%s"',
    async (typed) => {
      const { id } = await addUnconfirmed();
      expect(await resend(typed)).toMatchObject({ status: 200, body: { data: true } });
      const [sent] = await mailsTo(store.database, 'ana@example.com');
      expect(sent?.text).toContain(`https://ficha.test/ConfirmarConta/${id}\n`);
    },
  );

  it('[O-36] answers false when there is nothing to confirm', async () => {
    await addClient(store.database);
    for (const typed of ['ana@example.com', 'ninguem@example.com', '']) {
      expect(await resend(typed)).toMatchObject({ status: 200, body: { data: false } });
    }
    expect(await mailsTo(store.database, 'ana@example.com')).toEqual([]);
  });

  it('[O-49] is done five times in 15 minutes, however the account is named, known or not', async () => {
    await addUnconfirmed();
    const tooMany = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';
    for (let n = 0; n < 5; n++) await resend(n % 2 ? '52998224725' : 'ana@example.com');
    expect((await resend('52998224725')).body.descricao).toBe(tooMany);
    for (let n = 0; n < 5; n++) await resend('ninguem@example.com');
    expect((await resend('ninguem@example.com')).body.descricao).toBe(tooMany);
    expect(await mailsTo(store.database, 'ana@example.com')).toHaveLength(5);
  });

  it('[O-49] reaches the others of a document where one was sent too many, and is refused where all were', async () => {
    const company = { type: 2, document: '12ABC34501DE35' };
    for (const email of ['ana@example.com', 'bia@example.com']) await addUnconfirmed({ ...company, email });
    for (let n = 0; n < 5; n++) await resend('ana@example.com');
    const sent = async (email: string) => (await mailsTo(store.database, email)).length;
    expect(await resend(company.document)).toMatchObject({ status: 200, body: { data: true } });
    expect([await sent('ana@example.com'), await sent('bia@example.com')]).toEqual([5, 1]);
    for (let n = 0; n < 4; n++) await resend('bia@example.com');
    expect((await resend(company.document)).body.descricao).toMatch(/^Muitas tentativas/);
    expect([await sent('ana@example.com'), await sent('bia@example.com')]).toEqual([5, 5]);
  });
});
