import { getLocation, type Node, parseTree } from 'jsonc-parser';
import { kindOf, type Reached, rootOf, scopeOf, type World, walk } from '../../../engine/edit';

/** A key or value that is being typed, and the text that it replaces. */
export interface Typed {
  reached: Reached;
  from: number;
  to: number;
  /** A colon follows already. */
  hasValue: boolean;
  /** The other keys of the object, where it is a key. */
  beside: string[];
}

/** Stands for what is typed; no definition has it. */
const MARK = '\u0001';

/** What is typed at an offset of a file, as the vocabulary and the references know the place; `undefined` outside of it. */
export function typedAt(world: World, file: string, text: string, offset: number): Typed | undefined {
  const { previousNode: token, isAtPropertyKey } = getLocation(text, offset);
  const end = token ? token.offset + token.length : 0;
  const isInside = token !== undefined && token.offset < offset && offset <= end;
  if (isInside && offset === end && isClosed(text, token)) return undefined;
  if (!isInside && /["\w}\]]\s*$/.test(text.slice(0, offset))) return undefined;
  const [from, to] = isInside ? [token.offset, end] : [offset, offset];
  const after = text.slice(to);
  const hasValue = /^\s*:/.test(after);
  const value = isAtPropertyKey && !hasValue ? ': null' : '';
  const comma = /^\s*["{[\w]/.test(after) ? ',' : '';
  const tree = parseTree(`${text.slice(0, from)}"${MARK}"${value}${comma}${after}`);
  const reached = tree && reachedIn(world, file, tree, (node) => node.value === MARK);
  if (!reached) return undefined;
  const siblings = reached.node.parent?.parent?.children ?? [];
  const beside = reached.at === 'key' ? siblings.map((property) => String(property.children?.[0]?.value)) : [];
  return { reached, from, to, hasValue, beside };
}

/** The key or value that stands at an offset. */
export function reachedAt(world: World, file: string, text: string, offset: number): Reached | undefined {
  const tree = parseTree(text);
  return tree && reachedIn(world, file, tree, (node) => isLeaf(node) && node.offset <= offset && offset < endOf(node));
}

const endOf = (node: Node): number => node.offset + node.length;
const isLeaf = ({ type }: Node): boolean => type !== 'object' && type !== 'array';
const isClosed = (text: string, { offset, length }: Node): boolean =>
  length > 1 && text[offset] === '"' && text[offset + length - 1] === '"';

function reachedIn(world: World, file: string, tree: Node, isIt: (node: Node) => boolean): Reached | undefined {
  let found: Reached | undefined;
  const spot = { node: tree, scope: scopeOf(file, world), pointer: '' };
  walk(rootOf(kindOf(file)), spot, {
    visit: () => {},
    shared: () => undefined,
    reach(reached) {
      if (!found && isIt(reached.node)) found = reached;
    },
  });
  return found;
}
