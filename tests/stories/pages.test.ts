import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { formats } from '../../engine/brazil';
import { planOf } from '../../engine/core/plan/plan';
import { engineNames } from '../../engine/edit';
import { widgetOf } from '../../engine/react/form/widgetOf';
import { blockPages, widgetPages } from '../../stories/docs/pages';
import { statesOfBlock } from '../../stories/docs/statesOfBlock';
import { keyOf, keysOfBlock } from '../../stories/docs/vocabulary';
import { compileLive } from '../../stories/live/compileLive';
import { textOfBlock, textOfWidget } from '../../stories/live/tabText';

const ROOT = join(import.meta.dirname, '../..');
const named = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/= page\('([\w-]+)'\);/g)].map(([, name]) => name).sort();

it('every widget and every block that a definition may name has a page, and a story that shows it', () => {
  expect(Object.keys(widgetPages).sort()).toEqual([...engineNames.widgets].sort());
  expect(Object.keys(blockPages).sort()).toEqual(Object.keys(BLOCKS).sort());
  expect(named('stories/docs/WidgetPages.stories.tsx')).toEqual(Object.keys(widgetPages).sort());
  expect(named('stories/docs/BlockPages.stories.tsx')).toEqual(Object.keys(blockPages).sort());
});

describe.each(Object.entries(widgetPages))('the page of the widget %s', (name, page) => {
  it('tells everything, and names keys that the vocabulary has', () => {
    for (const part of [page.use, page.avoid, page.anatomy, page.keyboard, page.hears]) expect(part).not.toEqual([]);
    for (const key of page.keys) expect(keyOf(key).description).not.toBe('');
  });

  it('shows a definition that is right, and whose first field has this widget', () => {
    const compiled = compileLive(textOfWidget(page.example));
    if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
    const [field] = Object.keys(page.example.fields);
    const plan = planOf(compiled.tab.definition).fields.find(({ node }) => node === field);
    if (!plan) throw new Error(`no field ${field}`);
    const isChoice = plan.schema.oneOf !== undefined || plan.schema.enum !== undefined;
    expect(widgetOf(plan, isChoice, formats[plan.schema.format ?? ''])).toBe(name);
  });

  it('tells every option that the definition of the widget reads', () => {
    const folder = join(ROOT, 'engine/react/widgets');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const own = files.find((file) => file.toLowerCase() === `${name}widget.tsx`) ?? '';
    const read = [...readFileSync(join(folder, own), 'utf8').matchAll(/\boptions\.(\w+)/g)].map(([, option]) => option);
    expect(Object.keys(page.options ?? {})).toEqual(expect.arrayContaining([...new Set(read)]));
  });
});

describe.each(Object.entries(blockPages))('the page of the block %s', (name, page) => {
  it('shows a definition that is right, and states that there are', () => {
    const compiled = compileLive(textOfBlock(name, page));
    expect('problems' in compiled ? compiled.problems : []).toEqual([]);
    expect(statesOfBlock(page.stories).length).toBeGreaterThan(3);
  });

  it('tells every option that definitions may give it', () => {
    const told = Object.keys(keysOfBlock(name)).sort();
    expect(told).toEqual(Object.keys(BLOCKS[name]?.options ?? {}).sort());
  });
});

it('what is wrong with a definition is said with its line, as the compiler says it', () => {
  const text = textOfWidget(widgetPages.money?.example ?? { fields: {} }).replace('"money",\n', '"monei",\n');
  const compiled = compileLive(text);
  expect('problems' in compiled && compiled.problems[0]).toMatchObject({ message: expect.stringContaining('monei') });
  expect(compileLive('{')).toHaveProperty('problems');
});
