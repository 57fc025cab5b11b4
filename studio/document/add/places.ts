import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import type { Definitions } from './types';

/** A text file among definitions. @throws when there is none */
export function fileAt({ texts }: Definitions, file: string): { file: string; text: string } {
  const text = texts[file];
  if (text === undefined) throw new Error(`There is no file ${file}.`);
  return { file, text };
}

/** The value of a file as an object. */
export const objectOf = ({ values }: Definitions, file: string): JsonObject => objectAt(values[file]);

/** The name of a tab: that of its file. */
export const tabName = (file: string): string => file.replace(/^.*\//, '').replace(/\.json$/, '');

/** The sections of a tab. */
export const sectionsOf = (definitions: Definitions, file: string): JsonObject[] =>
  listAt(objectAt(objectOf(definitions, file).uiSchema)['ui:sections']).map(objectAt);

/** The names that sections, texts and blocks of a tab have. */
export function placeNames(definitions: Definitions, file: string): string[] {
  return sectionsOf(definitions, file).flatMap((section) => [
    String(section.id),
    ...listAt(section.fields).flatMap((item) => (isObject(item) && item.id !== undefined ? [String(item.id)] : [])),
  ]);
}

/** The fields and lists of the first level that a section shows. */
export function sectionFields(definitions: Definitions, file: string, section: number): string[] {
  const known = objectAt(objectAt(objectOf(definitions, file).schema).properties);
  const items = listAt(sectionsOf(definitions, file)[section]?.fields);
  const tops = items.flatMap((item) => (typeof item === 'string' ? [item.split('/')[0] as string] : []));
  return [...new Set(tops)].filter((name) => name in known);
}

/** The name of a section, and those of texts and blocks in it. */
export function sectionPlaces(definitions: Definitions, file: string, section: number): string[] {
  const { id, fields } = objectAt(sectionsOf(definitions, file)[section]);
  return [id, ...listAt(fields).map((item) => objectAt(item).id)].filter((name) => name !== undefined).map(String);
}

/** What a rule is called in its tab: one of all, by the name that it has there, where it has none of its own. */
export function ruleName(rule: Json): string {
  const { id, rule: shared } = objectAt(rule);
  return String(id ?? shared);
}

/** The wizards that have a tab, by their own files. */
export function wizardsOf(definitions: Definitions, file: string): string[] {
  const [folder] = file.split('/');
  const id = tabName(file);
  return Object.keys(definitions.values).filter((path) => {
    if (!path.endsWith('/wizard.json')) return false;
    const own = path.startsWith(`${folder}/`);
    return listAt(objectOf(definitions, path).tabs)
      .map(objectAt)
      .some((tab) => tab.id === id && (own ? tab.shared !== true : folder === 'shared' && tab.shared === true));
  });
}

/** The parts of a wizard that are written in it, with their places. */
export function partsOf(definitions: Definitions, wizard: string): { part: JsonObject; pointer: string }[] {
  return listAt(objectOf(definitions, wizard).parts).flatMap((part: Json, index) =>
    isObject(part) ? [{ part, pointer: `/parts/${index}` }] : [],
  );
}

/** The names that a new field of a tab cannot have: those of its own fields, and of the tabs that a part sends together with it. */
export function takenFields(definitions: Definitions, file: string): string[] {
  const tab = tabName(file);
  const beside = wizardsOf(definitions, file).flatMap((wizard) => {
    const [folder] = wizard.split('/');
    const sources = partsOf(definitions, wizard).map(({ part }) =>
      listAt(part.data).map((source) => String(source).split('/')[0]),
    );
    return sources
      .filter((data) => data.includes(tab))
      .flat()
      .flatMap((id) => [`${folder}/${id}.json`, `shared/${id}.json`]);
  });
  return [...new Set([file, ...beside])].flatMap((path) =>
    Object.keys(objectAt(objectAt(objectOf(definitions, path).schema).properties)),
  );
}

/** The calls that a wizard has, so that a new one is none of them. */
export function callsOf(definitions: Definitions): string {
  return Object.values(definitions.texts).join('\n');
}
