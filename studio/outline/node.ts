import type { Json } from '../../engine/core';
import type { Subject } from '../../engine/edit';
import { valueAt } from '../document/pointers';
import type { Selection } from '../document/workspace';

/** What a row of the outline stands for. */
export type NodeKind =
  | 'wizard'
  | 'forms'
  | 'tab'
  | 'section'
  | 'field'
  | 'list'
  | 'note'
  | 'block'
  | 'rules'
  | 'rule'
  | 'parts'
  | 'part'
  | 'common'
  | 'file'
  | 'entry'
  | 'column'
  | 'form'
  | 'step';

/** One row of the outline with what stands below it. */
export interface OutlineNode {
  /** `pf/informacoes.json#/rules/3`, with the tab in front where a file belongs to several. */
  key: string;
  kind: NodeKind;
  title: string;
  /** Its name in the files. */
  name: string;
  selection: Selection;
  /** Other places of its file that are about it: how it is shown. */
  also?: readonly string[];
  /** What the references know it by. */
  subject?: Subject;
  children: OutlineNode[];
  isReadOnly?: boolean;
}

/** The list at a pointer; an empty one where there is none. */
export const listAt = (value: Json | undefined, pointer: string): Json[] => {
  const found = valueAt(value, pointer);
  return Array.isArray(found) ? found : [];
};

/** A value that is a text. */
export const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** A row without any below it. */
export function leaf(
  kind: NodeKind,
  title: string,
  name: string,
  selection: Selection,
  subject?: Subject,
): OutlineNode {
  const key = `${selection.tab ?? ''}:${selection.file}#${selection.pointer}`;
  return { key, kind, title, name, selection, children: [], ...(subject && { subject }) };
}

/** A row that stands for what it holds. */
export function group(kind: NodeKind, title: string, children: OutlineNode[], selection: Selection): OutlineNode {
  return { ...leaf(kind, title, '', selection), key: `${leaf(kind, title, '', selection).key} ${title}`, children };
}
