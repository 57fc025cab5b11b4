/** A text without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** Words that names of fields leave out, as the API does. */
const SMALL = new Set([
  'a',
  'as',
  'o',
  'os',
  'e',
  'de',
  'da',
  'das',
  'do',
  'dos',
  'em',
  'na',
  'no',
  'para',
  'por',
  'com',
]);

const wordsOf = (text: string): string[] => plain(text).match(/[A-Za-z0-9]+/g) ?? [];

/** The name of a field from its title: `País de nascimento` gives `PaisNascimento`. */
export function fieldName(title: string): string {
  const words = wordsOf(title);
  const told = words.filter((word, index) => index === 0 || !SMALL.has(word.toLowerCase()));
  const name = told.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return name === '' ? 'Campo' : /^\d/.test(name) ? `Campo${name}` : name;
}

/** The name of a section, rule, tab or part from its title: `Dados do cônjuge` gives `dados-do-conjuge`. */
export function slug(title: string): string {
  return wordsOf(title).join('-').toLowerCase() || 'novo';
}

/** The name, or the first that follows it and is not taken: `conta`, `conta-2`. */
export function freeName(name: string, taken: Iterable<string>, joint = '-'): string {
  const known = new Set(taken);
  if (!known.has(name)) return name;
  let at = 2;
  while (known.has(`${name}${joint}${at}`)) at += 1;
  return `${name}${joint}${at}`;
}

/** Free names for several things, none of which gets that of another. */
export function freeNames(names: readonly string[], taken: Iterable<string>, joint?: string): string[] {
  const known = new Set(taken);
  return names.map((name) => {
    const free = freeName(name, known, joint);
    known.add(free);
    return free;
  });
}
