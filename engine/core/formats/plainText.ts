/** Characters without a form of their own that documents and messengers carry along: directions, joiners, marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * An insertion into a box of numbers and codes, without what documents bring along: invisible characters go, spaces of
 * all widths and line ends become a space, hyphens and minus signs of all lengths a hyphen, wide digits plain ones.
 */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-');
}

/** The only match of a pattern in a text, else the text itself: of several values none is to be guessed. */
export function onlyMatch(text: string, pattern: RegExp): string {
  const [found, another] = text.match(pattern) ?? [];
  return found !== undefined && another === undefined ? found : text;
}
