import { expect, it } from 'vitest';
import { createAccount } from '../../../server/access/signUp/createAccount';
import { isGuid, newSecretGuid } from '../../../server/storage/guid';
import { client } from '../../../server/storage/schema';
import { serverForTests } from '../serverForTests';

const { store } = serverForTests();

/** Which of the 128 bits were once 0 and once 1 in these. */
function movingBits(guids: readonly string[]): number {
  const numbers = guids.map((guid) => BigInt(`0x${guid.replaceAll('-', '')}`));
  const ones = numbers.reduce((all, one) => all | one, 0n);
  const always = numbers.reduce((all, one) => all & one, (1n << 128n) - 1n);
  return (ones & ~always).toString(2).replaceAll('0', '').length;
}

it('a GUID that is not to be guessed has 128 random bits, where a UUID has fixed ones', () => {
  const guids = Array.from({ length: 200 }, newSecretGuid);
  expect(guids.every(isGuid)).toBe(true);
  expect([movingBits(guids), new Set(guids).size]).toEqual([128, 200]);
  expect(movingBits(Array.from({ length: 200 }, () => crypto.randomUUID()))).toBe(122);
});

it('that is what the links of activation name', async () => {
  const ids: string[] = [];
  for (const index of Array(60).keys()) {
    const signUp = { type: 1, name: 'Ana', document: String(index), email: `${index}@example.com`, nickname: null };
    ids.push(await createAccount(store.database, signUp as never, { createdAt: new Date() }));
  }
  expect(movingBits(ids)).toBe(128);
  expect(await store.database.$count(client)).toBe(60);
});
