import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { parsePointer } from '../../core/pointer';
import { isComment, SHARED_FOLDER } from '../read/sharedFolder';
import type { FileKind } from '../read/structure';
import type { Domain, Scope } from './scope';
import { type Files, keyOf, type Reference, type Subject } from './types';
import type { Visit, Walk } from './visit';
import { rootOf } from './vocabulary';
import { walk } from './walk';
import { listAt, objectAt, type World, worldOf } from './world';

/** A file as it was read. */
export interface Parsed {
  text: string;
  tree: Node;
}

/** All places of a folder of definitions that name something. */
export interface ReferenceIndex {
  references: readonly Reference[];
  /** The places that name a thing, its own among them, by the files' order. */
  of(subject: Subject): readonly Reference[];
  /** The places that belong to a thing. */
  within(owner: Subject): readonly Reference[];
  world: World;
  files: Readonly<Record<string, Parsed>>;
}

/**
 * The index of these texts, by their path below the folder of definitions (`loan/reader.json`). Broken files are passed
 * over. Costs about as much as parsing them.
 */
export function indexReferences(texts: Files): ReferenceIndex {
  const files: Record<string, Parsed> = {};
  for (const [path, text] of Object.entries(texts)) {
    if (isComment(path)) continue;
    const tree = parseTree(text);
    if (tree?.type === 'object') files[path] = { text, tree };
  }
  const world = worldOf(
    Object.fromEntries(Object.entries(files).map(([path, { tree }]) => [path, getNodeValue(tree)])),
  );
  const references: Reference[] = [];
  for (const [path, { tree, text }] of Object.entries(files)) {
    const lines = lineStarts(text);
    const into: Walk = {
      shared: (kind, name) => sharedNode(files, kind, name),
      visit: (visit) => references.push(...toReferences(visit, path, visit.through ? undefined : lines)),
    };
    walk(rootOf(kindOf(path)), { node: tree, scope: scopeOf(path, world), pointer: '' }, into);
    placeThrough(references, path, tree, lines);
  }
  return { references, world, files, of: groupBy(references, 'subject'), within: groupBy(references, 'owner') };
}

/** What a file of a folder of definitions is. */
export function kindOf(path: string): FileKind {
  const [first = '', name] = path.split('/');
  if (name === undefined) return first === 'settings.json' ? 'settings' : first === 'types.json' ? 'types' : 'shared';
  if (name === 'wizard.json' || name === 'forms.json') return name === 'wizard.json' ? 'wizard' : 'forms';
  return name === 'migration.json' ? 'migration' : 'tab';
}

/** Where the reading of a file begins. */
export function scopeOf(path: string, world: World): Scope {
  const kind = kindOf(path);
  const [folder = ''] = path.split('/');
  if (kind !== 'tab') {
    const isWizard = kind === 'wizard' || kind === 'forms' || kind === 'migration';
    return { world, wizards: isWizard ? [folder] : [], owner: { kind: 'wizard', id: isWizard ? folder : 'shared' } };
  }
  const tab = path.replace(/\.json$/, '');
  const domain: Domain = { kind: 'field', prefix: tab };
  const wizards = folder === SHARED_FOLDER ? world.wizardsOf(tab) : [folder];
  return { world, wizards, tab, domain, root: domain, owner: { kind: 'tab', id: tab } };
}

function sharedNode(files: Record<string, Parsed>, kind: 'rules' | '$defs', name: string) {
  const tree = files['shared.json']?.tree;
  const all = tree && findNodeAtLocation(tree, [kind]);
  if (!all) return undefined;
  const key = kind === '$defs' ? name : listAt(getNodeValue(all)).findIndex((rule) => objectAt(rule).id === name);
  const node = key === -1 ? undefined : findNodeAtLocation(all, [key]);
  return node && { node, pointer: `/${kind}/${key}` };
}

function toReferences(visit: Visit, file: string, lines: number[] | undefined): Reference[] {
  const { named, node, scope, sense, place, pointer, at, text, through } = visit;
  const { line, column } = lines ? lineOf(lines, node.offset) : { line: 0, column: 0 };
  const { world } = scope;
  const homed = (one: Subject): Subject => (one.kind === 'field' ? { kind: 'field', id: world.homeOf(one.id) } : one);
  return named.map(({ subject, from, to }) => ({
    ...{
      subject: homed(subject),
      sense,
      owner: homed(scope.owner),
      place,
      file,
      pointer,
      at,
      line,
      column,
      text,
      from,
      to,
    },
    ...(through && { through }),
  }));
}

/** Places that take up what shared.json says have their own lines. */
function placeThrough(references: Reference[], file: string, tree: Node, lines: number[]): void {
  for (const reference of references) {
    if (reference.line > 0 || reference.file !== file) continue;
    const steps = parsePointer(reference.pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const node = findNodeAtLocation(tree, steps);
    Object.assign(reference, lineOf(lines, node?.offset ?? 0));
  }
}

function groupBy(references: readonly Reference[], by: 'subject' | 'owner') {
  const groups = new Map<string, Reference[]>();
  for (const reference of references) {
    const key = keyOf(reference[by]);
    const group = groups.get(key);
    if (group) group.push(reference);
    else groups.set(key, [reference]);
  }
  return (subject: Subject): readonly Reference[] => groups.get(keyOf(subject)) ?? [];
}

const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

function lineOf(lines: number[], offset: number): { line: number; column: number } {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] as number) + 1 };
}
