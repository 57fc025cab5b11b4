import { editDistance } from '../../core/editDistance';
import { foldText } from '../../core/text';

/**
 * The known name that a wrong one probably means, or `undefined` when none is near: at most two edits, or a third of
 * a long name, without case and accents.
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
