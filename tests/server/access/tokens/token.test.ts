import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  checkToken,
  type GivenToken,
  issueToken,
  passTokenOn,
  spendToken,
  type TokenUse,
} from '../../../../server/access/tokens/token';
import type { Origin } from '../../../../server/http/attempts';
import { token } from '../../../../server/storage/schema';
import { addClient, openTestDatabase, type TestDatabase } from '../../testServer';

let store: TestDatabase;
const now = new Date('2026-11-20T12:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const login = { purpose: 'login', subject: 'ana' } as const;

beforeAll(async () => {
  store = await openTestDatabase();
});
beforeEach(async () => {
  await store.reset();
  await store.database.delete(token);
});
afterAll(() => store.close());

const HERE = { address: '198.51.100.1' };
const issue = (use: TokenUse = login, at = now, origin: Origin = HERE) =>
  issueToken(store.database, { ...use, origin }, at);
const isRight = (given: GivenToken, use: Parameters<typeof checkToken>[2] = login, at = now) =>
  checkToken(store.database, given, use, at);
/** Six digits other than these. */
const wrong = ({ digits, reference }: GivenToken) => ({
  digits: digits.replace(/\d$/, (last) => String((Number(last) + 1) % 10)),
  reference,
});

describe('a token', () => {
  it('[O-13] [ACC-LOGIN-26] has six random digits, and a reference that says nothing of them', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, (_, n) => issue({ ...login, subject: `c${n}` })));
    for (const { digits, reference } of made) {
      expect(digits).toMatch(/^\d{6}$/);
      expect(reference).toMatch(/^[\w-]{43}$/);
    }
    expect(new Set(made.map(({ digits }) => digits)).size).toBeGreaterThan(30);
  });

  it('[O-13] is stored neither as digits nor with its reference, so that a reader cannot try all digits', async () => {
    const { digits, reference } = await issue();
    const stored = JSON.stringify(await store.database.select().from(token));
    expect(stored).not.toContain(reference);
    expect(stored).not.toContain(`"${digits}"`);
    const second = await issue({ ...login, subject: 'bia' });
    expect(await isRight({ digits, reference: second.reference }, { ...login, subject: 'bia' })).toBe(
      digits === second.digits,
    );
  });

  it('[O-13] is good for 10 minutes', async () => {
    const given = await issue();
    expect(await isRight(given, login, inSeconds(599))).toBe(true);
    expect(await isRight(given, login, inSeconds(600))).toBe(false);
  });

  it('[O-13] is void after five wrong tries, also when they come at once', async () => {
    const given = await issue();
    for (let n = 0; n < 4; n++) expect(await isRight(wrong(given))).toBe(false);
    expect(await isRight(given)).toBe(true);
    expect(await isRight(given)).toBe(false);
    const second = await issue();
    await Promise.all(Array.from({ length: 5 }, () => isRight(wrong(second))));
    expect(await isRight(second)).toBe(false);
  });

  it('[O-13] is good for one purpose and one client only', async () => {
    const given = await issue();
    expect(await isRight(given, { purpose: 'attorney', subject: 'ana' })).toBe(false);
    expect(await isRight(given, { purpose: 'login', subject: 'bia' })).toBe(false);
    expect(await isRight(given)).toBe(true);
  });

  it('[O-13] is cancelled by a newer one of the same purpose and client', async () => {
    const older = await issue();
    const newer = await issue();
    expect(await isRight(older)).toBe(false);
    expect(await isRight(newer)).toBe(true);
    expect(await store.database.$count(token)).toBe(1);
  });

  it('[O-13] is used once, also by calls at the same time', async () => {
    const given = await issue();
    expect(await isRight(given)).toBe(true);
    const spent = await Promise.allSettled([1, 2, 3].map(() => spendToken(store.database, given)));
    expect(spent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await isRight(given)).toBe(false);
  });

  it.each(['', '12345', '1234567', 'abcdef', '      '])('is not "%s"', async (digits) => {
    const { reference } = await issue();
    expect(await isRight({ digits, reference })).toBe(false);
  });
});

describe('a token of a sign-up', () => {
  it('[O-42] becomes one for signing in, for two minutes and once', async () => {
    const { id: clientId } = await addClient(store.database);
    const given = await issue({ purpose: 'signUp', subject: 'data' });
    const pass = () => passTokenOn(store.database, given, { clientId, life: 120_000, now });
    await pass();
    await expect(pass()).rejects.toMatchObject({ status: 400 });
    expect(await isRight(given, { purpose: 'signUp', subject: 'data' })).toBe(false);
    expect(await isRight(given, { purpose: 'login', subject: clientId }, inSeconds(119))).toBe(true);
    expect(await isRight(given, { purpose: 'login', subject: clientId }, inSeconds(120))).toBe(false);
  });
});
