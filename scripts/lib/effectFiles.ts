import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isObject, type Json, type JsonObject } from '../../engine/core';
import { actingKinds, toldKeys } from '../../engine/edit';

/** The language that the words of kinds of effects are written for. */
const LANGUAGE = 'pt-BR';

/** The vocabulary with what the kinds of effects say of their keys; the other keys of a rule stay, in front of them. */
export function withEffectKeys(vocabulary: string): string {
  const own = Object.entries(toldKeys).map(([key, told]): [string, Json] => [key, told.vocabulary]);
  return withMembers(vocabulary, ['definitions', 'rule', 'properties'], own, [
    'id',
    'rule',
    'names',
    'when',
    'on',
    'before',
  ]);
}

/** The table of words with those of the kinds of effects. */
export function withEffectWords(words: string): string {
  const own = Object.entries(toldKeys).flatMap(([key, told]): [string, Json][] => {
    const { sentence } = told.words[LANGUAGE] ?? {};
    return sentence === undefined ? [] : [[key, sentence]];
  });
  return withMembers(words, ['rule'], own, ['on', 'before', 'when', 'always', 'end', 'showAndRequire']);
}

/** The table of what the kinds of effects do, which the core loads. */
export function actsTable(): string {
  const imports = [...actingKinds].sort().map((kind) => `import { acts as ${kind} } from './${kind}';`);
  return `// Written by \`node --import tsx scripts/vocabularyDocs.ts\` from table.ts: what the core, and so a browser, takes of it.
${imports.join('\n')}
import type { Acts } from './types';

/** What the kinds of effects do. */
export const acts: readonly Acts[] = [${actingKinds.join(', ')}];
`;
}

/** A text of JSON in which the object at a path has `kept` of its members, and these. */
function withMembers(text: string, path: string[], members: [string, Json][], kept: readonly string[]): string {
  const node = findNodeAtLocation(parseTree(text) as Node, path) as Node;
  const now = JSON.parse(text.slice(node.offset, node.offset + node.length)) as JsonObject;
  const next = { ...Object.fromEntries(kept.map((key) => [key, now[key] as Json])), ...Object.fromEntries(members) };
  return text.slice(0, node.offset) + written(next, path.length) + text.slice(node.offset + node.length);
}

const WIDTH = 120;

/** JSON as the formatter has it: objects over several lines, lists of values in one where it is wide enough. */
function written(value: Json, depth: number, before = 0): string {
  const [inner, outer] = ['  '.repeat(depth + 1), '  '.repeat(depth)];
  if (isObject(value)) {
    const lines = Object.entries(value).map(([key, each]) => {
      const name = `${inner}${JSON.stringify(key)}: `;
      return name + written(each, depth + 1, name.length);
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${outer}}`;
  }
  if (!Array.isArray(value)) return JSON.stringify(value);
  const line = JSON.stringify(value, null, 1)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\[ | \]/g, (found) => found.trim());
  if (!holdsObject(value) && before + line.length < WIDTH) return line;
  return `[\n${value.map((each) => inner + written(each, depth + 1, inner.length)).join(',\n')}\n${outer}]`;
}

const holdsObject = (value: Json): boolean => isObject(value) || (Array.isArray(value) && value.some(holdsObject));
