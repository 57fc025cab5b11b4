import type { Json } from '../../../engine/core';
import { listAt, NO_WIZARDS, objectAt, type Reference, type ReferenceIndex, type TextEdit } from '../../../engine/edit';
import { freeName } from '../add/names';
import { callsOf, fileAt, objectOf } from '../add/places';
import type { Added, Definitions } from '../add/types';
import { commentsFile } from '../comments/comments';
import { followComments } from '../comments/follow';
import { type Step, textAfter } from '../difference';
import { insertItem, removeValue, setValue } from '../edits';
import { withOwnCalls } from './ownCalls';
import type { Removal } from './removal';

/** A wizard under another name: its folder, its id, and what was remarked about it. Addresses and calls stay as they are. */
export function renamedWizard(definitions: Definitions, id: string, name: string): WizardRename | { problem: Taken } {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name)) return { problem: 'name' };
  if (foldersOf(definitions).includes(name)) return { problem: 'taken' };
  const { texts } = definitions;
  const head = `${id}/wizard.json`;
  const remarks = commentsFile(`${id}/`);
  const follow = followComments(texts, [id], ({ tab, at }) => ({ tab: tab.replace(/^[^/]+/, name), at }));
  const files = filesOf(definitions, id);
  return {
    edits: [...setValue(fileAt(definitions, head), '/id', name), ...follow],
    moves: [
      ...files.map((from) => ({ from, to: name + from.slice(id.length) })),
      ...(texts[remarks] === undefined ? [] : [{ from: remarks, to: commentsFile(`${name}/`) }]),
    ],
  };
}

type Taken = 'taken' | 'name';

/** What a rename of a wizard changes. */
export interface WizardRename {
  edits: TextEdit[];
  moves: { from: string; to: string }[];
}

/**
 * A wizard that goes with its tabs, its remarks, and the type of customers that it alone registers. What all share and nobody
 * else takes up is told: it has nothing to be there for any more.
 */
export function removedWizard(definitions: Definitions, index: ReferenceIndex, id: string): Removal {
  const remarks = commentsFile(`${id}/`);
  const { type, registration } = objectOf(definitions, `${id}/wizard.json`);
  const isNeeded = wizardsOf(definitions).some((other) => other !== id && typeOf(definitions, other) === type);
  const at = isNeeded || registration !== true ? -1 : typeIndex(definitions, type);
  return {
    edits: at < 0 ? [] : removeValue(fileAt(definitions, TYPES), `/types/${at}`),
    removed: [...filesOf(definitions, id), ...(definitions.texts[remarks] === undefined ? [] : [remarks])],
    broken: index.references.filter(
      ({ sense, place, subject, file }) =>
        sense === 'declares' && LEFT.includes(place) && isFor(index.of(subject), file, id),
    ),
  };
}

/** Where shared.json and the tabs that wizards share say what they are. */
const LEFT = ['rule.id', 'part.id', 'tab.id'];

/** Whether what a shared file declares is taken up by one wizard alone. */
function isFor(references: readonly Reference[], file: string, wizard: string): boolean {
  const elsewhere = references.filter((one) => one.file !== file);
  const isShared = file === 'shared.json' || file.startsWith('shared/');
  return isShared && elsewhere.length > 0 && elsewhere.every((one) => one.file.startsWith(`${wizard}/`));
}

/**
 * A copy of a wizard with its own tabs, at an address of its own. The copy of a registration registers a type of customers
 * of its own, for each type has one; any other makes its calls at addresses of its own.
 */
export function copiedWizard(definitions: Definitions, id: string): Added {
  const { texts } = definitions;
  const head = `${id}/wizard.json`;
  const { title, route, type, registration } = objectOf(definitions, head);
  const name = freeName(id, [...foldersOf(definitions), ...NO_WIZARDS]);
  const types = listAt(objectOf(definitions, TYPES).types).map(objectAt);
  const index = registration === true ? typeIndex(definitions, type) : -1;
  const next = Math.max(0, ...types.map((each) => Number(each.type))) + 1;
  const routes = wizardsOf(definitions).map((each) => String(objectOf(definitions, `${each}/wizard.json`).route));
  const said = `${String(title ?? id)} (cópia)`;
  const copies = Object.fromEntries(
    filesOf(definitions, id)
      .filter((file) => file !== `${id}/migration.json`)
      .map((file) => [
        name + file.slice(id.length),
        index < 0 ? withOwnCalls(texts[file] ?? '', callsOf(definitions)) : (texts[file] ?? ''),
      ]),
  );
  const own = `${name}/wizard.json`;
  const steps: Step[] = [
    (text) => setValue({ file: own, text }, '/id', name),
    (text) => setValue({ file: own, text }, '/title', said),
    (text) => setValue({ file: own, text }, '/route', freeName(String(route), routes)),
    ...(index < 0 ? [] : [(text: string) => setValue({ file: own, text }, '/type', next)]),
  ];
  const written = (file: string, text: string): TextEdit => {
    return { file, offset: 0, length: 0, text: textAfter({ file, text }, file === own ? steps : []) };
  };
  const { tab: _, ...copied } = objectAt(types[index]);
  const entry: Json = { ...copied, type: next, name: `${String(copied.name)} (cópia)` };
  return {
    name: `Duplicar ${String(title ?? id)}`,
    edits: [
      ...Object.entries(copies).map(([file, text]) => written(file, text)),
      ...(index < 0 ? [] : insertItem(fileAt(definitions, TYPES), '/types', types.length, entry)),
    ],
    at: { file: own, pointer: '' },
  };
}

const TYPES = 'types.json';

const foldersOf = ({ texts }: Definitions): string[] => [
  ...new Set(Object.keys(texts).flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : []))),
];

const filesOf = ({ texts }: Definitions, id: string): string[] =>
  Object.keys(texts).filter((path) => path.startsWith(`${id}/`));

const wizardsOf = (definitions: Definitions): string[] =>
  foldersOf(definitions).filter((folder) => definitions.texts[`${folder}/wizard.json`] !== undefined);

const typeOf = (definitions: Definitions, id: string): Json | undefined =>
  objectOf(definitions, `${id}/wizard.json`).type;

const typeIndex = (definitions: Definitions, type: Json | undefined): number =>
  listAt(objectOf(definitions, TYPES).types).findIndex((each) => objectAt(each).type === type);
