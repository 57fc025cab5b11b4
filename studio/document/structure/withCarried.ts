import type { JsonObject } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { carried } from '../add/carried';
import type { Definitions } from '../add/types';
import { changed } from './relocation';

/** Fields (lists among them) as a tab says them, and the names that they have in the file that they get into. */
interface Carried {
  file: string;
  tab: JsonObject;
  names: Iterable<readonly [string, string]>;
}

/** The definitions in which parts carry these fields too, one after the other. */
export function withCarried(definitions: Definitions, { file, tab, names }: Carried): Definitions {
  const properties = objectAt(objectAt(tab.schema).properties);
  let now = definitions;
  for (const [name, own] of names) {
    const { local, title } = objectAt(properties[name]);
    // A list with forms saves its rows itself.
    const isOfForms = listAt(objectAt(objectAt(tab.collections)[name]).forms).length > 0;
    if (local !== undefined || isOfForms) continue;
    now = changed(now, carried(now, file, { name: own, title: typeof title === 'string' ? title : own }));
  }
  return now;
}
