import type { Node } from 'jsonc-parser';
import type { Scope } from './scope';
import type { Named, Sense, Through } from './types';
import type { Known } from './vocabulary';

/** A node of a file with what it stands for. */
export interface Spot {
  node: Node;
  scope: Scope;
  pointer: string;
}

/** A node that names something. */
export interface Visit extends Spot {
  at: 'key' | 'value';
  place: string;
  sense: Sense;
  named: Named[];
  text: string;
  through?: Through;
}

/** A key or value on the way, whether it names something or not. */
export interface Reached extends Spot {
  at: 'key' | 'value';
  place: string;
  /** What the vocabulary says of the value; of a key, of what stands under it. */
  known: Known;
  /** The object that a key stands in. */
  around?: Known;
}

/** What a walk reports to, and where it finds what shared.json says. */
export interface Walk {
  visit(visit: Visit): void;
  reach?(reached: Reached): void;
  /** A rule or field of shared.json, with its pointer there. */
  shared(kind: 'rules' | '$defs', name: string): { node: Node; pointer: string } | undefined;
}

/** The keys and values of an object. */
export function membersOf(node: Node): { key: Node; value: Node }[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key && value ? [{ key, value }] : [];
  });
}
