import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Carrier, Delivery } from '../../../server/mail/carrier';
import { deliverDue, forgetOldMails } from '../../../server/mail/deliver';
import { queueMail } from '../../../server/mail/queue';
import { erasureDone } from '../../../server/mail/templates/erasure';
import { token } from '../../../server/mail/templates/token';
import { startMailWorker } from '../../../server/mail/worker';
import { mail } from '../../../server/storage/schema';
import type { Services } from '../../../server/storage/services';
import { NO_WIZARDS, openTestDatabase, TEST_CONFIG, type TestDatabase } from '../testServer';

let store: TestDatabase;
let now: Date;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const send = vi.fn<Carrier['send']>();
const log = vi.fn();
const carrier: Carrier = { send, keepsBodies: false, close: () => {} };

beforeAll(async () => {
  store = await openTestDatabase();
});
beforeEach(async () => {
  await store.reset();
  now = new Date('2026-11-20T12:00:00Z');
  send.mockReset();
  log.mockReset();
});
afterAll(() => store.close());

const delivery = (over: Partial<Delivery> = {}): Delivery => ({
  database: store.database,
  carrier,
  clock: () => now,
  log,
  ...over,
});
const services = () =>
  ({ database: store.database, clock: () => now, config: TEST_CONFIG, definitions: NO_WIZARDS }) as Services;
const queue = (email = 'ana@example.com') =>
  queueMail(services(), token({ to: { email }, purpose: 'login', digits: '123456' }));
const only = async () => (await store.database.select().from(mail))[0];

describe('the queue', () => {
  it('holds an e-mail only if what causes it is kept', async () => {
    const failing = store.database.transaction(async (tx) => {
      await queueMail(
        { ...services(), database: tx },
        token({ to: { email: 'a@b.co' }, purpose: 'login', digits: '1' }),
      );
      throw new RangeError('stop');
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await deliverDue(delivery())).toBe(0);
  });
});

describe('delivering', () => {
  it('sends an e-mail once, and forgets its bodies', async () => {
    await queue();
    expect([await deliverDue(delivery()), await deliverDue(delivery())]).toEqual([1, 0]);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ recipient: 'ana@example.com', sender: 'Portal de cadastro' });
    expect(send.mock.calls[0]?.[0].text).toContain('123456');
    expect(await only()).toMatchObject({ html: null, text: null, sentAt: now });
  });

  it('tries again after a failure, waiting longer each time', async () => {
    await queue();
    send.mockRejectedValue(Object.assign(new Error('ana@example.com refused'), { code: 'ECONNECTION' }));
    for (const [wait, tried] of [
      [0, 1],
      [9, 1],
      [1, 2],
      [29, 2],
      [1, 3],
    ] as const) {
      later(wait);
      await deliverDue(delivery());
      expect(send).toHaveBeenCalledTimes(tried);
    }
    send.mockResolvedValue();
    later(120);
    await deliverDue(delivery());
    expect(await only()).toMatchObject({ sentAt: now, failedAt: null });
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: 'ECONNECTION' }), 'e-mail not sent, tried again');
  });

  it('gives up an e-mail that has expired, and one whose recipient is refused for ever', async () => {
    await queue();
    later(10 * 60);
    await deliverDue(delivery());
    expect(send).not.toHaveBeenCalled();
    expect(await only()).toMatchObject({ sentAt: null, failedAt: now, text: null });
    await store.reset();
    await queue();
    send.mockRejectedValue(Object.assign(new Error('no such user'), { permanent: true }));
    await deliverDue(delivery());
    expect(await only()).toMatchObject({ attempts: 1, failedAt: now, html: null });
    later(60);
    await deliverDue(delivery());
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends what a server that died had begun to send, once its lease is over', async () => {
    await queue();
    let died = () => {};
    send.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          died = () => reject(new Error('never answered'));
        }),
    );
    const dying = deliverDue(delivery());
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(await deliverDue(delivery())).toBe(0);
    later(5 * 60);
    expect(await deliverDue(delivery())).toBe(1);
    expect(await only()).toMatchObject({ sentAt: now });
    died();
    await dying;
  });

  it('sends each e-mail once though several servers deliver at the same time', async () => {
    const recipients = Array.from({ length: 25 }, (_, n) => `a${n}@example.com`);
    for (const email of recipients) await queue(email);
    const counts = await Promise.all([1, 2, 3, 4, 5].map(() => deliverDue(delivery())));
    while ((await deliverDue(delivery())) > 0);
    expect(counts.every((count) => count <= 10)).toBe(true);
    expect(send.mock.calls.map(([{ recipient }]) => recipient).sort()).toEqual(recipients.sort());
  });

  const away = () => Object.assign(new Error('refused'), { code: 'ECONNECTION' });
  const write = async (digits: string, email = 'ana@example.com') => {
    await queueMail(services(), { ...token({ to: { email }, purpose: 'login', digits }), life: 24 * 60 * 60_000 });
    later(1);
  };
  const sentDigits = () => send.mock.calls.map(([{ text }]) => /\d{6}/.exec(text ?? '')?.[0]);

  it('sends to a recipient in the order in which the e-mails were written, also after the mail server was down', async () => {
    send.mockRejectedValue(away());
    await write('111111');
    // It waits for longer than those that come after it.
    for (const wait of [0, 10, 30, 120, 600]) {
      later(wait);
      await deliverDue(delivery());
    }
    await write('222222');
    await write('333333');
    await write('444444', 'bia@example.com');
    await deliverDue(delivery());
    send.mockReset();
    later(10);
    await deliverDue(delivery());
    expect(sentDigits().filter((digits) => digits !== '444444')).toEqual(['111111', '222222', '333333']);
    expect(sentDigits()).toHaveLength(4);
  });

  it('does not let one e-mail that is refused for now keep those after it back', async () => {
    await write('111111');
    await write('222222');
    send.mockRejectedValueOnce(Object.assign(new Error('greylisted'), { ofMail: true }));
    await deliverDue(delivery());
    expect(sentDigits()).toEqual(['111111', '222222']);
    expect((await store.database.select().from(mail)).map(({ sentAt }) => sentAt !== null).sort()).toEqual([
      false,
      true,
    ]);
  });

  it('leaves a recipient alone to whom another server is sending', async () => {
    await write('111111');
    let answered = () => {};
    const whenAnswered = new Promise<void>((resolve) => {
      answered = resolve;
    });
    send.mockImplementationOnce(() => whenAnswered);
    const first = deliverDue(delivery());
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    await write('222222');
    expect(await deliverDue(delivery())).toBe(0);
    answered();
    await first;
    expect(await deliverDue(delivery())).toBe(1);
    expect(sentDigits()).toEqual(['111111', '222222']);
  });

  it('does not send again what it could not note as sent', async () => {
    await queue();
    const unnoted = new Map();
    let isBroken = true;
    const update = ((...given: Parameters<typeof store.database.update>) => {
      if (isBroken && send.mock.calls.length > 0) throw new Error('out of reach');
      return store.database.update(...given);
    }) as typeof store.database.update;
    const database = new Proxy(store.database, {
      get: (target, name) => (name === 'update' ? update : Reflect.get(target, name)),
    });
    await expect(deliverDue(delivery({ database, unnoted }))).rejects.toThrow('out of reach');
    isBroken = false;
    later(6 * 60);
    expect(await deliverDue(delivery({ database, unnoted }))).toBe(0);
    expect(send).toHaveBeenCalledOnce();
    expect((await only())?.sentAt).not.toBeNull();
  });

  it('does not wait for a time that comes again as the clock was set back', async () => {
    await queue();
    later(-60 * 60);
    await deliverDue(delivery());
    expect(send).toHaveBeenCalledOnce();
    await store.reset();
    send.mockReset();
    send.mockRejectedValueOnce(away());
    await queue();
    await deliverDue(delivery());
    later(-2 * 60 * 60);
    await deliverDue(delivery());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('leaves nothing of an e-mail about an erasure, sent or given up', async () => {
    const told = erasureDone({ to: { email: 'ana@example.com' }, day: '23/11/2026', isSomeKept: false });
    for (const error of [undefined, Object.assign(new Error('no such user'), { permanent: true })]) {
      await queueMail(services(), told);
      if (error) send.mockRejectedValueOnce(error);
      await deliverDue(delivery());
      expect(await store.database.$count(mail)).toBe(0);
    }
    await queueMail(services(), told);
    later(8 * 24 * 3_600);
    await deliverDue(delivery());
    expect([send.mock.calls.length, await store.database.$count(mail)]).toEqual([2, 0]);
  });

  it('keeps the bodies for the outbox of the demo', async () => {
    await queue();
    await deliverDue(delivery({ carrier: { ...carrier, keepsBodies: true } }));
    expect((await only())?.text).toContain('123456');
  });
});

describe('the worker', () => {
  it('delivers until it is stopped, and outlives a failure of the database', async () => {
    const failures: unknown[] = [];
    let isBroken = true;
    const clock = () => {
      if (isBroken) throw new Error('out of reach');
      return now;
    };
    await queue();
    const stop = startMailWorker(delivery({ clock }), (error) => failures.push(error));
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    isBroken = false;
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await vi.waitFor(async () => expect((await only())?.sentAt).toEqual(now));
    await stop();
    await queue('depois@example.com');
    const [waiting] = await store.database.select().from(mail).where(eq(mail.recipient, 'depois@example.com'));
    expect(waiting?.sentAt).toBeNull();
  });

  it('forgets after 30 days that an e-mail was sent', async () => {
    await queue();
    await deliverDue(delivery());
    later(30 * 24 * 3_600);
    await forgetOldMails(delivery());
    expect(await store.database.$count(mail)).toBe(1);
    later(24 * 3_600);
    const stop = startMailWorker(delivery(), () => {});
    await vi.waitFor(async () => expect(await store.database.$count(mail)).toBe(0));
    await stop();
  });
});
