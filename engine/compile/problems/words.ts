import { nearest } from './nearest';
import { chain, type Said, say, type Words } from './say';

/** A short text of a JSON value. */
export function shown(value: unknown): Words {
  const text = JSON.stringify(value);
  if (text === undefined) return say`nada`;
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Values in words, as JSON writes them: `"a", "b" ou 3`; long lists are cut. */
export function listed(values: Iterable<unknown>, limit = 12): Words {
  const all = [...values].map((value) => JSON.stringify(value));
  if (all.length > limit) return `${all.slice(0, limit).join(', ')}…`;
  return either(all, say` ou `);
}

/** All of some names: `"a", "b" e "c"`. */
export const together = (names: Iterable<string>): Words =>
  either(
    [...names].map((name) => JSON.stringify(name)),
    say` e `,
  );

/** The last of several behind a word of its own. */
function either(all: readonly string[], word: Said): Words {
  const last = all.at(-1);
  if (last === undefined) return say`nada`;
  const before = all.slice(0, -1);
  return before.length > 0 ? chain([before.join(', '), last], word) : last;
}

/** What to put instead of a wrong name: the nearest one, else the known ones. */
export function suggestion(name: string, known: Iterable<string>): Said {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== undefined) return didYouMean(near);
  return names.length > 0 ? say`Esperado: ${listed(names)}.` : say`Nenhum está declarado.`;
}

/** The question after a name that is near. */
export const didYouMean = (near: string): Said => say`Você quis dizer "${near}"?`;
