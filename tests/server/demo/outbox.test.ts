import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OUTBOX_CARRIER } from '../../../server/demo/outboxCarrier';
import { deliverDue } from '../../../server/mail/deliver';
import { mail } from '../../../server/storage/schema';
import { mailsTo } from '../mailbox';
import { addClient, type Caller, openTestDatabase, startApp, TEST_CONFIG, type TestDatabase } from '../testServer';

let store: TestDatabase;
let demo: Caller;
let outside: Caller;

beforeAll(async () => {
  store = await openTestDatabase();
  demo = await startApp(store.database, { config: { ...TEST_CONFIG, demo: true } });
  outside = await startApp(store.database);
});
beforeEach(async () => {
  await store.reset();
  await addClient(store.database, { emailConfirmedAt: null });
  const headers = { host: 'localhost:3000' };
  await demo.call('POST /api/register/email-ativar-conta', { body: { Email: 'ana@example.com' }, headers });
});
afterAll(async () => {
  await demo.app.close();
  await outside.app.close();
  await store.close();
});

const open = async (path: string, host = 'localhost:3000') => demo.call(`GET ${path}`, { headers: { host } });
const sent = async () => (await mailsTo(store.database, 'ana@example.com'))[0] as typeof mail.$inferSelect;

describe('the outbox', () => {
  it('[O-53] lists the e-mails of the demo', async () => {
    const { status, text, headers } = await open('/outbox');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('ana@example.com');
    expect(text).toContain(`<a href="/outbox/${(await sent()).id}">Confirme sua conta</a>`);
  });

  it('shows one as text, and as HTML in a frame that may run nothing', async () => {
    const { id, clientId } = await sent();
    const { text } = await open(`/outbox/${id}`);
    expect(text).toContain(`Confirmar conta: http://localhost:3000/ConfirmarConta/${clientId}`);
    expect(text).toContain(
      `<iframe title="Mensagem em HTML" src="/outbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`,
    );
  });

  it('answers the HTML under a policy that allows its own style sheet only', async () => {
    const { headers, text } = await open(`/outbox/${(await sent()).id}/html`);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox$/,
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(text).toContain('Confirme sua conta');
  });

  it('has pages under the policy of the portal', async () => {
    for (const path of ['/outbox', `/outbox/${(await sent()).id}`, '/demo']) {
      const { headers, text } = await open(path);
      expect(String(headers['content-security-policy'])).toContain("style-src 'self'");
      expect(String(headers['content-security-policy'])).not.toContain('unsafe');
      expect(text).not.toMatch(/<style|style="|<script/);
    }
    expect((await open('/outbox/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('shows as text what an e-mail brings as markup', async () => {
    const { id } = await sent();
    await store.database.update(mail).set({ subject: '<img src=x>', text: '</pre><script>1</script>' });
    for (const path of ['/outbox', `/outbox/${id}`]) expect((await open(path)).text).not.toMatch(/<img|<script/);
  });

  it('keeps e-mails after they are sent', async () => {
    const delivery = { database: store.database, carrier: OUTBOX_CARRIER, clock: () => new Date(), log: () => {} };
    expect(await deliverDue(delivery)).toBe(1);
    expect(await sent()).toMatchObject({ sentAt: expect.any(Date), text: expect.stringContaining('ConfirmarConta') });
  });

  it.each([
    '/outbox/abc',
    '/outbox/11111111-2222-4333-8444-555555555555',
    '/outbox/11111111-2222-4333-8444-555555555555/html',
  ])('has no e-mail at %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('answers only to names of this machine', async () => {
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost'])
      expect((await open('/outbox', host)).status).toBe(200);
    for (const path of ['/outbox', `/outbox/${(await sent()).id}`, '/demo']) {
      expect((await open(path, 'attacker.example:3000')).status).toBe(403);
    }
  });

  it('has each of its pages in one main part, as wide as the window', async () => {
    for (const path of ['/outbox', '/demo']) {
      const { text } = await open(path);
      expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
      expect(text).toMatch(/<main>\n<h1>[^<]+<\/h1>.*<\/main>/s);
    }
  });

  it('[O-53] does not exist outside the demo', async () => {
    const { id } = await sent();
    for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`, '/outbox/style.css', '/demo']) {
      const { status } = await outside.call(`GET ${path}`, { headers: { host: 'localhost:3000' } });
      expect([path, status]).toEqual([path, 404]);
    }
  });
});
