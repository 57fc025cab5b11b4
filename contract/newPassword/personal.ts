/** What is known of the person who chooses a password. */
export interface Person {
  name: string;
  /** CPF or CNPJ, without punctuation. */
  document: string;
  email: string;
  /** Of birth, of constitution: `yyyy-MM-dd`. */
  days: string[];
}

/** Lengths of the groups in which a document is written, by its own length. */
const GROUPS: Record<number, number[]> = { 11: [3, 3, 3, 2], 14: [2, 3, 3, 4, 2] };
const SEPARATORS = ['', ' ', '.', '-', '_', '/'];

/**
 * The ways in which people write their own name, document, e-mail and days: with and without separators and accents,
 * in either case. Some hundred texts; an empty one is never among them.
 */
export function spellingsOf({ name, document, email, days }: Person): Set<string> {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 2 ? [words[0] as string, words[words.length - 1] as string] : words;
  const texts = [
    ...spellings(words),
    ...spellings(ends),
    ...spellingsOfDocument(document),
    ...inEitherCase(email.split('@')[0] ?? '').map((local) => email.replace(/^[^@]*/, local)),
    ...spellings(email.split(/[^\p{L}\d]+/u)),
    ...days.flatMap(spellingsOfDay),
  ];
  return new Set(
    texts
      .flatMap((text) => [text, withoutAccents(text)])
      .flatMap(inEitherCase)
      .filter(Boolean),
  );
}

function spellingsOfDocument(document: string): string[] {
  const lengths = GROUPS[document.length];
  if (!lengths) return [document];
  const groups = lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((sum, before) => sum + before, 0);
    return document.slice(start, start + length);
  });
  const check = groups.at(-1) as string;
  const body = groups.slice(0, -1);
  const printed =
    groups.length === 4 ? `${body.join('.')}-${check}` : `${body.slice(0, 3).join('.')}/${body[3]}-${check}`;
  return [printed, `${body.join('')}-${check}`, ...spellings(groups)];
}

function spellingsOfDay(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = year.slice(2);
  const orders = [
    [date, month, year],
    [date, month, short],
    [year, month, date],
    [short, month, date],
    [month, date, year],
    [String(Number(date)), String(Number(month)), year],
  ];
  return orders.flatMap(spellings);
}

const spellings = (pieces: string[]): string[] => SEPARATORS.map((separator) => pieces.join(separator));

const inEitherCase = (text: string): string[] => {
  const lower = text.toLowerCase();
  const capitals = lower.replace(/(^|[^\p{L}\d])(\p{L})/gu, (found) => found.toUpperCase());
  return [text, lower, text.toUpperCase(), capitals, lower.charAt(0).toUpperCase() + lower.slice(1)];
};

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
