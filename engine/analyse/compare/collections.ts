import type { CallDefinition, CollectionDefinition, FormDefinition } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { isInPlace } from '../../core/plan/fields';
import { toPointer } from '../../core/pointer';
import type { Code } from './codes';
import { differenceOf } from './decide';
import { exprOf } from './expression';
import type { Found } from './found';
import { knownIn } from './known';
import { callNow, conditionNow, keysNow } from './named';
import { nowCalled, type Pair, readingOf } from './pair';
import type { Reading } from './reading';

/** What a difference of a key means: another text, another look, another call; or it is looked at elsewhere. */
type Meaning = 'text' | 'look' | 'call' | 'start' | 'elsewhere';

const OF_LISTS: Record<keyof Required<CollectionDefinition>, Meaning> = {
  title: 'text',
  titleField: 'look',
  name: 'text',
  add: 'text',
  empty: 'text',
  rows: 'text',
  sum: 'look',
  reuse: 'look',
  fields: 'look',
  fixed: 'elsewhere',
  load: 'call',
  take: 'call',
  delete: 'call',
  columns: 'look',
  forms: 'elsewhere',
  messages: 'text',
  rules: 'elsewhere',
};

const OF_FORMS: Record<keyof Required<FormDefinition>, Meaning> = {
  id: 'elsewhere',
  open: 'look',
  title: 'text',
  button: 'text',
  for: 'elsewhere',
  start: 'start',
  fields: 'look',
  required: 'elsewhere',
  properties: 'elsewhere',
  create: 'call',
  update: 'call',
  save: 'call',
};

/** How a list is loaded and saved, and how its forms begin, under the names of the later version. */
function collectionNow(collection: CollectionDefinition, reading: Reading): CollectionDefinition {
  const calls = <T extends object>(of: T, keys: readonly (keyof T)[]): Partial<T> =>
    Object.fromEntries(
      keys.flatMap((key) => (of[key] ? [[key, callNow(of[key] as CallDefinition, reading)]] : [])),
    ) as Partial<T>;
  const { take, forms } = collection;
  return {
    ...collection,
    ...calls(collection, ['load', 'delete']),
    ...(take && { take: conditionNow(take, reading) }),
    ...(forms && {
      forms: forms.map((form) => ({
        ...form,
        ...calls(form, ['create', 'update', 'save']),
        ...(form.for && { for: conditionNow(form.for, reading) }),
        ...(form.start && { start: keysNow(form.start, reading) }),
      })),
    }),
  };
}

/** A list or form with its place. */
interface At {
  pair: Pair;
  list: string;
  pointer: string;
  about: string;
}

/** How the lists of a tab are shown, loaded and saved otherwise. */
export function compareCollections(pair: Pair): Found[] {
  const [was, is] = [pair.before, pair.after].map(({ subject }) => subject.tab.definition.collections ?? {});
  return Object.entries(is ?? {}).flatMap(([list, now]) => {
    const earlier = Object.entries(was ?? {}).find(([name]) => nowCalled(pair, name) === list);
    if (!earlier) return [];
    const [name, collection] = earlier;
    const old = collectionNow(collection, { ...readingOf(pair), list: name });
    const at = { pair, list, pointer: toPointer(['collections', list]), about: list };
    const isOtherKind = isInPlace(old) !== isInPlace(now);
    return [
      ...(isOtherKind ? [foundAt(at, 'listCallChanged')] : []),
      ...compareKeys(at, OF_LISTS, old, now),
      ...fixedRows(at, old, now),
      ...compareForms(at, old, now),
    ];
  });
}

function foundAt({ pair, list, pointer, about }: At, code: Code, key?: string): Found {
  return {
    code,
    version: 'after',
    at: pair.after.at,
    pointer: key === undefined ? pointer : pointer + toPointer([key]),
    ...(key !== undefined && { key: true as const }),
    about: key === undefined ? about : `${about}.${key}`,
    fields: [list],
  };
}

function compareKeys<T extends object>(at: At, meanings: Record<keyof T, Meaning>, was: T, is: T): Found[] {
  const keys = (Object.keys(meanings) as (keyof T & string)[]).filter((key) => !isEqual(was[key], is[key]));
  return keys.flatMap((key) => {
    switch (meanings[key]) {
      case 'text':
        return [foundAt(at, 'textChanged', key)];
      case 'look':
        return [foundAt(at, 'presentationChanged', key)];
      case 'start':
        return [foundAt(at, 'defaultChanged', key)];
      case 'call':
        return [
          foundAt(
            at,
            isOtherCall(was[key] as CallDefinition, is[key] as CallDefinition) ? 'listCallChanged' : 'textChanged',
            key,
          ),
        ];
      default:
        return [];
    }
  });
}

/** Whether a call goes elsewhere, and not only tells its failure otherwise. */
export function isOtherCall(was: CallDefinition | undefined, is: CallDefinition | undefined): boolean {
  const plain = (call: CallDefinition | undefined): Json => {
    if (call === undefined || typeof call === 'string') return { call: call ?? null };
    const { failure: _, timeout: __, ...rest } = call;
    return rest as Json;
  };
  return !isEqual(plain(was), plain(is));
}

function fixedRows(at: At, was: CollectionDefinition, is: CollectionDefinition): Found[] {
  const [old, now] = [was.fixed ?? [], is.fixed ?? []];
  if (now.length > old.length) return [foundAt(at, 'fixedRowsRaised', 'fixed')];
  if (now.length < old.length) return [foundAt(at, 'fixedRowsLowered', 'fixed')];
  return isEqual(old, now) ? [] : [foundAt(at, 'textChanged', 'fixed')];
}

function compareForms(at: At, was: CollectionDefinition, is: CollectionDefinition): Found[] {
  const [old, now] = [was.forms ?? [], is.forms ?? []];
  const place = (index: number, id: string): At => {
    return { ...at, pointer: `${at.pointer}/forms/${index}`, about: `${at.list}/${id}` };
  };
  const knowing = { ...at.pair.input, knownOf: knownIn(at.pair) };
  const reading = { list: at.list };
  return [
    ...old.flatMap((form, index): Found[] => {
      if (now.some(({ id }) => id === form.id)) return [];
      return [{ ...foundAt(place(index, form.id), 'formRemoved'), version: 'before', at: at.pair.before.at }];
    }),
    ...now.flatMap((form, index) => {
      const before = old.find(({ id }) => id === form.id);
      const here = place(index, form.id);
      if (!before) return [foundAt(here, 'formAdded')];
      const { more, less } = differenceOf(exprOf(before.for, reading), exprOf(form.for, reading), knowing);
      return [
        ...(more || less ? [foundAt(here, 'formChanged', 'for')] : []),
        ...compareKeys(here, OF_FORMS, before, form),
      ];
    }),
  ];
}
