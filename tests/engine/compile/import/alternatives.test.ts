import { describe, expect, it } from 'vitest';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';
import { atFirst } from './asRjsf';
import { asTab } from './asTab';
import { checked, expectAlike } from './sample';

const SEED = 20261130;

const text = { type: 'string' };
const of = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest }) as JsonObject;

/** An alternative told by the values that it leaves a property. */
const kind = (codes: string[], own: object, rest: object = {}) => of({ kind: { ...text, enum: codes }, ...own }, rest);

const named = { own: { ...text, default: 'A' } };
const kinds = { kind: { ...text, enum: ['a', 'b', 'c'] } };
const needed = { required: ['kind'] };

describe('alternatives that the values of an "enum" tell apart', () => {
  it.each<[string, JsonObject]>([
    ['one each', of({}, { oneOf: [kind(['a'], named), kind(['b'], { other: text })] })],
    ['several', of({}, { oneOf: [kind(['a', 'c'], named), kind(['b'], { other: text })] })],
    ['any of them', of({}, { anyOf: [kind(['a', 'c'], named), kind(['b'], { other: text })] })],
    ['required', of({}, { oneOf: [kind(['a', 'c'], named, needed), kind(['b'], { other: text }, needed)] })],
    ['of a field of the object', of(kinds, { oneOf: [kind(['a', 'c'], named), kind(['b'], { other: text })] })],
    [
      'of one that is required',
      of(kinds, { ...needed, oneOf: [kind(['a', 'c'], named), kind(['b'], { other: text })] }),
    ],
    ['in an object', of({ pay: of({}, { oneOf: [kind(['a'], named), kind(['b', 'c'], { other: text })] }) })],
  ])('begin with the fields of the first, and none of its values, as in rjsf: %s', (_, schema) => {
    const { tab, notCarried } = checked({ schema });
    expect(notCarried).toEqual([]);
    expect(asTab(tab)({}).answers).toEqual(atFirst(schema));
    expectAlike({ schema, left: [] }, SEED);
  });

  it('are listed where they ask different things while none is told', () => {
    const schema = of({}, { oneOf: [kind(['a'], named), kind(['b'], { other: text }, { required: ['other'] })] });
    expect(importTab(schema, { id: 'imported' }).notCarried.map(({ pointer }) => pointer)).toEqual(['/oneOf']);
  });
});

describe('what alternatives say of themselves', () => {
  const left = (schema: JsonObject) => importTab(schema, { id: 'imported' }).notCarried.map(({ pointer }) => pointer);
  const pets = (codes: string[]) => kind(codes, named, { title: 'Pets', description: 'All.' });

  it('is the text of an option, or listed where there are several or a field has its own', () => {
    expect(left(of({}, { oneOf: [pets(['a']), kind(['b'], { other: text })] }))).toEqual(['/oneOf/0/description']);
    expect(left(of({}, { oneOf: [pets(['a', 'c']), kind(['b'], { other: text })] }))).toEqual([
      '/oneOf/0/title',
      '/oneOf/0/description',
    ]);
    expect(left(of(kinds, { oneOf: [pets(['a']), kind(['b'], { other: text })] }))).toEqual([
      '/oneOf/0/title',
      '/oneOf/0/description',
    ]);
  });

  it('of the field that tells them is that of the first, and listed of the others', () => {
    const told = (code: string, rest: object) => of({ kind: { const: code, ...rest }, [code]: text });
    const schema = of({}, { oneOf: [told('a', { description: 'One.' }), told('b', { description: 'Two.' })] });
    expect(left(schema)).toEqual(['/oneOf/1/properties/kind/description']);
  });
});
