import { describe, expect, it } from 'vitest';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';

/** The tab of a schema of some properties, and the places of what it does not hold. */
function imported(properties: object, rest: object = {}) {
  const { tab, notCarried } = importTab({ type: 'object', properties, ...rest } as JsonObject, { id: 'imported' });
  return { tab, fields: tab.schema.properties, left: notCarried.map(({ pointer }) => pointer) };
}

const text = { type: 'string' };

describe('a name of a definition', () => {
  it.each([
    ['#/definitions/50%', '50%'],
    ['#/definitions/50%25', '50%'],
    ['#/definitions/a~1b', 'a/b'],
  ])('is read as it is where nothing is escaped in it: %s', ($ref, name) => {
    const { fields, left } = imported({ a: { $ref } }, { definitions: { [name]: { ...text, title: 'A' } } });
    expect([fields.a, left]).toEqual([{ ...text, title: 'A' }, []]);
  });
});

const group = { type: 'object', properties: { x: text }, required: ['x'] };
const nothing = { type: 'null' };

describe('an object or null', () => {
  it.each<[string, object, string[]]>([
    ['anyOf', { anyOf: [group, nothing] }, ['/properties/g/anyOf/1']],
    ['oneOf', { oneOf: [nothing, group] }, ['/properties/g/oneOf/0']],
    ['a definition', { anyOf: [{ $ref: '#/definitions/group' }, nothing] }, ['/properties/g/anyOf/1']],
    ['a list of types', { ...group, type: ['object', 'null'] }, []],
    ['a definition that may be null', { $ref: '#/definitions/either' }, ['/properties/g/anyOf/1']],
    ['a part', { allOf: [{ anyOf: [group, nothing] }] }, ['/properties/g/allOf/0/anyOf/1']],
  ])('is the object: %s', (_, g, expected) => {
    const definitions = { group: { ...group, title: 'Group' }, either: { anyOf: [group, nothing] } };
    const { tab, fields, left } = imported({ g }, { definitions });
    expect(fields.g).toEqual({ type: 'object', properties: { x: { ...text, title: 'x' } } });
    expect(tab.uiSchema['ui:sections']?.map(({ fields: names }) => names)).toEqual([['g/x']]);
    expect(left).toEqual(expected);
  });

  it('is called as the object where it has no title of its own', () => {
    const g = { anyOf: [{ $ref: '#/definitions/group' }, nothing] };
    const { tab } = imported({ g }, { definitions: { group: { ...group, title: 'Group' } } });
    expect(tab.uiSchema['ui:sections']?.map(({ title }) => title)).toEqual(['Group']);
  });

  it('a definition of a field or null is the field, one of itself is listed', () => {
    const definitions = {
      color: { type: 'string', enum: ['red', 'blue'], title: 'Color' },
      node: { type: 'object', properties: { name: text, next: { anyOf: [{ $ref: '#/definitions/node' }, nothing] } } },
    };
    const c = { anyOf: [{ $ref: '#/definitions/color' }, nothing] };
    const { fields, left } = imported({ c, g: { $ref: '#/definitions/node' } }, { definitions });
    expect(fields.c).toEqual(definitions.color);
    expect(left).toEqual(['/properties/g/properties/next/anyOf/0']);
  });
});

describe('an object that says its type only in its alternatives', () => {
  const kind = (code: string, own: object) => ({ properties: { kind: { const: code }, ...own }, required: ['kind'] });

  it('is an object', () => {
    const { fields, left } = imported({ g: { oneOf: [kind('a', { x: text }), kind('b', { y: text })] } });
    expect(Object.keys(fields.g?.properties ?? {})).toEqual(['kind', 'x', 'y']);
    expect(left).toEqual([]);
  });

  it('is the row of a list, which has no options', () => {
    const items = { oneOf: [kind('a', { x: text }), kind('b', { y: text })] };
    const { fields, left } = imported({ l: { type: 'array', items } });
    expect(Object.keys(fields.l?.items?.properties ?? {})).toEqual(['kind', 'x', 'y']);
    expect(left).toEqual([]);
  });

  it('is listed where nothing tells its alternatives apart', () => {
    const items = { oneOf: [{ properties: { x: text } }, { properties: { y: text } }] };
    const { fields, left } = imported({ a: text, l: { type: 'array', items } }, {});
    expect([Object.keys(fields), left]).toEqual([['a'], ['/properties/l/items/oneOf', '/properties/l']]);
  });
});

describe('what never holds', () => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const branches = { if: { required: ['a'] }, then: { properties: { b: false } }, else: { properties: { b: false } } };

  it.each<[string, object, string[]]>([
    ['a part', { allOf: [false] }, ['/allOf/0']],
    ['a part of a field', { properties: { a: { ...text, allOf: [true, false] } } }, ['/properties/a/allOf/1']],
    ['a part of a condition', { if: { properties: { a: { allOf: [false] } } } }, ['/if/properties/a/allOf/0']],
    ['a field', { properties: { a: text, b: false } }, ['/properties/b']],
    ['a field in a branch', branches, ['/then/properties/b', '/else/properties/b']],
    ['a dependency', { dependencies: { a: false } }, ['/dependencies/a']],
    ['a value of a dependency', { dependencies: { a: { oneOf: [false] } } }, ['/dependencies/a/oneOf/0']],
  ])('is listed: %s', (_, rest, expected) => {
    expect(imported({ a: text, b: text }, rest).left).toEqual(expect.arrayContaining(expected));
  });

  it('what always and what never is asked chooses the branch', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const rest = { then: { required: ['a'] }, else: { required: ['b'] } };
    expect(imported({ a: text, b: text }, { ...rest, if: true }).tab.schema.required).toEqual(['a']);
    expect(imported({ a: text, b: text }, { ...rest, if: false }).tab.schema.required).toEqual(['b']);
  });
});

describe('options', () => {
  it('of the form and of a group are listed', () => {
    const g = { ...group, enum: [{ x: 'a' }] };
    expect(imported({ g }, { const: { g: { x: 'a' } } }).left).toEqual(['/properties/g/enum', '/const']);
  });

  it('say no more than their value and text', () => {
    const option = { const: 'a', title: 'A', description: 'First.', pattern: '^a$' };
    const l = { type: 'array', uniqueItems: true, items: { type: 'string', anyOf: [option] } };
    const { left } = imported({ a: { oneOf: [nothing, option, { const: 'b' }] }, l });
    const words = ['description', 'pattern'];
    expect(left).toEqual(expect.arrayContaining(words.map((word) => `/properties/a/oneOf/1/${word}`)));
    expect(left).toEqual(expect.arrayContaining(words.map((word) => `/properties/l/items/anyOf/0/${word}`)));
  });

  it('that are none are listed', () => {
    const { fields, left } = imported({ a: { ...text, oneOf: [{ minLength: 2 }, { maxLength: 1 }] } });
    expect([fields.a, left]).toEqual([{ ...text, title: 'a' }, ['/properties/a/oneOf']]);
  });
});

describe('the type in a condition', () => {
  const fields = { a: text, n: { type: 'integer' }, b: text, o: group };
  const when = (a: object, required?: string[]) => ({
    if: { properties: a, ...(required && { required }) },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['b'] },
  });
  const needs = (test: object) => {
    const { tab, left } = imported(fields, test);
    return [tab.rules?.map((rule) => rule.when), tab.schema.required, left];
  };

  it.each<[string, object, object, string[]]>([
    ['null', { a: { type: 'null' } }, { a: false }, []],
    ['null or a value', { a: { type: ['string', 'null'], const: 'x' } }, { a: 'x' }, ['a']],
    ['its own', { a: { type: 'string' } }, { a: true }, ['a']],
    ['a wider one', { n: { type: 'number', minimum: 2 } }, { n: { minimum: 2 } }, ['n']],
    ['not null', { a: { not: { type: 'null' } } }, { a: true }, ['a']],
    ['an object', { o: { type: 'object', properties: { x: { const: 'y' } }, required: ['x'] } }, { 'o/x': 'y' }, ['o']],
  ])('means what it says: %s', (_, properties, expected, required) => {
    const plain = JSON.parse(JSON.stringify(expected).replace(/:"(\w)"/g, ':{"const":"$1"}'));
    const [rules, always, left] = needs(
      when(
        properties,
        required.filter((name) => name !== 'o'),
      ),
    );
    expect([rules, always, left]).toEqual([[plain], undefined, []]);
  });

  it.each<[string, object, string[], string]>([
    ['another', { a: { type: 'integer' } }, [], '/if/properties/a/type'],
    ['a narrower one', { n: { type: ['string', 'boolean'] } }, ['n'], '/if/properties/n/type'],
    ['null of what must be there', { a: { type: 'null' } }, ['a'], '/if/properties/a/type'],
    ['not its own', { a: { not: { type: 'string' } } }, [], '/if/properties/a/not'],
    ['none of an object', { o: { type: 'string' } }, [], '/if/properties/o/type'],
    ['one of several', { a: { anyOf: [{ type: 'integer' }, { const: 'x' }] } }, [], '/if/properties/a/anyOf/0/type'],
  ])('is listed where the field is of no such type: %s', (_, properties, required, pointer) => {
    expect(needs(when(properties, required))).toEqual([undefined, undefined, [pointer]]);
  });

  it('is listed in a branch where the values of the field are of another', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const of = (type: string) => ({ if: { required: ['b'] }, then: { properties: { c: { type } } } });
    expect(imported({ b: text, c: { enum: ['x'] } }, of('string')).left).toEqual([]);
    expect(imported({ b: text, c: { enum: ['x'] } }, of('null')).left).toEqual(['/then/properties/c/type']);
  });
});

describe('what depends on another field', () => {
  it.each([
    ['dependentRequired', { b: ['a'] }],
    ['dependentSchemas', { b: { required: ['a'] } }],
  ])('holds and is listed where the usual validator of rjsf does not read it: %s', (keyword, given) => {
    const { tab, left } = imported({ a: text, b: text }, { [keyword]: given });
    expect(tab.rules).toMatchObject([{ when: { b: true }, require: ['a'] }]);
    expect(left).toEqual([`/${keyword}/b`]);
  });

  it('is listed where that is an object, which is always there', () => {
    const { tab, left } = imported({ a: text, g: group }, { dependencies: { g: ['a'] } });
    expect([tab.rules, left]).toEqual([undefined, ['/dependencies/g']]);
  });
});
