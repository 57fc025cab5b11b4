import type { Json } from '../../../../engine/core/json';
import type { Sample } from './sample';

const text = (title: string) => ({ type: 'string', title });

/** What a field or the names of fields may be. */
export const samplesOfValues: Record<string, Sample> = {
  single: { schema: { type: 'string', title: 'One text and no object' }, left: [''] },
  numbers: {
    schema: {
      type: 'object',
      properties: {
        any: { type: 'number' },
        whole: { type: 'integer' },
        chosen: { type: 'number', enum: [1, 2.5, 3] },
        pressed: { type: 'integer', enum: [1, 2, 3] },
        slid: { type: 'integer', minimum: -50, maximum: 50, multipleOf: 10 },
      },
    },
    uiSchema: {
      whole: { 'ui:widget': 'updown' },
      pressed: { 'ui:widget': 'radio' },
      slid: { 'ui:widget': 'range' },
    },
    left: ['/properties/slid/multipleOf', '/slid/ui:widget'],
  },
  days: {
    schema: {
      type: 'object',
      properties: {
        day: { type: 'string', format: 'date' },
        parts: { type: 'string', format: 'date' },
        moment: { type: 'string', format: 'date-time' },
        hour: { type: 'string', format: 'time' },
        other: { type: 'string', format: 'date-time' },
      },
    },
    uiSchema: { parts: { 'ui:widget': 'alt-date' }, other: { 'ui:widget': 'alt-datetime' } },
    left: ['/properties/moment/format', '/properties/hour/format', '/properties/other/format', '/other/ui:widget'],
  },
  files: {
    schema: {
      type: 'object',
      properties: {
        note: text('Note'),
        one: { type: 'string', format: 'data-url', title: 'One' },
        several: { type: 'array', title: 'Several', items: { type: 'string', format: 'data-url' } },
      },
    },
    uiSchema: { one: { 'ui:options': { accept: '.pdf' } } },
    left: ['/properties/one', '/properties/several'],
    gone: ['/one', '/several'],
  },
  defaults: {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', default: 'Ada' },
        count: { type: 'integer', default: 3 },
        yes: { type: 'boolean', default: true },
        home: { type: 'object', properties: { street: text('Street') }, default: { street: 'Main' } },
        rows: {
          type: 'array',
          items: { type: 'object', properties: { code: { type: 'string', default: 'a' } } },
          default: [{ code: 'b' }],
        },
      },
    },
    left: ['/properties/home/default', '/properties/rows/default'],
  },
  constants: {
    schema: {
      type: 'object',
      properties: { word: { type: 'string', const: 'x' }, number: { const: 3 }, yes: { const: true } },
    },
    left: [],
  },
  nulls: {
    schema: {
      type: 'object',
      properties: {
        name: text('Name'),
        nothing: { type: 'null', title: 'Nothing' },
        maybe: { type: ['string', 'null'] },
        perhaps: { type: ['integer', 'null'], minimum: 1 },
        either: { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] },
        chosen: { type: ['string', 'null'], enum: ['a', 'b', null] },
      },
    },
    left: ['/properties/nothing'],
    gone: ['/nothing'],
  },
  objectsAsCodes: {
    schema: {
      type: 'object',
      properties: {
        name: text('Name'),
        place: {
          title: 'Place',
          enum: [
            { lat: 40, lon: 74 },
            { lat: 37, lon: 122 },
          ],
        },
      },
    },
    left: ['/properties/place'],
    gone: ['/place'],
  },
  examples: {
    schema: {
      type: 'object',
      properties: { browser: { type: 'string', examples: ['Firefox', 'Chrome'] }, name: text('Name') },
    },
    left: ['/properties/browser/examples'],
  },
  anyType: {
    schema: {
      type: 'object',
      properties: {
        name: text('Name'),
        untyped: {},
        several: { type: ['string', 'integer'] },
        odd: { type: 'date' },
        either: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      },
    },
    left: ['/properties/untyped', '/properties/several', '/properties/odd', '/properties/either'],
    gone: ['/untyped', '/several', '/odd', '/either'],
  },
  openNames: {
    schema: {
      type: 'object',
      properties: { name: text('Name') },
      additionalProperties: { type: 'string' },
    },
    left: ['/additionalProperties'],
  },
  namesByPattern: {
    schema: {
      type: 'object',
      properties: { name: text('Name') },
      patternProperties: { '^x-': { type: 'string' } },
      propertyNames: { pattern: '^[a-z-]+$' },
    },
    left: ['/patternProperties', '/propertyNames'],
  },
  laidTogether: {
    schema: {
      type: 'object',
      allOf: [
        { properties: { name: text('Name') }, required: ['name'] },
        { properties: { age: { type: 'integer', allOf: [{ minimum: 18 }, { minimum: 16, maximum: 99 }] } } },
      ],
    },
    left: [],
  },
  bundled: {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.com/form',
      $defs: {
        address: {
          $id: 'https://example.com/address',
          type: 'object',
          properties: { street: text('Street') },
        },
      },
      type: 'object',
      properties: {
        name: text('Name'),
        home: { $ref: '#/$defs/address' },
        work: { $ref: 'https://example.com/address' },
      },
    },
    left: ['/properties/work'],
    gone: ['/work/street'],
  },
  large: {
    schema: {
      definitions: { code: { type: 'string', enum: Array.from({ length: 100 }, (_, index) => `c${index}`) } },
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 50 }, (_, index): [string, Json] => [`f${index}`, { $ref: '#/definitions/code' }]),
      ),
    },
    left: [],
  },
};
