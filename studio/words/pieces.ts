/** What has a name in the files: its title, and the name. */
export interface Named {
  title: string;
  code: string;
}

/** A text in pieces: words, what is called by its title, and a code that has none. */
export type Piece = { words: string } | Named | { code: string };

/** Who knows what the codes of a text are called; `undefined` where there is no title. */
export interface Caller {
  /** A name; `before` are the words in front of it. */
  name(code: string, before: string): string | undefined;
  /** A key with its value: `"hidden": "clear"`. */
  pair(key: string, value: string): string | undefined;
  /** A field with its answer: `"Uf" = "SP"`. */
  answer(field: string, value: string): string | undefined;
  /** A file: `shared.json`. */
  file(name: string): string | undefined;
}

/** What stands in texts for something of the files. */
const CODED = new RegExp(
  [
    /"(?<key>[^"\s]+)": (?<value>"[^"]*"|[\w.-]+)/,
    /"(?<field>[^"\s]+)" = (?<given>"(?:[^"\\]|\\.)*"|[\w.-]+)/,
    /"(?<name>[^"]+)"/,
    /`(?<code>[^`]+)`/,
    /(?<file>\b(?:wizard|forms|shared|settings|types|migration)\.json)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** A text of the checks or of the vocabulary in pieces. */
export function piecesOf(text: string, caller: Caller): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(CODED)) {
    const { key, value = '', field, given = '', name, code, file } = match.groups ?? {};
    const before = text.slice(0, match.index);
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    const [whole] = match;
    if (key !== undefined) pieces.push(named(whole, caller.pair(key, value)));
    else if (field !== undefined) pieces.push(named(field, caller.answer(field, given), whole));
    else if (file !== undefined) pieces.push(named(file, caller.file(file)));
    else if (code !== undefined) pieces.push({ code });
    else if (name !== undefined) pieces.push(named(name, caller.name(name, before), whole));
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}

/** What has no title stays as it is written. */
function named(code: string, title: string | undefined, written = code): Piece {
  if (title === undefined) return written === code ? { code } : { words: written };
  return title === code ? { words: title } : { title, code };
}

/** The text of pieces as it is read aloud, without the codes beside titles. */
export const readAloud = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('words' in piece ? piece.words : 'title' in piece ? piece.title : piece.code)).join('');
