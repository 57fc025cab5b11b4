import type { JsonObject } from '../../../engine/core';
import { keyOf, listAt, objectAt, type Subject, type World, worldOf } from '../../../engine/edit';
import { fieldAt, type Values } from './fields';
import { type Things, thingsIn } from './things';

/** What is known of all files. */
export interface Around {
  values: Values;
  things: Things;
  world: World;
}

/** The fields of shared fields have ids of their own. */
const SHARED = '$defs/';

let last: Around | undefined;

/** What is known of these files; made once as long as nothing changes. */
export function aroundOf(values: Values): Around {
  if (last?.values !== values) last = { values, things: thingsIn(values), world: worldOf(values) };
  return last;
}

/** What something that is named is called; `undefined` where there is no such thing, empty where it has no title. */
export function titleOf({ kind, id }: Subject, { values, things, world }: Around): string | undefined {
  if (kind === 'field') {
    const [place] = id.startsWith(SHARED) ? world.placesOf(id) : [id];
    if (place === undefined || !world.isField(place)) return undefined;
    return fieldAt(values, place)?.title ?? '';
  }
  return kind === 'option' ? optionTitle(id, values) : things.get(keyOf({ kind, id }))?.title;
}

function optionTitle(id: string, values: Values): string | undefined {
  const at = id.indexOf('=');
  const owner = id.slice(0, at);
  const shared = /^\$defs\/([^/]+)$/.exec(owner)?.[1];
  const field = shared
    ? objectAt(objectAt(objectAt(values['shared.json']).$defs)[shared])
    : (fieldAt(values, owner) as unknown as JsonObject | undefined);
  const options = listAt(field?.oneOf).map(objectAt);
  const found = options.find((option) => JSON.stringify(option.const) === id.slice(at + 1));
  return typeof found?.title === 'string' ? found.title : field && '';
}
