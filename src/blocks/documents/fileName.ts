/** Marks over and under letters, once they stand alone. Source: Unicode Standard Annex #44, category Mn. */
const MARKS = /\p{Mn}/gu;

/** How much of the name of a kind is taken: nobody reads on. */
const LENGTH = 60;

/**
 * What the photo of a kind of document is called, without its extension: `documento-de-identidade-rg-ou-cnh`, with a
 * number when the list has that name already.
 */
export function fileNameFor(kind: string, taken: readonly string[]): string {
  const plain = kind.normalize('NFD').replace(MARKS, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  const stem = words.join('-').slice(0, LENGTH).replace(/-$/, '') || 'documento';
  const stems = taken.map((name) => name.replace(/\.[^.]*$/, '').toLowerCase());
  let name = stem;
  for (let number = 2; stems.includes(name); number++) name = `${stem}-${number}`;
  return name;
}
