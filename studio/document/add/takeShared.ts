import type { Json } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { insertItem } from '../edits';
import { fileAt, objectOf, tabName } from './places';
import type { Added, Definitions } from './types';

/** Something of all that a wizard has not taken up yet. */
export interface Takeable {
  id: string;
  title: string;
}

/** The tabs in `shared` that a wizard does not show yet. */
export function sharedTabs(definitions: Definitions, wizard: string): Takeable[] {
  const known = listAt(objectOf(definitions, wizard).tabs).map((tab) => objectAt(tab).id);
  return Object.keys(definitions.values).flatMap((file) => {
    const id = tabName(file);
    if (!file.startsWith('shared/') || known.includes(id)) return [];
    return [{ id, title: String(objectOf(definitions, file).title ?? id) }];
  });
}

/** The parts of shared.json that a wizard does not have yet. */
export function sharedParts(definitions: Definitions, wizard: string): Takeable[] {
  const known = listAt(objectOf(definitions, wizard).parts);
  return listAt(objectOf(definitions, 'shared.json').parts).flatMap((part) => {
    const id = String(objectAt(part).id);
    return known.includes(id) ? [] : [{ id, title: id }];
  });
}

/** Shows a tab of all in a wizard, behind one of its tabs (at the end without it). */
export function takeTab(
  definitions: Definitions,
  { wizard, id, title, after }: { wizard: string; id: string; title: string; after?: number },
): Added {
  const { tabs, overview } = objectOf(definitions, wizard);
  const entries = listAt(tabs).map(objectAt);
  const index = after === undefined ? entries.length : after + 1;
  const numbers = [...entries.map(({ number }) => number), objectAt(overview).number];
  const used = numbers.filter((each) => typeof each === 'number');
  const isNumbered = entries.some((each) => each.number !== undefined);
  const entry: Json = { id, ...(isNumbered && { number: Math.max(...used) + 1 }), card: title, shared: true };
  return {
    name: `Aba ${title}`,
    edits: insertItem(fileAt(definitions, wizard), '/tabs', index, entry),
    at: { file: `shared/${id}.json`, pointer: '' },
  };
}

/** Puts a part of all among those of a wizard. */
export function takePart(definitions: Definitions, { wizard, id }: { wizard: string; id: string }): Added {
  const count = listAt(objectOf(definitions, wizard).parts).length;
  return {
    name: `Parte ${id}`,
    edits: insertItem(fileAt(definitions, wizard), '/parts', count, id),
    at: { file: wizard, pointer: `/parts/${count}` },
  };
}
