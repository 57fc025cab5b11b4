import { stepEdits, stepsOfRename } from '../../../engine/compile/references/migrate';
import { renamedSubject, renameSubject } from '../../../engine/compile/references/rename';
import type { Reference, Subject } from '../../../engine/compile/references/types';
import type { Json, JsonObject } from '../../../engine/core/json';
import { addField } from '../../document/add/addField';
import { freeName } from '../../document/add/names';
import { takenFields } from '../../document/add/places';
import { insertItem } from '../../document/edits';
import { fieldOfPointer, fieldPointer, objectAt, valueAt } from '../../document/pointers';
import { indexOf } from '../../document/structure/lastIndex';
import { type Removal, removalOf } from '../../document/structure/removal';
import type { Selection, Workspace, WorkspaceStore } from '../../document/workspace';
import type { OutlineNode } from '../nodes';
import { orderOf } from './places';

type Definitions = Pick<Workspace, 'texts' | 'values'>;

const PROBLEMS = {
  unknown: 'Nada tem esse nome.',
  taken: 'Outra coisa já tem este nome.',
  name: 'Use letras, números e hífens, sem espaços nem acentos.',
  fixed: 'Este nome não é das definições: ele vem do motor ou do portal.',
};

/** A rename as it would be done. */
export interface PlannedRename {
  problem?: string;
  references: readonly Reference[];
  /** Whether stored data have to follow. */
  movesData: boolean;
  act?(store: WorkspaceStore, withData: boolean): void;
}

/** What a rename of a row's thing changes; the data that customers have follow by a step of migration where it is asked for. */
export function planRename({ texts }: Definitions, node: OutlineNode, name: string): PlannedRename {
  const none = { references: [], movesData: false };
  if (!node.subject) return { ...none, problem: PROBLEMS.fixed };
  const index = indexOf(texts);
  const rename = renameSubject(index, node.subject, name);
  if ('problem' in rename) return { ...none, problem: PROBLEMS[rename.problem] };
  const steps = stepsOfRename(index, rename, name);
  const renamed = renamedSubject(node.subject, name);
  return {
    references: rename.references,
    movesData: steps.length > 0,
    act(store, withData) {
      const edits = [...rename.edits, ...(withData ? stepEdits(index, steps) : [])];
      store.edit(`Renomear ${node.title} para ${name}`, edits, { moves: rename.moves });
      store.select(afterRename(node.selection, renamed));
    },
  };
}

function afterRename(selection: Selection, { kind, id }: Subject): Selection {
  if (kind === 'tab') return { ...selection, file: `${id}.json`, tab: id };
  const field = fieldOfPointer(selection.pointer);
  if (kind !== 'field' || !field) return selection;
  const name = id.slice(id.lastIndexOf('/') + 1);
  const path = [...field.path.split('/').slice(0, -1), name].join('/');
  return { ...selection, pointer: fieldPointer(path, field.list) };
}

/** What is one item of a list, which goes with it. */
const STANDING = ['section', 'rule', 'part', 'note', 'block', 'column', 'form', 'step'];

/** What goes with a row's thing; nothing for what cannot go by itself. */
export function planRemoval({ texts }: Definitions, node: OutlineNode): Removal | undefined {
  const isUnnamed = ['note', 'column', 'step'].includes(node.kind);
  if (!node.subject && !isUnnamed) return undefined;
  const { file, pointer } = node.selection;
  const ownPlace = STANDING.includes(node.kind) ? { file, at: pointer } : undefined;
  const index = indexOf(texts);
  return removalOf(index, texts, node.subject ?? { kind: 'place', id: '' }, ownPlace);
}

/** A copy of a field or rule, behind it. @returns whether there is one */
export function duplicate(store: WorkspaceStore, node: OutlineNode): boolean {
  const { texts, values } = store.getState();
  const { selection } = node;
  const place = orderOf({ values }, node);
  if (!place) return false;
  if (node.kind === 'rule') {
    const rules = valueAt(values[place.file], place.list) as Json[];
    const rule = rules[place.index] as JsonObject;
    const taken = rules.map((one) => String(objectAt(one, '').id ?? objectAt(one, '').rule));
    const copy = { ...rule, id: freeName(node.name, taken) };
    const at = { file: place.file, text: texts[place.file] as string };
    store.edit(`Duplicar ${node.title}`, insertItem(at, place.list, place.index + 1, copy));
    store.select({ ...selection, pointer: `${place.list}/${place.index + 1}` });
    return true;
  }
  if (node.kind !== 'field' || node.name.includes('/')) return false;
  const schema = objectAt(values[place.file], selection.pointer);
  const section = Number(/ui:sections\/(\d+)/.exec(place.list)?.[1]);
  const name = freeName(node.name, takenFields({ texts, values }, place.file), '');
  const ui = objectAt(values[place.file], `/uiSchema/${node.name}`);
  const added = addField(
    { texts, values },
    { file: place.file, section, after: place.index },
    { name, schema: { ...schema, title: `${node.title} (cópia)` }, ui },
  );
  store.edit(`Duplicar ${node.title}`, added.edits);
  store.select({ ...selection, pointer: added.at.pointer });
  return true;
}
