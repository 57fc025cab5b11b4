import { type Declaration, plainComment } from './declarations';

/** What a page is made of. */
interface EntryPage {
  entry: string;
  /** The file of the entry: its first comment says what it is for, with an example. */
  code: string;
  /** What it exports. */
  own: readonly Declaration[];
  /** The file that a module was made from. */
  sourceOf(module: string): string | undefined;
}

/**
 * The page of an entry: what it is for, with what whoever is new begins (`@begin a, b`), an example, then each export with its
 * comment, its type and its source. @throws Error where it is to begin with what is not exported
 */
export function entryPage({ entry, code, own, sourceOf }: EntryPage): string {
  const [comment = ''] = code.match(/^\/\*\*[\s\S]*?\*\//) ?? [];
  const names = own.map(({ name }) => name);
  const parts = [...own].sort((a, b) => a.name.localeCompare(b.name, 'en')).map((one) => exportPart(one, sourceOf));
  return `${[`# ficha-engine/${entry}`, docText(withLinks(plainComment(comment), names)), GENERATED, ...parts].join('\n\n')}\n`;
}

/** `@begin` as a sentence whose names lead to their place on the page. */
const withLinks = (comment: string, names: readonly string[]): string =>
  comment.replace(/^@begin ([\w, \n]+)$\n*/m, (_, begin: string) => {
    const first = begin.trim().split(/,\s*/);
    const unknown = first.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`An entry begins with what it does not export: ${unknown.join(', ')}.`);
    return `Begin with ${first.map((name) => `[\`${name}\`](#${name.toLowerCase()})`).join(', ')}.\n\n`;
  });

const GENERATED = 'This page is generated from the comments: `node --import tsx scripts/engineApi.ts --pages`.';

function exportPart({ name, doc, text, module }: Declaration, sourceOf: EntryPage['sourceOf']): string {
  const source = sourceOf(module);
  const from = source ? [`Source: [${source}](../../${source})`] : [];
  const type = text.replace(/^export declare /gm, 'export ');
  return [`## ${name}`, docText(doc), `\`\`\`ts\n${type}\n\`\`\``, ...from].join('\n\n');
}

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
