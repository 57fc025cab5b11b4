import { foldText } from '../../core/text';

/**
 * The known name that a wrong one probably means, or `undefined` when none is near: at most two edits, or a third of
 * a long name, without case and accents. Source: optimal string alignment distance.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = Math.min(limit, name.length - 1) + 1;
  for (const candidate of known) {
    const [one, other] = [foldText(name), foldText(candidate)];
    // The same letters in another order are nearer than other letters: "cfp" is "cpf" before it is "cep".
    const distance = editDistance(one, other) - (lettersOf(one) === lettersOf(other) ? 0.5 : 0);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

const lettersOf = (text: string) => [...text].sort().join('');

/** How many letters must be added, removed, replaced or exchanged with their neighbour to make one text of the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, exchanged, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
