/** The first letters of the first and the last word: `'Helena Duarte Nogueira'` gives `'HN'`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\d/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toLocaleUpperCase('pt-BR')).join('');
}
