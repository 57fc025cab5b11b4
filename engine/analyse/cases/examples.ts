import type { StoryDefinition, TabDefinition } from '../../core/definition/types';
import { isEqual, type Json, type JsonObject, withValues } from '../../core/json';
import { entriesOf } from '../entries';
import { type Unmet, unmetOf } from './expect';
import { errorsOf } from './outcome';
import { type Performance, perform } from './perform';
import type { Given, Tested } from './tested';

/** One example of a tab, whatever way it is written. */
export interface Example {
  /** Its place in the tab: `/examples/stories/0`. */
  pointer: string;
  kind: 'valid' | 'invalid' | 'story';
  /** Of a story. */
  title?: string;
  given: Given;
  /** What did not come as the example says; places are those in the tab. */
  unmet(performance: Performance): Iterable<Unmet>;
}

/** All examples of a tab in the order of the file. */
export function examplesOf({ examples }: TabDefinition): Example[] {
  const valid = entriesOf(examples?.valid).map(([data, index]): Example => {
    const pointer = `/examples/valid/${index}`;
    return {
      pointer,
      kind: 'valid',
      given: { data },
      unmet: (performance) => within(pointer, performance, { errors: [] }),
    };
  });
  const invalid = entriesOf(examples?.invalid).map(([example, index]): Example => {
    const { data, settings, tabs } = example;
    const pointer = `/examples/invalid/${index}`;
    const given = { data, ...(settings && { settings }), ...(tabs && { tabs }) };
    return { pointer, kind: 'invalid', given, unmet: (performance) => invalidUnmet(pointer, example, performance) };
  });
  const stories = entriesOf(examples?.stories);
  const told = stories.map(([story, index]): Example => {
    const pointer = `/examples/stories/${index}`;
    const given = givenOf(
      story,
      stories.map(([each]) => each),
    );
    const unmet = (performance: Performance) => within(`${pointer}/expect`, performance, story.expect);
    return { pointer, kind: 'story', title: story.title, given, unmet };
  });
  return [...valid, ...invalid, ...told];
}

/** What did not come of an example; run as it says. */
export const failuresOf = (tested: Tested, example: Example): Iterable<Unmet> =>
  example.unmet(perform(tested, example.given));

function* within(pointer: string, performance: Performance, expect: StoryDefinition['expect']): Generator<Unmet> {
  for (const unmet of unmetOf(performance, expect)) yield { ...unmet, pointer: pointer + unmet.pointer };
}

/** An invalid example says the first error and some of the others. */
function* invalidUnmet(
  at: string,
  { first, errors }: { first: string; errors: string[] },
  performance: Performance,
): Generator<Unmet> {
  const found = errorsOf(performance).map(({ pointer }) => pointer);
  const unmet = (pointer: string, expected: string): Unmet => ({
    pointer: at + pointer,
    key: 'errors',
    expected,
    found,
  });
  if (found[0] !== first) yield unmet('/first', first);
  for (const [pointer, index] of entriesOf(errors))
    if (!found.includes(pointer)) yield unmet(`/errors/${index}`, pointer);
}

/** What a story gives, with what it has of the one that it names. A circle ends where it closes. */
function givenOf(story: StoryDefinition, all: readonly StoryDefinition[], seen: readonly string[] = []): Given {
  const { title, as, expect: _, ...own } = story;
  const base = as === undefined || seen.includes(as) ? undefined : all.find((other) => other.title === as);
  if (!base) return withoutNulls(own);
  const { change: _c, answers: _a, before: _b, row: _r, ...given } = givenOf(base, all, [...seen, title]);
  const records = ['settings', 'user', 'tabs', 'options'] as const;
  const merged = records.flatMap((key) => {
    const value = { ...given[key], ...own[key] };
    return Object.keys(value).length > 0 ? [[key, value] as const] : [];
  });
  return withoutNulls({ ...given, ...own, ...Object.fromEntries(merged), data: { ...given.data, ...own.data } });
}

function withoutNulls(given: Given): Given {
  const { data = {} } = given;
  const empty = Object.entries(data).filter(([, value]) => isEqual(value, null));
  if (empty.length === 0) return given;
  return {
    ...given,
    data: withValues(
      data,
      Object.fromEntries(empty.map(([name]): [string, Json | undefined] => [name, undefined])),
    ) as JsonObject,
  };
}
