import { describe, expect, it } from 'vitest';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';

const text = { type: 'string' };
const of = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });
const PART = { title: 'Part', description: 'Of it.' };

/** The tab of a schema, the titles and helps of its sections, and the places of what it does not hold. */
function imported(schema: object, uiSchema: JsonObject = {}) {
  const { tab, notCarried } = importTab(schema as JsonObject, { id: 'imported', uiSchema });
  const sections = tab.uiSchema['ui:sections'].map(({ id: _, ...section }) => section);
  return { tab, sections, left: notCarried.map(({ pointer }) => pointer) };
}

describe('a section', () => {
  it('of an object that goes on after an object says so, and is described once', () => {
    const home = of({ street: text, map: of({ x: text }), city: text }, { title: 'Home', description: 'Where.' });
    const { sections } = imported(of({ a: text, home, b: text }, { title: 'Form' }));
    expect(sections).toEqual([
      { title: 'Form', fields: ['a'] },
      { title: 'Home', help: 'Where.', fields: ['home/street'] },
      { title: 'map', fields: ['home/map/x'] },
      { title: 'Home (continuação)', fields: ['home/city'] },
      { title: 'Form (continuação)', fields: ['b'] },
    ]);
  });

  it('says so in the language of the import', () => {
    const schema = of({ a: text, g: of({ x: text }), b: text }, { title: 'Form' }) as JsonObject;
    const problems = { '{1} (continuação)': '{1} (continued)' };
    const { tab } = importTab(schema, { id: 'imported', problems });
    expect(tab.uiSchema['ui:sections'].map(({ title }) => title)).toEqual(['Form', 'g', 'Form (continued)']);
  });

  it('is that of a list, called and described as this, whose rows have the title of theirs', () => {
    const pets = { type: 'array', title: 'Pets', description: 'All.', items: of({ name: text }, { title: 'Pet' }) };
    const { tab, sections, left } = imported(
      of({ a: text, pets, cars: { type: 'array', items: of({ plate: text }) } }),
    );
    expect(sections).toEqual([
      { title: 'Dados', fields: ['a'] },
      { title: 'Pets', help: 'All.', fields: ['pets'] },
      { title: 'cars', fields: ['cars'] },
    ]);
    expect(Object.values(tab.collections ?? {}).map(({ title }) => title)).toEqual(['Pet {n}', 'cars {n}']);
    expect(left).toEqual([]);
  });

  it('of a list is called as the UI schema says', () => {
    const ui = { 'ui:title': 'Pets', 'ui:description': 'All.', items: { 'ui:title': 'Pet' } };
    const { tab, sections, left } = imported(of({ l: { type: 'array', items: of({ name: text }) } }), { l: ui });
    expect(sections).toEqual([{ title: 'Pets', help: 'All.', fields: ['l'] }]);
    expect([tab.collections?.l?.title, left]).toEqual(['Pet {n}', []]);
  });
});

describe('what a part says', () => {
  it('is what an object and the form are called, where they do not say it', () => {
    const { tab, sections, left } = imported({ allOf: [of({ a: text }, PART), of({ b: text }, { title: 'Other' })] });
    expect([tab.title, tab.lead, sections[0]?.title, left]).toEqual(['Part', 'Of it.', 'Part', []]);
    const g = { allOf: [{ $ref: '#/definitions/g' }] };
    const inner = imported(of({ g }, { definitions: { g: of({ x: text }, PART) } }));
    expect([inner.sections, inner.left]).toEqual([[{ title: 'Part', help: 'Of it.', fields: ['g/x'] }], []]);
  });

  it('gives way to what an object or a field says itself, as in rjsf', () => {
    const own = { title: 'Own', allOf: [of({ x: text }, PART)] };
    expect(imported(of({ g: own })).sections).toEqual([{ title: 'Own', help: 'Of it.', fields: ['g/x'] }]);
    const { tab } = imported(of({ f: { title: 'Own', allOf: [{ ...text, ...PART }] } }));
    expect(tab.schema.properties.f).toEqual({ ...text, title: 'Own' });
  });

  it('is what a form is called that is a definition', () => {
    expect(imported({ $ref: '#/definitions/f', definitions: { f: of({ a: text }, PART) } }).tab.title).toBe('Part');
  });

  it('is listed in a branch', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const branch = { if: { required: ['a'] }, then: of({ b: text }, PART) };
    const rest = { allOf: [branch], dependencies: { a: of({ c: text }, { title: 'Then' }) } };
    expect(imported(of({ a: text }, rest)).left.sort()).toEqual([
      '/allOf/0/then/description',
      '/allOf/0/then/title',
      '/dependencies/a/title',
    ]);
  });
});
