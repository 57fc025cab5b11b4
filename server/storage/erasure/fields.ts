import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { Treatments } from '../../../engine/state';

/** Paths of fields that go, by wizard and tab. */
export type Going = ReadonlyMap<string, readonly (readonly string[])[]>;

const key = (wizard: string, tab: string) => `${wizard}/${tab}`;

/** What is decided already of the fields of a version. */
interface Decided {
  current: Treatments;
  going: Going;
}

/**
 * The fields whose treatments go. @param goes judges a treatment by its name
 * @param decided of another version: its judgement counts for the fields that it has
 */
export function goingFields({ wizards }: Treatments, goes: (treatment: string) => boolean, decided?: Decided): Going {
  const judged = new Set(decided?.current.wizards.flatMap(pathsOf));
  const going = new Map(decided?.going);
  for (const { id, tabs } of wizards) {
    for (const { id: tab, fields } of tabs) {
      const paths = fields.flatMap(({ treatment, path }) =>
        treatment !== undefined && !judged.has(pathKey(id, tab, path)) && goes(treatment) ? [path] : [],
      );
      going.set(key(id, tab), [...(going.get(key(id, tab)) ?? []), ...paths]);
    }
  }
  return going;
}

const pathKey = (wizard: string, tab: string, path: readonly string[]) => [key(wizard, tab), ...path].join('/');

const pathsOf = ({ id, tabs }: Treatments['wizards'][number]) =>
  tabs.flatMap((tab) => tab.fields.map(({ path }) => pathKey(id, tab.id, path)));

/** Data of a wizard by tab, without the fields that go. */
export function withoutFields<Data extends Record<string, JsonObject>>(going: Going, wizard: string, data: Data): Data {
  const left = Object.entries(data).map(([tab, content]) => {
    const paths = going.get(key(wizard, tab)) ?? [];
    return [tab, paths.reduce<Json>(withoutPath, content)];
  });
  return Object.fromEntries(left) as Data;
}

/** A row of a list (`<tab>/<list>`) without the fields that go. */
export function rowWithoutFields(going: Going, wizard: string, { list, row }: { list: string; row: JsonObject }) {
  const [tab = '', name = ''] = list.split('/');
  const { [tab]: content } = withoutFields(going, wizard, { [tab]: { [name]: [row] } });
  return ((content?.[name] as JsonObject[] | undefined)?.[0] ?? {}) as JsonObject;
}

/** A value without what is at a path; of a list, in every item. */
function withoutPath(value: Json, [step = '', ...rest]: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item) => withoutPath(item, [step, ...rest]));
  if (!isObject(value) || !(step in value)) return value;
  const { [step]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [step]: withoutPath(inner as Json, rest) };
}
