import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVariables } from '../../../server/storage/config';
import { keptDraftKeys } from '../../../server/storage/draftKeys';
import { temporaryFolder } from '../../support/temporaryFolder';

const base64 = (byte: number, bytes = 32) => Buffer.alloc(bytes, byte).toString('base64');
const read = (DRAFT_KEYS?: string) => readVariables({ DRAFT_KEYS }).draftKeys;

describe('DRAFT_KEYS', () => {
  it('lists keys with their ids, the one for writing first', () => {
    expect(read(` 2026-12:${base64(1)}, 2026-11:${base64(2)} `)).toEqual([
      { id: '2026-12', secret: Buffer.alloc(32, 1) },
      { id: '2026-11', secret: Buffer.alloc(32, 2) },
    ]);
  });

  it.each([undefined, '', ' '])('may be left out: %j', (value) => {
    expect(read(value)).toEqual([]);
  });

  const wrong = (entry: number) =>
    `DRAFT_KEYS must list keys as id:key, separated by commas, each key the base64 of 32 bytes, but entry ${entry} is none.`;

  it.each([
    ['an id alone', 'a', 1],
    ['a key alone', base64(1), 1],
    ['16 bytes', `a:${base64(1, 16)}`, 1],
    ['33 bytes', `a:${base64(1, 33)}`, 1],
    ['no base64', `a:${'!'.repeat(43)}=`, 1],
    ['an id with a space', `a b:${base64(1)}`, 1],
    ['a comma at the end', `a:${base64(1)},`, 2],
  ])('is refused in one sentence that repeats no key: %s', (_, value, entry) => {
    expect(() => read(value)).toThrow(expect.objectContaining({ name: 'ConfigError', message: wrong(entry) }));
  });

  it('is refused with one id twice', () => {
    expect(() => read(`a:${base64(1)},a:${base64(2)}`)).toThrow('DRAFT_KEYS has two keys with the id "a".');
  });
});

describe('the key that a demo makes for itself', () => {
  it('stands in the data folder for its user alone, and is the same at every start', () => {
    const folder = temporaryFolder();
    const keys = keptDraftKeys(folder);
    expect(keys).toMatchObject([{ id: 'demo' }]);
    expect(keys[0]?.secret).toHaveLength(32);
    expect(keptDraftKeys(folder)).toEqual(keys);
    expect(keptDraftKeys(temporaryFolder())).not.toEqual(keys);
    const file = join(folder, 'draft.keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(keys[0]?.secret.toString('base64'));
  });

  it('is asked for in one sentence when its file was spoilt', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'draft.keys'), '');
    expect(() => keptDraftKeys(folder)).toThrow(expect.objectContaining({ name: 'ConfigError' }));
  });
});
