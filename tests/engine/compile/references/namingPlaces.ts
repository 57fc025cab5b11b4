import {
  asObject,
  itemOf,
  type Known,
  keysOf,
  memberOf,
  opened,
  rootOf,
  type Shape,
} from '../../../../engine/compile/references/vocabulary';
import { isObject } from '../../../../engine/core/json';

const FILES = ['tab', 'wizard', 'forms', 'shared', 'settings', 'types', 'migration'] as const;

/**
 * Every place of the vocabulary at which a file can name something: texts, numbers, anything, and free keys, whose place
 * ends in `:key`.
 */
export function namingPlaces(): Set<string> {
  const places = new Set<string>();
  const seen = new Set<string>();
  const look = (known: Known): void => {
    const { place, shape } = known;
    const key = `${known.file} ${place}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (canName(shape)) places.add(place);
    if (shape.items) {
      const item = itemOf(known);
      if (item.place !== place) look(item);
      else lookInside(item);
    }
    lookInside(known);
  };
  const lookInside = (found: Known): void => {
    if (canName(found.shape)) places.add(found.place);
    const known = asObject(found);
    if (known.place !== found.place) {
      look(known);
      return;
    }
    for (const name of Object.keys(keysOf(known.shape))) {
      if (!name.startsWith('$schema')) look(memberOf(known, name));
    }
    const { additionalProperties: free } = known.shape;
    const { type, properties, then } = known.shape;
    const isOpen = free === undefined && ((type === 'object' && !properties) || (then !== undefined && !then.$ref));
    if (isObject(free)) look(opened({ ...known, place: `${known.place}.*`, shape: free as Shape }));
    if (isOpen) places.add(`${known.place}.*`);
    if (isObject(free) || isOpen) places.add(`${known.place}.*:key`);
  };
  for (const file of FILES) look(rootOf(file));
  return places;
}

/** Whether a value may be a text, a number or anything: only such a one can name something. */
function canName({ $ref, type, enum: values, const: value, items, then }: Shape): boolean {
  if ($ref || values || value !== undefined) return false;
  if (type === undefined) return !items && !then;
  if (type === 'array') return !items;
  const scalars = ['string', 'number', 'integer'];
  return [type].flat().some((one) => scalars.includes(one));
}
