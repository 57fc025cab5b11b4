import {
  type Reference,
  renamedSubject,
  renameSubject,
  type Subject,
  stepEdits,
  stepsOfRename,
} from '../../../engine/edit';
import { followRename } from '../../document/comments/follow';
import { fieldOfPointer, fieldPointer } from '../../document/pointers';
import { indexOf } from '../../document/structure/lastIndex';
import { type Removal, removalOf } from '../../document/structure/removal';
import { removedWizard, renamedWizard } from '../../document/structure/wholeWizard';
import type { Selection, Workspace, WorkspaceStore } from '../../document/workspace';
import type { OutlineNode } from '../nodes';

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
export function planRename({ texts, values }: Definitions, node: OutlineNode, name: string): PlannedRename {
  const none = { references: [], movesData: false };
  if (!node.subject) return { ...none, problem: PROBLEMS.fixed };
  if (node.kind === 'wizard') return plannedWizard({ texts, values }, node, name);
  const index = indexOf(texts);
  const rename = renameSubject(index, node.subject, name);
  if ('problem' in rename) return { ...none, problem: PROBLEMS[rename.problem] };
  const steps = stepsOfRename(index, rename, name);
  const renamed = renamedSubject(node.subject, name);
  return {
    references: rename.references,
    movesData: steps.length > 0,
    act(store, withData) {
      const edits = [
        ...rename.edits,
        ...(withData ? stepEdits(index, steps) : []),
        ...followRename(index, texts, rename, name),
      ];
      store.edit(`Renomear ${node.title} para ${name}`, edits, { moves: rename.moves });
      store.select(afterRename(node.selection, renamed));
    },
  };
}

function plannedWizard(definitions: Definitions, node: OutlineNode, name: string): PlannedRename {
  const rename = renamedWizard(definitions, node.name, name);
  if ('problem' in rename) return { references: [], movesData: false, problem: PROBLEMS[rename.problem] };
  return {
    references: indexOf(definitions.texts).of({ kind: 'wizard', id: node.name }),
    movesData: false,
    act(store) {
      store.edit(`Renomear ${node.title} para ${name}`, rename.edits, { moves: rename.moves });
      store.select({ file: `${name}/wizard.json`, pointer: '', tab: null });
    },
  };
}

function afterRename(selection: Selection, { kind, id }: Subject): Selection {
  const [wizard] = selection.tab?.split('/') ?? [];
  if (kind === 'tab') return { ...selection, file: `${id}.json`, tab: `${wizard}/${id.split('/').at(-1)}` };
  if (KEYED.includes(kind)) return { ...selection, pointer: selection.pointer.replace(/[^/]*$/, id) };
  const field = fieldOfPointer(selection.pointer);
  if (kind !== 'field' || !field) return selection;
  const name = id.slice(id.lastIndexOf('/') + 1);
  const path = [...field.path.split('/').slice(0, -1), name].join('/');
  return { ...selection, pointer: fieldPointer(path, field.list) };
}

/** What stands under its own name among what is of all. */
const KEYED = ['sharedField', 'lookup', 'ask', 'treatment', 'setting'];

/** What is one item of a list, which goes with it. */
const STANDING = ['section', 'rule', 'part', 'note', 'block', 'column', 'form', 'step', 'entry'];

/** What goes with a row's thing; nothing for what cannot go by itself. */
export function planRemoval({ texts, values }: Definitions, node: OutlineNode): Removal | undefined {
  if (node.kind === 'wizard') return removedWizard({ texts, values }, indexOf(texts), node.name);
  const isUnnamed = ['note', 'column', 'step'].includes(node.kind);
  if (!node.subject && !isUnnamed) return undefined;
  const { file, pointer } = node.selection;
  const ownPlace = STANDING.includes(node.kind) ? { file, at: pointer } : undefined;
  const index = indexOf(texts);
  return removalOf(index, texts, node.subject ?? { kind: 'place', id: '' }, ownPlace);
}
