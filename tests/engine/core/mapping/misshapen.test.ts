import { describe, expect, it } from 'vitest';
import type {
  FieldSchema,
  LoadedWizard,
  PartStep,
  TabDefinition,
  WizardDefinition,
} from '../../../../engine/definition';
import { misshapenBody, misshapenFields } from '../../../../engine/wire';

const text: FieldSchema = { type: 'string' };
const FIELDS: Record<string, FieldSchema> = {
  a: text,
  own: { ...text, local: '' },
  home: { type: 'object', properties: { street: text } },
  marks: { type: 'array', items: text },
  rows: { type: 'array', items: { type: 'object', properties: { b: text } } },
};

describe('misshapenFields', () => {
  it.each([
    ['a member that no field has', { a: 'x', z: 1 }, { kind: 'unknown', at: '/z' }],
    ['a name that every object inherits', { constructor: 1 }, { kind: 'unknown', at: '/constructor' }],
    ['a field of the screen alone', { own: 'x' }, { kind: 'unknown', at: '/own' }],
    ['a member of a row', { rows: [{ b: 'y' }, { c: 1 }] }, { kind: 'unknown', at: '/rows/1/c' }],
    ['a member of an object', { home: { city: 'x' } }, { kind: 'unknown', at: '/home/city' }],
    ['a list where a text belongs', { a: ['x'] }, { kind: 'type', at: '/a' }],
    ['a text where an object belongs', { home: 'x' }, { kind: 'type', at: '/home' }],
    ['a text where a row belongs', { rows: ['x'] }, { kind: 'type', at: '/rows/0' }],
    ['nothing where a row belongs', { rows: [{ b: 'x' }, null] }, { kind: 'type', at: '/rows/1' }],
    ['a list', [], { kind: 'body', at: '' }],
    ['nothing', undefined, { kind: 'body', at: '' }],
  ] as const)('tells of %s', (_, body, wrong) => {
    expect(misshapenFields(FIELDS, body as never)).toEqual(wrong);
  });

  it.each([
    ['what is empty', { a: null, home: '', marks: null, rows: [] }],
    ['a list that comes as its only item', { rows: { b: 'x' }, marks: 'x' }],
    ['a number where a text belongs, which is for the rules of the field', { a: 1 }],
  ])('takes %s', (_, body) => {
    expect(misshapenFields(FIELDS, body)).toBeUndefined();
  });
});

describe('misshapenBody', () => {
  const definition = {
    id: 'tab',
    title: 'Tab',
    schema: { type: 'object', properties: FIELDS },
    uiSchema: { 'ui:sections': [] },
  } satisfies TabDefinition;
  const at = (step: Partial<PartStep>, body: never) => {
    const part = { id: 'part', data: ['tab'], load: 'GET /part', save: 'PUT /part', ...step } as PartStep;
    const wizard = { id: 'w', tabs: [{ id: 'tab' }], parts: [part] } as unknown as WizardDefinition;
    const loaded = { wizard, tabs: { tab: { definition, validators: {} } }, settings: {} } as unknown as LoadedWizard;
    return misshapenBody(loaded, part, body);
  };

  it.each([
    ['a whole tab', {}, {}, { z: 1 }, { kind: 'unknown', at: '/z' }],
    ['a wrap that is missing', { wrap: 'data' }, { data: { a: 'x' } }, { a: 'x' }, { kind: 'body', at: '' }],
    ['what stands in a wrap', { wrap: 'data' }, { data: {} }, { data: { z: 1 } }, { kind: 'unknown', at: '/z' }],
    [
      'the rows of a list',
      { data: ['tab/rows'] },
      [{ b: 'x' }],
      [{ b: 'x' }, { c: 1 }],
      { kind: 'unknown', at: '/1/c' },
    ],
    ['one row, as a list of one', { data: ['tab/rows'] }, { b: 'x' }, { c: 1 }, { kind: 'unknown', at: '/c' }],
    ['nothing, where a list would be emptied', { data: ['tab/rows'] }, [], {}, { kind: 'body', at: '' }],
    ['an object', { data: ['tab/home'] }, { street: 'x' }, { city: 'x' }, { kind: 'unknown', at: '/city' }],
    [
      'two fields by name',
      { data: ['tab/a', 'tab/marks'] },
      { a: 'x' },
      { home: {} },
      { kind: 'unknown', at: '/home' },
    ],
    ['a value by itself', { data: ['tab/a'] }, 'x', ['x'], { kind: 'body', at: '' }],
    ['a value by itself, emptied', { data: ['tab/a'] }, '', {}, { kind: 'body', at: '' }],
    ['no body, where a value would be emptied', { data: ['tab/a'] }, null, undefined, { kind: 'body', at: '' }],
    ['a value in a wrap', { data: ['tab/a'], wrap: 'w' }, { w: 'x' }, { w: { a: 'x' } }, { kind: 'body', at: '' }],
    ['options', { data: ['tab/marks'] }, ['x', 'y'], ['x', {}], { kind: 'type', at: '/1' }],
    ['options, none of them', { data: ['tab/marks'] }, [], { marks: [] }, { kind: 'body', at: '' }],
  ] as const)('tells of %s', (_, step, right, body, wrong) => {
    expect(at(step as Partial<PartStep>, right as never)).toBeUndefined();
    expect(at(step as Partial<PartStep>, body as never)).toEqual(wrong);
  });
});
