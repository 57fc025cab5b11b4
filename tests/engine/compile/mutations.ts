import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';

/** What is done to a key of the vocabulary. */
export const KINDS = ['removed', 'misspelt', 'other type', 'duplicated'] as const;

/** One key of one tab, changed. */
export interface Mutation {
  kind: (typeof KINDS)[number];
  file: string;
  /** `rules/3/when`. */
  path: string;
  text: string;
}

/** Keys that say nothing to the engine: those of the editor, and what tests alone read. */
const WITHOUT_MEANING = ['$schema', 'examples', 'description'];

/** Keys whose members are names of the analyst's own, and no vocabulary. */
const NAMED = [
  'properties',
  'binds',
  'compute',
  'set',
  'fill',
  'with',
  'locks',
  'params',
  'start',
  'formatBy',
  'names',
];

/** Numbers between 0 and 1, the same for one seed. Source: mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Mutations of the tabs of a folder, kinds in turn, at random places. */
export function mutationsOf(folder: string, count: number, seed: number): Mutation[] {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const vocabulary = vocabularyOf(join(folder, 'vocabulary'));
  const files = tabFiles(folder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { file, text, keys: keysOf(parseTree(text) as Node, vocabulary) };
  });
  return Array.from({ length: count }, (_, index): Mutation => {
    const kind = KINDS[index % KINDS.length] as Mutation['kind'];
    const { file, text, keys } = pick(files);
    const { node, path } = pick(keys);
    return { kind, file, path, text: mutated(text, node, kind, random) };
  });
}

function tabFiles(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .filter(({ name }) => name !== 'vocabulary')
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => !/(wizard|forms)\.json$/.test(file))
    .sort();
}

/** Every key that the vocabulary knows. */
function vocabularyOf(folder: string): ReadonlySet<string> {
  const known = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(inner as object)) known.add(name);
      collect(inner);
    }
  };
  const files = readdirSync(folder).filter((file) => file.endsWith('.schema.json'));
  for (const file of files) collect(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return known;
}

interface Key {
  node: Node;
  path: string;
}

/** The properties of a tree that the vocabulary names, outside of examples. */
function keysOf(node: Node, known: ReadonlySet<string>, path: readonly string[] = []): Key[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) => keysOf(child, known, [...path, String(index)]));
  }
  return (node.children ?? []).flatMap((property): Key[] => {
    const [key, value] = property.children ?? [];
    if (node.type !== 'object' || !key || !value) return [];
    const name = key.value as string;
    const steps = [...path, name];
    if (WITHOUT_MEANING.includes(name)) return [];
    const isNamed = NAMED.includes(path.at(-1) ?? '') || !known.has(name);
    return [...(isNamed ? [] : [{ node: property, path: steps.join('/') }]), ...keysOf(value, known, steps)];
  });
}

function mutated(text: string, node: Node, kind: Mutation['kind'], random: () => number): string {
  const [key, value] = node.children as [Node, Node];
  const put = (from: number, length: number, by: string) => text.slice(0, from) + by + text.slice(from + length);
  const whole = text.slice(node.offset, node.offset + node.length);
  if (kind === 'duplicated') return put(node.offset, node.length, `${whole}, ${whole}`);
  if (kind === 'misspelt') return put(key.offset, key.length, JSON.stringify(misspelt(key.value as string, random)));
  if (kind === 'other type') return put(value.offset, value.length, otherType(value));
  const after = /^\s*,/.exec(text.slice(node.offset + node.length))?.[0];
  if (after !== undefined) return put(node.offset, node.length + after.length, '');
  const before = /,\s*$/.exec(text.slice(0, node.offset))?.[0] ?? '';
  return put(node.offset - before.length, node.length + before.length, '');
}

function misspelt(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length);
  return random() < 0.5 ? name.slice(0, at) + name.slice(at + 1) || 'x' : `${name.slice(0, at)}q${name.slice(at)}`;
}

/** A value of another JSON type. */
function otherType({ type }: Node): string {
  if (type === 'string') return '{ "x": 1 }';
  if (type === 'object' || type === 'array') return '"x"';
  return type === 'boolean' ? '"x"' : '["x"]';
}
