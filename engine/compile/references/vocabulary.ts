import common from '../../../schemas/vocabulary/common.schema.json' with { type: 'json' };
import forms from '../../../schemas/vocabulary/forms.schema.json' with { type: 'json' };
import migration from '../../../schemas/vocabulary/migration.schema.json' with { type: 'json' };
import settings from '../../../schemas/vocabulary/settings.schema.json' with { type: 'json' };
import shared from '../../../schemas/vocabulary/shared.schema.json' with { type: 'json' };
import tab from '../../../schemas/vocabulary/tab.schema.json' with { type: 'json' };
import types from '../../../schemas/vocabulary/types.schema.json' with { type: 'json' };
import wizard from '../../../schemas/vocabulary/wizard.schema.json' with { type: 'json' };
import { isObject } from '../../core/json';
import type { FileKind } from '../read/structure';

/** The part of JSON Schema that the vocabulary is written in. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Shape | boolean>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  if?: Shape;
  then?: Shape;
  else?: Shape;
  allOf?: Shape[];
  definitions?: Record<string, Shape>;
}

/**
 * A value of a file as the vocabulary knows it. Its place is the name of its definition with the keys below it:
 * `rule.on`, `tab.examples.invalid.first`, `wizard.settings.*` for free keys; a list and its items have one place.
 */
export interface Known {
  place: string;
  shape: Shape;
  file: FileKind;
}

const files = { tab, wizard, forms, shared, settings, types, migration } as unknown as Record<FileKind, Shape>;
const definitions = (common as unknown as Shape).definitions ?? {};

/** Definitions whose keys are all free, although the vocabulary explains some of them. */
const FREE_KEYS = ['texts'];

/** What a whole file is. */
export const rootOf = (file: FileKind): Known => ({ place: file, shape: files[file], file });

/** What was opened, by its shape: files are walked again and again, and the vocabulary stays. */
const known = new WeakMap<Shape, Map<string, Known>>();

/** The same with its definition in the place of references; a definition with keys of its own names what is in it. */
export function opened({ place, shape, file }: Known): Known {
  if (!shape.$ref) return { place, shape, file };
  const own = known.get(shape) ?? new Map<string, Known>();
  known.set(shape, own);
  const key = `${file} ${place}`;
  const found = own.get(key) ?? open({ place, shape, file }, shape.$ref);
  own.set(key, found);
  return found;
}

function open({ place, shape, file }: Known, reference: string): Known {
  const name = reference.split('/').at(-1) as string;
  const target = (reference.startsWith('#') ? files[file].definitions?.[name] : undefined) ?? definitions[name];
  const { $ref: _, ...own } = shape;
  const hasKeys = target?.properties !== undefined || target?.else !== undefined;
  return opened({ place: hasKeys ? name : place, shape: { ...own, ...target }, file });
}

/** What stands in the items of a list. */
export function itemOf({ place, shape, file }: Known): Known {
  return opened({ place, shape: shape.items ?? {}, file });
}

/** What stands under a key: `at` is its place before its definition is opened; `isFree` when the file chooses the key. */
export function memberOf(known: Known, key: string): Known & { at: string; isFree: boolean } {
  const { place, shape, file } = asObject(known);
  const keys = keysOf(shape);
  const isFree = FREE_KEYS.includes(place) || !(key in keys);
  const own = isFree ? shape.additionalProperties : keys[key];
  const at = `${place}.${isFree ? '*' : key}`;
  return { ...opened({ place: at, shape: isObject(own) ? (own as Shape) : {}, file }), at, isFree };
}

/** What a value that may be more than an object is when it is one. */
export function asObject({ place, shape, file }: Known): Known {
  const then = shape.properties || !shape.then?.$ref ? undefined : shape.then;
  return then ? opened({ place, shape: then, file }) : { place, shape, file };
}

const keys = new WeakMap<Shape, Record<string, Shape | boolean>>();

/** The keys of an object, those among them that only some of its values have. */
export function keysOf(shape: Shape): Record<string, Shape | boolean> {
  const found = keys.get(shape) ?? readKeys(shape);
  keys.set(shape, found);
  return found;
}

function readKeys({ properties, then, else: other, allOf }: Shape): Record<string, Shape | boolean> {
  const some = allOf?.map((each) => each.then ?? each) ?? [];
  const more = [other, ...(then?.$ref ? [] : [then]), ...some].flatMap((each) => {
    if (!each) return [];
    return each.$ref ? keysOf(opened({ place: '', shape: each, file: 'tab' }).shape) : keysOf(each);
  });
  const told = Object.entries(Object.assign({}, ...more, properties) as Record<string, Shape | boolean>);
  return Object.fromEntries(told.filter(([, shape]) => shape !== false));
}
