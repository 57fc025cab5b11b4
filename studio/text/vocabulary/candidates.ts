import { formats } from '../../../engine/brazil';
import { contextNames, messageKinds } from '../../../engine/catalog';
import type { Json } from '../../../engine/core';
import {
  type Known,
  keysOf,
  namedBy,
  opened,
  type Reached,
  roles,
  type Shape,
  type Subject,
} from '../../../engine/edit';
import { type Around, titleOf } from './around';
import { fieldAt, fieldsBelow } from './fields';
import type { Typed } from './reach';

/** Something that may stand at a place. */
export interface Candidate {
  /** A name, or a value. */
  value: Json;
  /** What it is called, or what the vocabulary calls it. */
  title: string;
  explanation?: string;
  kind: 'keyword' | 'name' | 'code';
  /** How the value under a key begins: `{`, `[`, `"`; empty where it may be several things. */
  opens?: string;
}

/** What may be typed at a place: keys and words of the vocabulary, and names of what the definitions have. */
export function candidatesAt({ reached, beside }: Typed, around: Around): Candidate[] {
  if (reached.at === 'value') {
    const options = codes(reached, around);
    return [...(options.length > 0 ? options : words(reached.known.shape)), ...names(reached, around)];
  }
  const free = names(reached, around).filter(({ value }) => !beside.includes(String(value)));
  return [...keywords(reached, beside), ...free];
}

function keywords({ around }: Reached, beside: readonly string[]): Candidate[] {
  if (!around) return [];
  return Object.entries(keysOf(around.shape)).flatMap(([key, shape]): Candidate[] => {
    if (beside.includes(key)) return [];
    const { title = '', description } = typeof shape === 'object' ? shape : {};
    const explained = description === undefined ? {} : { explanation: description };
    return [{ value: key, title, kind: 'keyword', opens: openingOf(shape, around), ...explained }];
  });
}

function openingOf(shape: Shape | boolean, { file }: Known): string {
  const { type } = typeof shape === 'object' ? opened({ place: '', shape, file }).shape : {};
  return { object: '{', array: '[', string: '"' }[typeof type === 'string' ? type : ''] ?? '';
}

/** The values that the vocabulary itself lists. */
function words({ enum: listed, const: only, type }: Shape): Candidate[] {
  const own = listed ?? (only === undefined ? [] : [only]);
  const truths = own.length === 0 && [type].flat().includes('boolean') ? [true, false] : [];
  return [...own, ...truths].map((value) => ({ value: value as Json, title: '', kind: 'keyword' }));
}

/** The options of the field that a place is about. */
function codes({ place, scope }: Reached, around: Around): Candidate[] {
  const role = roles[place];
  const about = role && 'code' in role ? role.code(scope) : undefined;
  const field = about && fieldAt(around.values, about.id);
  const options = field?.oneOf ?? field?.enum?.map((value) => ({ const: value, title: '' })) ?? [];
  return options.map(({ const: value, title }): Candidate => ({ value: value as Json, title, kind: 'code' }));
}

function names({ place, scope }: Reached, around: Around): Candidate[] {
  const role = roles[place];
  if (!role || 'code' in role) return [];
  const found = new Map<string, Candidate>();
  for (const name of pool(scope, around)) {
    if (found.has(name)) continue;
    const named = namedBy(role, { text: name, value: name }, scope);
    const titles = named.map(({ subject }) => titleOf(subject, around));
    if (named.at(-1)?.to !== name.length || titles.includes(undefined)) continue;
    found.set(name, { value: name, title: titles.at(-1) ?? '', kind: 'name' });
  }
  const context = place === 'condition.*:key' ? contextNames.filter((name) => name !== '$changed') : [];
  return [...found.values(), ...context.map((value): Candidate => ({ value, title: '', kind: 'name' }))];
}

/** Every text that could name something from where one stands; what it names is asked of the references. */
function pool({ domain, root, rows, holder, field, tab, wizards, world }: Reached['scope'], around: Around): string[] {
  const { values, things } = around;
  const paths = (id: string | undefined) => (id === undefined ? [] : fieldsBelow(values, id).map(({ path }) => path));
  const beside = field?.id.slice(0, field.id.lastIndexOf('/'));
  const own = [domain?.prefix, rows?.prefix, holder, beside].flatMap(paths);
  const rooted = paths(root?.prefix ?? tab).map((path) => `/${path}`);
  const others = wizards.flatMap(world.tabsOf).flatMap((id) => {
    const name = id.slice(id.indexOf('/') + 1);
    const elsewhere = (path: string) => (id === tab ? [] : [`$tabs/${name}/${path}`]);
    return [name, ...paths(id).flatMap((path) => [`${name}/${path}`, ...elsewhere(path)])];
  });
  const declared = [...things.values()].flatMap(({ subject }) => spellings(subject));
  const messages = messageKinds.errors.flatMap((kind) => Object.keys(formats).map((format) => `${kind}.${format}`));
  return [...own, ...rooted, ...declared, ...others, ...messages];
}

/** How the name of a thing may be written. */
function spellings({ kind, id }: Subject): string[] {
  if (kind === 'setting') return [id, `$settings/${id}`];
  if (kind === 'sharedField') return [`../shared.json#/$defs/${id}`, `#/$defs/${id}`];
  if (kind === 'endpoint') return [id];
  const name = id.slice(Math.max(id.lastIndexOf('/'), id.lastIndexOf('#')) + 1);
  return kind === 'place' ? [name, `#${name}`] : [name];
}
