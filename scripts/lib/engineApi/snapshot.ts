import { calledSo, type Declaration, type Declarations, withoutComments } from './declarations';
import { within } from './within';

/**
 * The types of an entry as a text: what it exports, then what those declarations name and no entry exports, one declaration
 * after the other, without comments. `others` are the declarations that entries export.
 */
export function snapshotOf(declarations: Declarations, entry: string, others: ReadonlySet<Declaration>): string {
  const own = declarations.exportsOf(entry).flatMap((name) => {
    const found = declarations.find(entry, name);
    return found ? [{ name, found }] : [];
  });
  const named = within(
    declarations,
    own.map(({ found }) => found),
    others,
  );
  const texts = [
    ...own.map(({ name, found }) => textOf({ ...found, text: calledSo(found, name) })),
    ...named.map((declaration) => `// ${declaration.module}\n${textOf(declaration).replace(/^export /gm, '')}`),
  ];
  return `${texts.join('\n\n')}\n`;
}

const textOf = ({ text }: Declaration) => withoutComments(text).replace(/^export declare /gm, 'export ');

/**
 * The names of declarations that whoever wrote against `before` may not find as they were: gone, or different in anything
 * but members that were added and may be left out.
 */
export function breaksBetween(before: string, after: string): string[] {
  const now = new Map(blocksOf(after).map((block) => [nameOf(block), block]));
  return blocksOf(before)
    .filter((block) => {
      const other = now.get(nameOf(block));
      return other === undefined || withoutOptional(other, block) !== block;
    })
    .map((block) => nameOf(block).replace(/^.*:/, ''));
}

const blocksOf = (text: string) => text.trim().split('\n\n').filter(Boolean);

/** The name of a declaration, after its module when it is none of the entry's own. */
function nameOf(block: string): string {
  const [, module = ''] = block.match(/^\/\/ (.+)\n/) ?? [];
  const [, name = ''] =
    block.match(/^(?:export )?(?:declare )?(?:async )?(?:const|let|function|interface|type|class|enum) (\w+)/m) ?? [];
  return module ? `${module}:${name}` : name;
}

/** A declaration without the optional members of one line that the earlier one has not. */
function withoutOptional(block: string, earlier: string): string {
  const had = new Set(earlier.split('\n'));
  return block
    .split('\n')
    .filter((line) => had.has(line) || !/^\s+(?:\w+|'[^']+')\?(?::|\().*;$/.test(line))
    .join('\n');
}
