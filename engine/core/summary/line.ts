import { fillText } from '../text';
import type { SummaryGroup } from './types';

/** How many values stand in a line beside rows, and without any, and how many rows are named. */
const [BESIDE_ROWS, ALONE, NAMED] = [1, 2, 2];
/** An amount of money says what it is only behind its name. */
const AMOUNT = /\p{Sc}/u;
/** What is longer is read in its place. */
const LONGEST = 60;

/**
 * What a tab holds, in one line: its first words, then its rows by number and name; `''` where there is nothing to say.
 * An answer that says nothing without its question (yes, no) is passed over, an amount of money comes with its name.
 */
export function lineOf(
  { groups }: { groups: readonly SummaryGroup[] },
  texts: Readonly<Record<string, string>>,
): string {
  const rows = groups.flatMap((group) => group.groups ?? []);
  const values = groups
    .flatMap(({ items }) => items.filter(({ value }) => isTelling(value, texts)))
    .map(({ label, value }) => (AMOUNT.test(value) ? `${label}: ${value}` : value));
  const facts = [...new Set(values)].slice(0, rows.length > 0 ? BESIDE_ROWS : ALONE);
  return [...facts, ...(rows.length > 0 ? [lineOfRows(rows, texts)] : [])].join(' · ');
}

const isTelling = (value: string, { yes, no }: Readonly<Record<string, string>>): boolean =>
  value !== '' && value.length <= LONGEST && value !== yes && value !== no && !value.includes('\n');

function lineOfRows(rows: readonly SummaryGroup[], texts: Readonly<Record<string, string>>): string {
  const n = rows.length;
  const count = fillText((n === 1 ? texts.lineRows_one : texts.lineRows_other) ?? '', { n });
  const names = rows.slice(0, NAMED).map((row) => row.name ?? row.title);
  const more = n > NAMED ? ` ${fillText(texts.lineMore ?? '', { n: n - NAMED })}` : '';
  return `${count}: ${names.join(', ')}${more}`;
}
