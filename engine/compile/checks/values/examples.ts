import { entriesOf } from '../../../analyse/entries';
import type { Fields } from '../../../analyse/fields';
import type { StoryDefinition } from '../../../core/definition/types';
import { isObject, type Json } from '../../../core/json';
import { parsePointer, toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { suggestion } from '../../problems/words';

/** Fields in examples that the tab does not have. Whether the examples are valid is for the tests to say. */
export function checkExamples(tab: TabModel): Problem[] {
  const { valid, invalid, stories } = tab.definition.examples ?? {};
  return [
    ...entriesOf(valid).flatMap(([data, index]) => unknownIn(tab, data, tab.fields, `/examples/valid/${index}`)),
    ...entriesOf(invalid).flatMap(([example, index]) => {
      const at = `/examples/invalid/${index}`;
      return [
        ...unknownIn(tab, example.data, tab.fields, `${at}/data`),
        ...unknownPointer(tab, example.first, `${at}/first`),
        ...entriesOf(example.errors).flatMap(([pointer, i]) => unknownPointer(tab, pointer, `${at}/errors/${i}`)),
      ];
    }),
    ...checkStories(tab, stories),
  ];
}

/** The keys of an expectation that list places, and those whose keys are places. */
const LISTED = [
  'shown',
  'hidden',
  'required',
  'optional',
  'locked',
  'open',
  'listed',
  'free',
  'errors',
  'taken',
  'sent',
];
const KEYED = ['values', 'forms'];

/** Fields in stories that the tab does not have, and titles that no other story has, or two have. */
function checkStories(tab: TabModel, list: readonly StoryDefinition[] | undefined): Problem[] {
  const stories = entriesOf(list);
  const titles = stories.map(([{ title }]) => title);
  return stories.flatMap(([story, index]) => {
    const at = `/examples/stories/${index}`;
    const expect = (story.expect ?? {}) as Record<string, Json>;
    const keys = (value: Json | undefined, pointer: string) =>
      Object.keys(isObject(value) ? value : {}).flatMap((key) =>
        unknownPointer(tab, key, pointer + toPointer([key]), 'key'),
      );
    const wrong = (message: Words, pointer: string) =>
      problemAt(tab.source, 'DEF_WRONG_EXAMPLE', { pointer: at + pointer }, message);
    const { as, row } = story;
    return [
      ...unknownIn(tab, story.data ?? {}, tab.fields, `${at}/data`),
      ...keys(story.change, `${at}/change`),
      ...keys(story.options, `${at}/options`),
      ...KEYED.flatMap((key) => keys(expect[key], `${at}/expect/${key}`)),
      ...LISTED.flatMap((key) =>
        entriesOf(expect[key] as string[] | undefined).flatMap(([pointer, i]) =>
          unknownPointer(tab, pointer, `${at}/expect/${key}/${i}`),
        ),
      ),
      ...(row === undefined ? [] : unknownPointer(tab, row, `${at}/row`)),
      ...(titles.indexOf(story.title) < index
        ? [wrong(say`Duas histórias se chamam "${story.title}".`, '/title')]
        : []),
      ...(as === undefined || titles.includes(as)
        ? []
        : [wrong(say`Nenhuma história se chama "${as}". ${suggestion(as, titles)}`, '/as')]),
    ];
  });
}

function unknownIn(
  tab: TabModel,
  data: Json,
  fields: Fields,
  pointer: string,
  path: readonly string[] = [],
): Problem[] {
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const name = [...path, key].join('/');
    const at = pointer + toPointer([key]);
    const entry = fields.get(name);
    if (!entry) return [unknown(tab, name, fields, at, 'key')];
    if (entry.kind === 'object') return unknownIn(tab, value, fields, at, [...path, key]);
    if (!entry.rows || !Array.isArray(value)) return [];
    return value.flatMap((row, index) => unknownIn(tab, row, entry.rows as Fields, `${at}/${index}`));
  });
}

function unknownPointer(tab: TabModel, text: string, pointer: string, at: 'key' | 'value' = 'value'): Problem[] {
  if (text.startsWith('#')) return placesShown(tab).includes(text) ? [] : [unknown(tab, text, tab.fields, pointer, at)];
  const steps = parsePointer(text);
  const index = steps.findIndex((step) => /^\d+$/.test(step));
  const list = index < 0 ? undefined : tab.fields.get(steps.slice(0, index).join('/'));
  const fields = list ? (list.rows ?? new Map()) : tab.fields;
  const name = (list ? steps.slice(index + 1) : steps).join('/');
  return fields.has(name) || (list && name === '') ? [] : [unknown(tab, name, fields, pointer, at)];
}

/** The sections, texts and blocks of a tab by `#name`. */
function placesShown({ definition }: TabModel): string[] {
  return entriesOf(definition.uiSchema['ui:sections']).flatMap(([{ id, fields }]) => [
    `#${id}`,
    ...entriesOf(fields).flatMap(([item]) => (typeof item === 'object' && 'id' in item ? [`#${item.id}`] : [])),
  ]);
}

function unknown(tab: TabModel, name: string, fields: Fields, pointer: string, at: 'key' | 'value' = 'value'): Problem {
  const message = say`O campo "${name}" do exemplo não existe. ${suggestion(name, fields.keys())}`;
  return problemAt(tab.source, 'DEF_UNKNOWN_FIELD', { pointer, at }, message);
}
