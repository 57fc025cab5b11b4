import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Json } from '../../core/json';
import { lately } from '../../core/lately';
import { parsePointer, toPointer } from '../../core/pointer';
import { type Problem, problemAt, problemOf } from '../problems/problem';
import { type Said, say } from '../problems/say';
import type { Source } from '../problems/source';
import type { Folder } from './folder';
import { plainValue } from './plainValue';
import { valueAfter } from './valueAfter';

/** What was expected where jsonc-parser stopped, by its error number. Source: ParseErrorCode of jsonc-parser. */
const expected: Record<number, Said> = {
  1: say`Símbolo inválido. Esperado: um texto entre aspas, um número, true, false, null, { ou [.`,
  2: say`Número inválido.`,
  3: say`Esperado: uma chave entre aspas.`,
  4: say`Esperado: um valor.`,
  5: say`Esperado: dois-pontos (:) depois da chave.`,
  6: say`Esperado: uma vírgula (,) antes deste item.`,
  7: say`Esperado: } para fechar o objeto.`,
  8: say`Esperado: ] para fechar a lista.`,
  9: say`Esperado: o fim do arquivo.`,
  10: say`Comentários não são aceitos em JSON.`,
  11: say`Comentários não são aceitos em JSON.`,
  12: say`Esperado: aspas (") para fechar o texto.`,
  13: say`Número incompleto.`,
  14: say`Código \\u inválido: são quatro dígitos hexadecimais.`,
  15: say`Sequência inválida depois da barra (\\).`,
  16: say`Caractere inválido dentro de um texto.`,
};

/** A text without the mark of its encoding. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Reads a JSON file with places; a broken one gives its problems and no source. @throws when it cannot be read. */
export function readSource(file: string, { read }: Pick<Folder, 'read'>): { source?: Source; problems: Problem[] } {
  return parseSource(file, withoutMark(read(file)));
}

/**
 * The same for a text at hand. One without a mistake is read with its places only once one of them is asked for; one that
 * differs from another without a mistake in a text alone is not parsed again.
 */
export function parseSource(
  file: string,
  text: string,
  before?: { text: string; value: Json },
): { source?: Source; problems: Problem[] } {
  const value = (before && valueAfter(before, text)) ?? plainValue(text);
  const read = () => readTree(text);
  if (value !== undefined) return { source: sourceOf({ file, text, value }, lately(read)), problems: [] };
  const { tree, errors, place } = read();
  if (!tree || errors.length > 0) return { problems: brokenJson(file, text, errors, place) };
  const source = sourceOf({ file, text, value: getNodeValue(tree) as Json }, () => ({ tree, place }));
  return { source, problems: repeatedKeys(source, tree, '', place) };
}

function readTree(text: string): { tree: Node | undefined; errors: ParseError[]; place: ToPlace } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const lines = lineStarts(text);
  return { tree, errors, place: (offset) => placeOf(lines, offset) };
}

function sourceOf(
  read: Pick<Source, 'file' | 'text' | 'value'>,
  places: () => { tree: Node | undefined; place: ToPlace },
): Source {
  return {
    ...read,
    locate(pointer, at = 'value') {
      const { tree, place } = places();
      const node = tree && (findNode(tree, pointer) ?? nearestNode(tree, pointer));
      const key = at === 'key' && node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return place((key ?? node)?.offset ?? 0);
    },
    has(pointer) {
      const { tree } = places();
      return tree !== undefined && findNode(tree, pointer) !== undefined;
    },
  };
}

/** jsonc-parser misses a comma where the wrong bracket closes. */
function messageOf(error: number, found: string | undefined): Said {
  const closed = error === 6 && found === '}' ? 8 : error === 6 && found === ']' ? 7 : error;
  return expected[closed] ?? say`JSON inválido.`;
}

type ToPlace = (offset: number) => { line: number; column: number };

function brokenJson(file: string, text: string, errors: ParseError[], place: ToPlace): Problem[] {
  const lines = new Set<number>();
  const found = errors.length > 0 ? errors : [{ error: 4, offset: 0, length: 0 }];
  return found.flatMap(({ error, offset }) => {
    const at = place(offset);
    if (lines.has(at.line)) return [];
    lines.add(at.line);
    return problemOf({ code: 'DEF_BROKEN_JSON', file, ...at, pointer: '' }, messageOf(error, text[offset]));
  });
}

function repeatedKeys(source: Source, node: Node, pointer: string, place: ToPlace): Problem[] {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children.flatMap((child, index) => repeatedKeys(source, child, `${pointer}/${index}`, place));
  }
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (node.type !== 'object' || !key || !value) return [];
    const name = key.value as string;
    const inner = repeatedKeys(source, value, pointer + toPointer([name]), place);
    if (!seen.has(name)) {
      seen.add(name);
      return inner;
    }
    const message = say`A chave "${name}" já existe neste objeto. Esperado: cada chave uma só vez.`;
    const problem = problemAt(source, 'DEF_DUPLICATE_KEY', { pointer: pointer + toPointer([name]) }, message);
    return [{ ...problem, ...place(key.offset) }, ...inner];
  });
}

/** The last of equal keys, as JSON.parse reads it. */
function child(node: Node, step: string): Node | undefined {
  if (node.type === 'array') return /^\d+$/.test(step) ? node.children?.[Number(step)] : undefined;
  if (node.type !== 'object') return undefined;
  return node.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
}

function findNode(tree: Node, pointer: string): Node | undefined {
  return parsePointer(pointer).reduce<Node | undefined>((node, step) => node && child(node, step), tree);
}

function nearestNode(tree: Node, pointer: string): Node {
  let node = tree;
  for (const step of parsePointer(pointer)) {
    const next = child(node, step);
    if (!next) break;
    node = next;
  }
  return node;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
}

function placeOf(lines: number[], offset: number): { line: number; column: number } {
  const after = lines.findIndex((start) => start > offset);
  const line = after < 0 ? lines.length : after;
  return { line, column: offset - (lines[line - 1] as number) + 1 };
}
