import { foldText } from '../core/text';

/**
 * The known name that a wrong one probably means, or `undefined` when none is near: at most two edits, or a third of
 * a long name, without case and accents. Source: Levenshtein distance.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = Math.min(limit, name.length - 1) + 1;
  for (const candidate of known) {
    const distance = editDistance(foldText(name), foldText(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** How many letters must be added, removed or replaced to make one text of the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** Values in words, as JSON writes them: `"a", "b" ou 3`; long lists are cut. */
export function listed(values: Iterable<unknown>, limit = 12): string {
  const all = [...values].map((value) => JSON.stringify(value));
  if (all.length > limit) return `${all.slice(0, limit).join(', ')}…`;
  const last = all.pop();
  return all.length > 0 ? `${all.join(', ')} ou ${last}` : (last ?? 'nada');
}

/** What to put instead of a wrong name: the nearest one, else the known ones. */
export function suggestion(name: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== undefined) return `Você quis dizer "${near}"?`;
  return names.length > 0 ? `Esperado: ${listed(names)}.` : 'Nenhum está declarado.';
}
