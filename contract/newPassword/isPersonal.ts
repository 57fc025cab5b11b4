import { foldText } from '../../engine/core';
import { type Person, spellingsOf } from './personal';

/** A shorter part before the @ stands in too many words by chance. */
const MIN_LOCAL = 4;

/**
 * Whether a password is the person's own data, contains document, e-mail or a day, or is a name with nothing but digits
 * and signs beside it; whatever its case, accents and separators. Of data that are not known nothing is said.
 */
export function isPersonal(password: string, person: Person): boolean {
  const folded = fold(password);
  if (folded === '') return false;
  const letters = folded.replace(/\d/g, '');
  return (
    [...spellingsOf(person)].some((text) => fold(text) === folded) ||
    contained(person).some((text) => text !== '' && folded.includes(text)) ||
    (letters !== '' && namesOf(person.name).has(letters))
  );
}

/** What no password may contain. */
function contained({ document, email, days }: Person): string[] {
  const [local = ''] = email.split('@');
  return [
    fold(document),
    fold(email),
    ...(local.length >= MIN_LOCAL ? [fold(local)] : []),
    ...days.flatMap((day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      return [date + month + year, year + month + date, date + month + year.slice(2)];
    }),
  ];
}

/** Each name of three letters or more, the first and the last one, and names that follow each other, without spaces. */
function namesOf(name: string): Set<string> {
  const words = name
    .split(/\s+/)
    .map((word) => fold(word).replace(/\d/g, ''))
    .filter(Boolean);
  const runs = words.flatMap((_, start) => words.slice(start).map((_, more) => words.slice(start, start + more + 1)));
  const ends = [words.slice(0, 1), words.slice(-1), [...words.slice(0, 1), ...words.slice(-1)]];
  return new Set([...ends.map(join), ...runs.map(join).filter((text) => text.length > 2)]);
}

const join = (words: string[]): string => words.join('');

const fold = (text: string): string => foldText(text).replace(/[^\p{L}\d]/gu, '');
