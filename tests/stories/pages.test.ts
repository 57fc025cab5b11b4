import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { formats } from '../../engine/brazil';
import { engineNames } from '../../engine/catalog';
import { planOf } from '../../engine/core/plan/plan';
import { toldWidgets } from '../../engine/core/widgets/table';
import { widgetOf } from '../../engine/react/form/widgetOf';
import { blockPages, widgetPages } from '../../stories/docs/pages';
import { keyOf, keysOfBlock } from '../../stories/docs/vocabulary';
import { compileLive } from '../../stories/live/compileLive';
import { textOfBlock, textOfWidget } from '../../stories/live/tabText';
import { storiesOf } from './storiesOf';

const ROOT = join(import.meta.dirname, '../..');
const named = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/= page\('([\w-]+)'\);/g)].map(([, name]) => name).sort();

/** Every text of the definitions. */
const texts = readdirSync(join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.startsWith('vocabulary'))
  .flatMap((name) => [...readFileSync(join(ROOT, 'schemas', name), 'utf8').matchAll(/: "([^"\\]+)"/g)])
  .map(([, text = '']) => text)
  // What is little more than a place for a value says nothing.
  .filter((text) => text.replace(/\{[^}]*\}/g, '').length > 10);
/** A text with whatever stands in place of `{limit}`. */
const patternOf = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);

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

  it('tells every option that a definition may give it', () => {
    expect(Object.keys(page.options ?? {}).sort()).toEqual(Object.keys(toldWidgets[name]?.options ?? {}).sort());
  });

  it('shows an error that the portal says', () => {
    expect(texts.filter((text) => patternOf(text).test(page.error))).not.toEqual([]);
  });
});

describe.each(Object.entries(blockPages))('the page of the block %s', (name, page) => {
  it('shows a definition that is right, and states that there are', () => {
    const compiled = compileLive(textOfBlock(name, page));
    expect('problems' in compiled ? compiled.problems : []).toEqual([]);
  });

  it('says what each of its stories shows, but for those that only repeat one on a phone or under a mouse', () => {
    for (const [title, told] of Object.entries(page.states)) {
      const own = storiesOf(title);
      const plain = own.filter((story) => !/OnPhone$|^(Hovered|Focused|Pressed)$/.test(story));
      expect([title, Object.keys(told)]).toEqual([title, expect.arrayContaining(plain)]);
      expect(own).toEqual(expect.arrayContaining(Object.keys(told)));
    }
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
