import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '../../../server/mail/deliver';
import { queueMail } from '../../../server/mail/queue';
import { createSmtpCarrier } from '../../../server/mail/smtp';
import { activation } from '../../../server/mail/templates/activation';
import { mail } from '../../../server/storage/schema';
import type { Services } from '../../../server/storage/services';
import { NO_WIZARDS, openTestDatabase, TEST_CONFIG, type TestDatabase } from '../testServer';

let store: TestDatabase;
let now: Date;
let received: { from: string; to: string[]; source: string }[] = [];
let reply: Error | undefined;
/** Of the next recipients, before `reply`. */
let replies: Error[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'ficha' && password === 'segredo' ? done(null, { user: username }) : done(new Error('wrong password')),
  onRcptTo: (_address, _session, done) => done(replies.shift() ?? reply),
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ from, to, source: Buffer.concat(chunks).toString() });
      done();
    });
  },
});

const url = (user = 'ficha:segredo@') => `smtp://${user}127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;

beforeAll(async () => {
  store = await openTestDatabase();
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
});
beforeEach(async () => {
  await store.reset();
  now = new Date('2026-11-20T12:00:00Z');
  received = [];
  reply = undefined;
  replies = [];
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  await store.close();
});

const queue = (email = 'ana@example.com') => {
  const services = { database: store.database, clock: () => now, config: TEST_CONFIG, definitions: NO_WIZARDS };
  const letter = activation({ to: { email, name: 'Conceição' }, link: 'https://ficha.test/ConfirmarConta/1' });
  return queueMail(services as unknown as Services, letter);
};

async function deliver(from = url(), mayBePlain = true): Promise<void> {
  const carrier = createSmtpCarrier({ url: () => from, from: 'cadastro@ficha.test', mayBePlain });
  await deliverDue({ database: store.database, carrier, clock: () => now, log: () => {} });
  carrier.close();
}

/** The text of a body part, which is sent as quoted-printable or base64. */
function bodyOf(source: string, type: string): string {
  const part = source.slice(source.indexOf(`Content-Type: ${type}`));
  const [head = '', rest = ''] = [part.slice(0, part.indexOf('\r\n\r\n')), part.slice(part.indexOf('\r\n\r\n') + 4)];
  const body = rest.slice(0, rest.indexOf('\r\n--'));
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('SMTP', () => {
  it('[O-53] brings an e-mail to the SMTP server of SMTP_URL, as HTML and as text', async () => {
    await queue();
    await deliver();
    expect(received).toHaveLength(1);
    const [{ from, to, source } = { from: '', to: [], source: '' }] = received;
    expect([from, to]).toEqual(['cadastro@ficha.test', ['ana@example.com']]);
    expect(source).toContain('From: Portal de cadastro <cadastro@ficha.test>');
    expect(source).toContain('Subject: Confirme sua conta');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(bodyOf(source, 'text/plain')).toContain('Olá, Conceição!');
    expect(bodyOf(source, 'text/html')).toContain('href="https://ficha.test/ConfirmarConta/1"');
    const [sent] = await store.database.select().from(mail);
    expect(sent).toMatchObject({ sentAt: now, text: null });
    expect(source).toContain(`Message-ID: <${sent?.id}@ficha.test>`);
  });

  it('tries again when the server refuses for now, and gives up a recipient that it refuses for ever', async () => {
    await queue();
    reply = Object.assign(new Error('greylisted'), { responseCode: 451 });
    await deliver();
    expect((await store.database.select().from(mail))[0]).toMatchObject({ failedAt: null, attempts: 1 });
    now = new Date(now.getTime() + 10_000);
    reply = Object.assign(new Error('no such user'), { responseCode: 550 });
    await deliver();
    expect((await store.database.select().from(mail))[0]).toMatchObject({ failedAt: now, attempts: 2 });
    expect(received).toEqual([]);
  });

  it('loses nothing while the server is down or refuses the password', async () => {
    await queue();
    await deliver('smtp://127.0.0.1:1');
    now = new Date(now.getTime() + 10_000);
    await deliver(url('ficha:errada@'));
    now = new Date(now.getTime() + 30_000);
    await deliver();
    expect(received.map(({ to }) => to)).toEqual([['ana@example.com']]);
  });

  it('sends nothing over a connection that the server does not encrypt, whatever the address says', async () => {
    await queue();
    for (const query of ['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true']) {
      await deliver(`${url('')}${query}`, false);
      now = new Date(now.getTime() + 3_600_000);
    }
    expect(received).toEqual([]);
    await deliver(url(''));
    expect(received).toHaveLength(1);
  });

  it('sends nothing to a server whose certificate nobody vouches for, unless its network is private', async () => {
    // Its certificate is one that everybody has who has the library.
    const encrypted = new SMTPServer({ authOptional: true, onData: smtp.options.onData });
    await new Promise<void>((resolve) => {
      encrypted.listen(0, '127.0.0.1', resolve);
    });
    const address = `smtp://127.0.0.1:${(encrypted.server.address() as AddressInfo).port}?tls.rejectUnauthorized=false`;
    await queue();
    await deliver(address, false);
    expect(received).toEqual([]);
    now = new Date(now.getTime() + 10_000);
    await deliver(address);
    expect(received).toHaveLength(1);
    await new Promise<void>((resolve) => {
      encrypted.close(resolve);
    });
  });

  it('signs in by the password of this moment', async () => {
    let address = url('ficha:errada@');
    const carrier = createSmtpCarrier({ url: () => address, from: 'cadastro@ficha.test', mayBePlain: true });
    const send = () => deliverDue({ database: store.database, carrier, clock: () => now, log: () => {} });
    await queue();
    await send();
    address = url();
    now = new Date(now.getTime() + 10_000);
    await send();
    carrier.close();
    expect(received).toHaveLength(1);
  });

  it('goes on to the next e-mail of a recipient after one that the server refuses, not after one that it did not hear', async () => {
    await queue();
    now = new Date(now.getTime() + 1);
    await queue();
    await deliver('smtp://127.0.0.1:1');
    expect((await store.database.select().from(mail)).map(({ attempts }) => attempts)).toEqual([1, 1]);
    now = new Date(now.getTime() + 10_000);
    replies.push(Object.assign(new Error('greylisted'), { responseCode: 451 }));
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('takes an address as one recipient, whatever it looks like', async () => {
    await queue('ana@example.com,bia@example.com');
    await deliver();
    expect(received.flatMap(({ to }) => to)).not.toContain('bia@example.com');
  });
});
