import { expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { checked, expectAlike } from './sample';

const SEED = 20261130;
const text = { type: 'string' };
const of = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more }) as JsonObject;

const home = of({ street: text, city: text, floor: { type: 'integer' } }, { required: ['street'] });

const forms: [string, JsonObject, { rules: object[]; required?: string[] }][] = [
  [
    'asks for nothing until something of it is answered',
    of({ name: text, home }),
    { rules: [{ require: ['home/street'], when: ['home/street', 'home/city', 'home/floor'] }] },
  ],
  [
    'asks for its fields where it is asked for',
    of({ home }, { required: ['home'] }),
    { rules: [], required: ['street'] },
  ],
  [
    'asks for its fields where it begins with a value',
    of({ home: of({ street: text, city: { ...text, default: 'Rio' } }, { required: ['street'] }) }),
    { rules: [], required: ['street'] },
  ],
  [
    'asks for its fields where it begins with "no"',
    of({ home: of({ street: text, own: { type: 'boolean' } }, { required: ['street', 'own'] }) }),
    { rules: [], required: ['street', 'own'] },
  ],
  [
    'asks for nothing, as its fields in an object, of which something is answered',
    of({ home: of({ at: home, note: text }, { required: ['note'] }) }),
    {
      rules: [
        {
          require: ['home/note'],
          when: ['home/at/street', 'home/at/city', 'home/at/floor', 'home/note'],
        },
        { require: ['home/at/street'], when: ['home/at/street', 'home/at/city', 'home/at/floor'] },
      ],
    },
  ],
];

it.each(forms)('an object that may be left out %s', (_, schema, { rules, required }) => {
  const { tab, notCarried, problems } = checked({ schema });
  expect([notCarried, problems]).toEqual([[], []]);
  const said = (tab.rules ?? []).map(({ require, when }) => ({
    require,
    when: (when as { anyOf: object[] }).anyOf.flatMap((part) => Object.keys(part)),
  }));
  expect(said).toHaveLength(rules.length);
  expect(said).toEqual(expect.arrayContaining(rules));
  expect(tab.schema.properties.home?.required).toEqual(required);
  expectAlike({ schema, left: [] }, SEED);
});

const branches: [string, object][] = [
  [
    'if',
    {
      if: of({ filing: { const: 'joint' } }, { required: ['filing'] }),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { home: { required: ['city'] } } },
    },
  ],
  [
    'dependencies',
    {
      dependencies: {
        filing: {
          oneOf: [
            { properties: { filing: { enum: ['single'] } } },
            { properties: { filing: { enum: ['joint'] }, home: { required: ['city'] } } },
          ],
        },
      },
    },
  ],
];

it.each(branches)('a branch may ask for fields of an object without saying that it is one: %s', (_, branch) => {
  for (const required of [[], ['home']]) {
    const filing = { ...text, enum: ['single', 'joint'] };
    const schema = of({ filing, home: of({ street: text, city: text }) }, { ...branch, required });
    const { tab, notCarried } = checked({ schema });
    expect(notCarried).toEqual([]);
    expect(tab.rules?.map(({ require }) => require)).toContainEqual(['home/city']);
    expectAlike({ schema, left: [] }, SEED);
  }
});
