import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { isInstitutionWord, PORTAL_WORDS } from '../../../server/access/institutionWords';
import { hashInBrowser } from '../../../server/access/password';

const isWord = (password: string, tenant = 'andorinha') =>
  isInstitutionWord(hashInBrowser(password), { tenant, tenantsDir: join(ROOT, 'tenants') });

it.each(['andorinha', 'ANDORINHA', 'Andorinha', 'Andorinha2026', 'Andorinha@123', 'Andorinha#2026!', 'Ficha@1234'])(
  'the institution and its portal are no password: %s',
  (password) => {
    expect(isWord(password)).toBe(true);
  },
);

it('each institution has words of its own, with and without accents', () => {
  const words = ['Ipê@2026', 'Ipe@2026', 'IPEROXO123!', 'Corretora1!'];
  expect(words.map((word) => [isWord(word, 'ipe'), isWord(word)])).toEqual(words.map(() => [true, false]));
});

it.each(['Abcdef1!', 'Andorinhas@2026', 'Andorinha@2026x', 'minhaAndorinha1!'])(
  'anything else may be one: %s',
  (password) => {
    expect(isWord(password)).toBe(false);
  },
);

it('the words are written down', () => {
  const [row = ''] =
    /^\| no word of the institution .*$/m.exec(readFileSync(join(ROOT, 'docs/security.md'), 'utf8')) ?? [];
  const [, own = ''] = /, and of (.*?):/.exec(row) ?? [];
  expect(own.match(/[^`, ]+/g)).toEqual(PORTAL_WORDS);
});
