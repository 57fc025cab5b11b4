import { fillText } from '../text';
import type { SummaryGroup, SummarySection } from './types';

/** How many values stand in a line beside rows, and without any, and how many rows are named. */
const [BESIDE_ROWS, ALONE, NAMED] = [1, 2, 2];
/** An amount of money says what it is only behind its name. */
const AMOUNT = /\p{Sc}/u;
/** What is longer is read in its place. */
const LONGEST = 60;

type LineGroup = SummaryGroup & Pick<SummarySection, 'counts'>;

/**
 * What a tab holds, in one line: its first words, then its rows by number and name; `''` where there is nothing to say.
 * Where the definition has words for some of its lists, these are counted as they say, and named where it is one list.
 * An answer that says nothing without its question (yes, no) is passed over, an amount of money comes with its name.
 */
export function lineOf({ groups }: { groups: readonly LineGroup[] }, texts: Readonly<Record<string, string>>): string {
  const rows = groups.flatMap((group) => group.groups ?? []);
  const values = groups
    .flatMap(({ items }) => items.filter(({ value }) => isTelling(value, texts)))
    .map(({ label, value }) => (AMOUNT.test(value) ? `${label}: ${value}` : value));
  const facts = [...new Set(values)].slice(0, rows.length > 0 ? BESIDE_ROWS : ALONE);
  return [...facts, ...(rows.length > 0 ? factsOfRows(groups, texts) : [])].join(' · ');
}

const isTelling = (value: string, { yes, no }: Readonly<Record<string, string>>): boolean =>
  value !== '' && value.length <= LONGEST && value !== yes && value !== no && !value.includes('\n');

function factsOfRows(groups: readonly LineGroup[], texts: Readonly<Record<string, string>>): string[] {
  const told = groups.filter(({ counts }) => counts);
  const counts = told.flatMap((group) => group.counts ?? []);
  if (counts.length > 1) return counts;
  const rows = (told.length > 0 ? told : groups).flatMap((group) => group.groups ?? []);
  const n = rows.length;
  const [count = fillText((n === 1 ? texts.lineRows_one : texts.lineRows_other) ?? '', { n })] = counts;
  const names = rows.slice(0, NAMED).map((row) => row.name ?? row.title);
  const more = n > NAMED ? ` ${fillText(texts.lineMore ?? '', { n: n - NAMED })}` : '';
  return [`${count}: ${names.join(', ')}${more}`];
}
