import type { Node } from 'jsonc-parser';
import type { Scope } from './scope';
import type { Named, Sense, Through } from './types';

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

/** What a walk reports to, and where it finds what shared.json says. */
export interface Walk {
  visit(visit: Visit): void;
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
