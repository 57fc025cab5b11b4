import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Carrier, Delivery } from '../../../server/mail/carrier';
import { claimDue } from '../../../server/mail/claim';
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
    expect(await only()).toMatchObject({ sentAt: now, attempts: 0, failedAt: null });
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

  it('takes what a server claims whose clock is a little ahead for claimed', async () => {
    await write('111111');
    let answered = () => {};
    send.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answered = resolve;
        }),
    );
    const ahead = deliverDue(delivery({ clock: () => new Date(now.getTime() + 2_000) }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(await deliverDue(delivery())).toBe(0);
    // As servers see it that look only at when it is due.
    expect((await only())?.dueAt.getTime()).toBeGreaterThan(now.getTime());
    answered();
    await ahead;
    expect(send).toHaveBeenCalledOnce();
  });

  it('claims by the time at which it holds the locks, not by that at which it began to wait for them', async () => {
    await write('111111');
    let asked = 0;
    const clock = () => {
      if (++asked === 3) later(4 * 60);
      return now;
    };
    const [group] = await claimDue({ database: store.database, clock });
    expect(group?.[0]?.claimedUntil?.getTime()).toBe(now.getTime() + 5 * 60_000);
  });

  it('goes on claiming what waits for its turn while those before it take long', async () => {
    for (const digits of ['111111', '222222', '333333']) await write(digits);
    const others: number[] = [];
    send.mockImplementation(async () => {
      others.push(await deliverDue(delivery()));
      later(3 * 60);
    });
    await deliverDue(delivery());
    expect(sentDigits()).toEqual(['111111', '222222', '333333']);
    expect(others).toEqual([0, 0, 0]);
  });

  it('leaves to another server what that has taken up meanwhile', async () => {
    for (const digits of ['111111', '222222']) await write(digits);
    send.mockImplementationOnce(async () => {
      later(5 * 60);
      expect(await deliverDue(delivery())).toBe(2);
      throw away();
    });
    await deliverDue(delivery());
    expect(sentDigits()).toEqual(['111111', '111111', '222222']);
    const rows = await store.database.select().from(mail);
    expect(rows.every(({ sentAt, attempts }) => sentAt !== null && attempts === 0)).toBe(true);
    send.mockReset();
    for (const digits of ['333333', '444444']) await write(digits);
    send.mockImplementationOnce(async () => {
      later(5 * 60);
      await deliverDue(delivery());
    });
    await deliverDue(delivery());
    expect(sentDigits()).toEqual(['333333', '333333', '444444']);
  });

  it('takes at most 50 e-mails of a recipient at once, in their order, and those of others beside them', async () => {
    const numbers = Array.from({ length: 55 }, (_, n) => String(100_000 + n));
    for (const digits of numbers) await write(digits);
    await write('999999', 'bia@example.com');
    expect(await deliverDue(delivery())).toBe(51);
    expect(await deliverDue(delivery())).toBe(5);
    expect(sentDigits().filter((digits) => digits !== '999999')).toEqual(numbers);
    expect(sentDigits()).toContain('999999');
  });

  it('lets all of them wait longer when the mail server is away, however many there are', async () => {
    send.mockRejectedValue(away());
    for (let n = 0; n < 55; n++) await write(String(100_000 + n));
    expect([await deliverDue(delivery()), await deliverDue(delivery()), await deliverDue(delivery())]).toEqual([
      50, 50, 0,
    ]);
  });

  it('lets no recipient to whom another server is sending keep others waiting', async () => {
    await write('111111');
    let answered = () => {};
    send.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answered = resolve;
        }),
    );
    const first = deliverDue(delivery());
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    for (let n = 0; n < 12; n++) await write('222222');
    await write('333333', 'bia@example.com');
    expect(await deliverDue(delivery())).toBe(1);
    expect(sentDigits()).toEqual(['111111', '333333']);
    answered();
    await first;
  });

  it('waits between tries also after the clock was set back', async () => {
    send.mockRejectedValue(away());
    await write('111111');
    for (const wait of [0, 10, 30]) {
      later(wait);
      await deliverDue(delivery());
    }
    later(-3 * 60 * 60);
    await deliverDue(delivery());
    expect(send).toHaveBeenCalledTimes(4);
    expect(await deliverDue(delivery())).toBe(0);
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
