import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../../engine/compile';
import type { Json, JsonObject } from '../../../engine/core/json';
import { copyOfClean, names } from './plant';

/** What is put where something else stood; nothing: it is taken away. */
const PUT: readonly (Json | undefined)[] = [undefined, [], {}, null, 3];

/** A story whose expectation names what the sections show. */
const STORY = { title: 'Outro', data: { Outro: 2 }, expect: { shown: ['#outro'], hidden: ['#aviso'] } };

/** Every copy of a value in which one member, at any depth, is another or gone, by its path and what stands there. */
function spoilt(value: Json, path: string): { name: string; value: Json }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const copy = (put: Json | undefined): Json => {
      if (Array.isArray(value))
        return value.flatMap((item, at) => (String(at) !== key ? [item] : put === undefined ? [] : [put]));
      const { [key]: _, ...others } = value as JsonObject;
      return put === undefined ? others : { ...others, [key]: put };
    };
    const at = `${path}/${key}`;
    return [
      ...PUT.map((put) => ({ name: `${at}: ${JSON.stringify(put) ?? 'gone'}`, value: copy(put) })),
      ...spoilt(inner as Json, at).map((each) => ({ name: each.name, value: copy(each.value) })),
    ];
  });
}

const dir = copyOfClean();
const file = join(dir, 'cadastro/dados.json');
const tab = JSON.parse(readFileSync(file, 'utf8')) as JsonObject & { uiSchema: JsonObject; examples: JsonObject };
tab.examples.stories = [STORY];

const problemsOf = (uiSchema: Json) => {
  writeFileSync(file, JSON.stringify({ ...tab, uiSchema }, null, 2));
  return loadSchemas(dir, names).problems;
};

it('loads the tab with its story', () => {
  expect(problemsOf(tab.uiSchema)).toEqual([]);
});

it('tells whatever is taken from the screen of a tab, or put into it, with a place, and never throws', {
  timeout: 60_000,
}, () => {
  const wrong = spoilt(tab.uiSchema, 'uiSchema').flatMap(({ name, value }) => {
    try {
      const problems = problemsOf(value);
      return problems.every(({ code, line, message }) => /^DEF_/.test(code) && line > 0 && message !== '')
        ? []
        : [name];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.stack?.split('\n').slice(0, 2).join(' ') : error}`];
    }
  });
  expect(wrong).toEqual([]);
});

it.each<[Json]>([[{ id: 'novo', title: 'Novo' }], [{ title: 'Novo', fields: [] }], [[]], [{}], [null], [3]])(
  'refuses %j as a section, though a story names others',
  (section) => {
    const found = problemsOf({ ...tab.uiSchema, 'ui:sections': [...(tab.uiSchema['ui:sections'] as Json[]), section] });
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.filter(
        ({ code, pointer }) => !/^DEF_(MISSING_KEY|WRONG_VALUE)$/.test(code) || !/sections\/3/.test(pointer),
      ),
    ).toEqual([]);
  },
);
