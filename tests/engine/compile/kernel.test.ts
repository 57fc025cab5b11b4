import { describe, expect, it } from 'vitest';
import { differInTexts } from '../../../engine/compile/model/kernel';
import type { TabDefinition } from '../../../engine/core/definition/types';

const tab = (change: (tab: TabDefinition) => void = () => {}): TabDefinition => {
  const made: TabDefinition = {
    id: 'reader',
    title: 'Reader',
    schema: {
      type: 'object',
      properties: {
        Name: { type: 'string', title: 'Name', description: 'As on the card.' },
        Kind: { type: 'integer', title: 'Kind', oneOf: [{ const: 1, title: 'Adult' }] },
        Books: { type: 'array', items: { type: 'object', properties: { title: { type: 'string', title: 'Title' } } } },
      },
    },
    uiSchema: {
      'ui:sections': [{ id: 'home', title: 'Home', fields: ['Name', 'Kind', 'Books'] }],
      Name: { 'ui:help': 'Whole.' },
    },
    rules: [{ id: 'write', on: ['Name'], set: { title: 'x' } }],
    examples: { valid: [{ Name: 'Ana' }], invalid: [] },
  } as never;
  change(made);
  return made;
};
const firstOption = (made: TabDefinition): object => (made.schema.properties.Kind?.oneOf ?? [])[0] ?? {};
const properties = (made: TabDefinition) => made.schema.properties as Record<string, Record<string, never>>;

describe('two tabs that differ in texts alone', () => {
  it.each<[string, (made: TabDefinition) => void]>([
    ['nothing', () => {}],
    ['the title of a field', (made) => Object.assign(properties(made).Name ?? {}, { title: 'Full name' })],
    ['its description', (made) => Object.assign(properties(made).Name ?? {}, { description: 'As you like.' })],
    ['the title of an option', (made) => Object.assign(firstOption(made), { title: 'Grown up' })],
    [
      'the title of a field of rows',
      (made) =>
        Object.assign(
          (properties(made).Books as never as { items: { properties: { title: object } } }).items.properties.title,
          { title: 'Book' },
        ),
    ],
    ['the title of a section', (made) => Object.assign(made.uiSchema['ui:sections'][0] ?? {}, { title: 'Address' })],
    ['a line of help', (made) => Object.assign(made.uiSchema.Name ?? {}, { 'ui:help': 'All of it.' })],
    ['the title of the tab', (made) => Object.assign(made, { title: 'Borrower' })],
  ])('is told of %s', (_, change) => {
    expect(differInTexts(tab(), tab(change))).toBe(true);
  });

  it.each<[string, (made: TabDefinition) => void]>([
    ['a title that is empty', (made) => Object.assign(properties(made).Name ?? {}, { title: ' ' })],
    ['a title that went', (made) => delete (properties(made).Name as { title?: string }).title],
    ['a type', (made) => Object.assign(properties(made).Name ?? {}, { type: 'integer' })],
    ['the code of an option', (made) => Object.assign(firstOption(made), { const: 2 })],
    ['the name of a field', (made) => Object.assign(made.schema, { properties: { ...properties(made), More: {} } })],
    [
      'the order of fields',
      (made) =>
        Object.assign(made.schema, { properties: Object.fromEntries(Object.entries(properties(made)).reverse()) }),
    ],
    ['what a section shows', (made) => made.uiSchema['ui:sections'][0]?.fields.pop()],
    [
      'a value that a rule writes, whatever its field is called',
      (made) => Object.assign(made.rules?.[0]?.set ?? {}, { title: 'y' }),
    ],
    ['an example', (made) => Object.assign(made.examples?.valid?.[0] ?? {}, { Name: 'Bia' })],
  ])('is not told of %s', (_, change) => {
    expect(differInTexts(tab(), tab(change))).toBe(false);
  });
});
