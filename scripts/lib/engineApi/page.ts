import { calledSo, type Declaration, plainComment } from './declarations';

/** Where an entry gives a declaration to others, and under which name. */
export interface Home {
  entry: string;
  name: string;
}

/** What a page is made of. */
interface EntryPage {
  entry: string;
  /** The file of the entry: its first comment says what it is for, with an example. */
  code: string;
  /** What it exports, under the names that others import. */
  own: ReadonlyMap<Declaration, string>;
  /** What those name that no entry exports. */
  within: readonly Declaration[];
  namedBy(declaration: Declaration): readonly Declaration[];
  /** Of each declaration that an entry exports one that does. */
  homes: ReadonlyMap<Declaration, Home>;
  /** The file that a module was made from. */
  sourceOf(module: string): string | undefined;
}

/** What stands between the exports of a page and the types that they name. */
export const WITHIN = '## Types that these name';

/**
 * The page of an entry: what it is for, with what whoever is new begins (`@begin a, b`), an example, then each export with its
 * comment, its type, where the types that it names are found, and its source; at the end those of them that no entry exports.
 * @throws Error where it is to begin with what is not exported
 */
export function entryPage(page: EntryPage): string {
  const { entry, code, own, within } = page;
  const [comment = ''] = code.match(/^\/\*\*[\s\S]*?\*\//) ?? [];
  const exports = inOrder([...own].map(([declaration, name]) => ({ declaration, name })));
  const others = inOrder(within.map((declaration) => ({ declaration, name: declaration.name })));
  const anchors = anchorsOf([...exports, ...others]);
  const partOf = ({ declaration, name }: Shown, level: string) =>
    [
      `${level} ${name}`,
      docText(declaration.doc),
      `\`\`\`ts\n${calledSo(declaration, name).replace(/^export declare /gm, 'export ')}\n\`\`\``,
      linksOf(declaration, page, anchors),
      sourceLine(page.sourceOf(declaration.module)),
    ].filter(Boolean);
  const parts = [
    `# ficha-engine/${entry}`,
    docText(withLinks(plainComment(comment), [...own.values()])),
    GENERATED,
    ...exports.flatMap((one) => partOf(one, '##')),
    ...(others.length > 0 ? [WITHIN, NOT_EXPORTED, ...others.flatMap((one) => partOf(one, '###'))] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A declaration on a page, by the name it has there. */
interface Shown {
  declaration: Declaration;
  name: string;
}

const inOrder = (list: readonly Shown[]) => [...list].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The places of headings as Markdown calls them: of several of one name the second is `name-1`. */
function anchorsOf(shown: readonly Shown[]): Map<Declaration, string> {
  const taken = new Map<string, number>();
  return new Map(
    shown.map(({ declaration, name }) => {
      const plain = name.toLowerCase();
      const before = taken.get(plain) ?? 0;
      taken.set(plain, before + 1);
      return [declaration, before === 0 ? plain : `${plain}-${before}`];
    }),
  );
}

/** The ways to the types that a declaration names, on its page or on that of another entry. */
function linksOf(declaration: Declaration, { namedBy, homes }: EntryPage, anchors: Map<Declaration, string>): string {
  const links = [...new Set(namedBy(declaration))].flatMap((named) => {
    const here = anchors.get(named);
    const home = homes.get(named);
    if (here !== undefined) return [`[${named.name}](#${here})`];
    return home ? [`[${home.name}](${home.entry}.md#${home.name.toLowerCase()})`] : [];
  });
  return links.length > 0 ? `Types: ${links.sort().join(', ')}` : '';
}

/** `@begin` as a sentence whose names lead to their place on the page. */
const withLinks = (comment: string, names: readonly string[]): string =>
  comment.replace(/^@begin ([\w, \n]+)$\n*/m, (_, begin: string) => {
    const first = begin.trim().split(/,\s*/);
    const unknown = first.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`An entry begins with what it does not export: ${unknown.join(', ')}.`);
    return `Begin with ${first.map((name) => `[\`${name}\`](#${name.toLowerCase()})`).join(', ')}.\n\n`;
  });

/** What a page of an entry says of itself. */
export const GENERATED = 'This page is generated from the comments: `node --import tsx scripts/engineApi.ts --pages`.';
const NOT_EXPORTED =
  'Not imported by name: a member leads to each, as `Parameters<typeof f>[0]` or `SessionInput["clock"]` does.';

const sourceLine = (source: string | undefined) => source && `Source: [${source}](../../${source})`;

/** A comment as Markdown: parameters and errors as a list, examples as code; errors may stand behind the text, too. */
function docText(doc: string): string {
  const [text = '', ...tags] = doc.split(/^@|\s@(?=throws\b)/m);
  const lines = tags.map((tag) => {
    const [, kind = '', said = ''] = tag.match(/^(\w+)\s*([\s\S]*)$/) ?? [];
    if (kind === 'example') return `\`\`\`ts\n${said.trim()}\n\`\`\``;
    if (kind !== 'param') return `- ${kind}: ${said.trim()}`;
    return said.trim().replace(/^(\w+)\s*/, '- `$1`: ');
  });
  return [text.trim(), ...lines].filter(Boolean).join('\n\n');
}
