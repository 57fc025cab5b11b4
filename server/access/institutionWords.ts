import type { AppConfig } from '../storage/config';
import { tenantNamed } from '../storage/tenant';
import { hashInBrowser } from './password';

/** What this place is called by everybody. Every word stands in docs/security.md. */
export const PORTAL_WORDS = ['ficha', 'portal', 'cadastro', 'cliente', 'acesso', 'investidor'];

/** What is written between such a word and the digits, and behind them, by whoever has to write something. */
const BETWEEN = ['', '@', '#', '.', '!'];
const BEHIND = ['', '!', '@', '#'];
const COUNTED = ['', '1', '12', '123', '1234', '12345', '123456'];
const FIRST_YEAR = 2015;
const YEARS = Array.from({ length: 20 }, (_, after) => String(FIRST_YEAR + after));

type Place = Pick<AppConfig, 'tenant' | 'tenantsDir'>;

const known = new Map<string, Set<string>>();

/** Whether a password, of which the browser's hash is given, is a word of the institution or of the portal with what is put behind one. */
export function isInstitutionWord(passwordHash: string, { tenant, tenantsDir }: Place): boolean {
  const { name, line } = tenantNamed(tenant, tenantsDir);
  const words = [...PORTAL_WORDS, ...wordsOf(name), ...wordsOf(line)];
  const key = words.join(' ');
  const hashes = known.get(key) ?? new Set(words.flatMap(spellingsOf).map(hashInBrowser));
  known.set(key, hashes);
  return hashes.has(passwordHash);
}

/** Each word of a name, and the whole of it. */
const wordsOf = (name: string): string[] => {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return [...words, ...(words.length > 1 ? [words.join('')] : [])];
};

function spellingsOf(word: string): string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const written = [...new Set([word, plain])].flatMap((one) => [
    one,
    one.toUpperCase(),
    one.charAt(0).toUpperCase() + one.slice(1),
  ]);
  const ends = BETWEEN.flatMap((between) =>
    [...COUNTED, ...YEARS].flatMap((digits) => BEHIND.map((behind) => between + digits + behind)),
  );
  return written.flatMap((one) => ends.map((end) => one + end));
}
