import type { Sample } from './sample';
import { samplesOfLooks } from './samplesOfLooks';
import { samplesOfValues } from './samplesOfValues';

/** Forms of our own, at least one for each thing that a published sample of rjsf is about: `published.ts` says which. */
export const samples: Record<string, Sample> = {
  ...samplesOfValues,
  ...samplesOfLooks,
  simple: {
    schema: {
      title: 'A registration form',
      description: 'A simple form.',
      type: 'object',
      required: ['firstName', 'lastName'],
      properties: {
        firstName: { type: 'string', title: 'First name', default: 'Chuck' },
        lastName: { type: 'string', title: 'Last name', minLength: 2 },
        age: { type: 'integer', title: 'Age', minimum: 0, exclusiveMaximum: 150 },
        bio: { type: 'string', title: 'Bio', description: 'In your own words.', maxLength: 20 },
        secret: { type: 'string', title: 'Secret', pattern: '^[a-z]+$' },
      },
    },
    uiSchema: {
      firstName: { 'ui:autofocus': true, 'ui:placeholder': 'Ada', 'ui:autocomplete': 'given-name' },
      age: { 'ui:widget': 'updown', 'ui:title': 'Age of person' },
      bio: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
      secret: { 'ui:widget': 'password', 'ui:help': 'Small letters.' },
    },
    left: ['/properties/secret/pattern', '/firstName/ui:autofocus'],
  },
  nested: {
    schema: {
      title: 'A person',
      type: 'object',
      required: ['name', 'home'],
      properties: {
        name: { type: 'string' },
        home: {
          title: 'Home',
          type: 'object',
          required: ['street'],
          properties: {
            street: { type: 'string' },
            country: { enum: ['BR', 'US'] },
            place: { type: 'object', properties: { floor: { type: 'integer' }, door: { type: 'string' } } },
          },
          if: { properties: { country: { const: 'US' } }, required: ['country'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { zip: { type: 'string', minLength: 5 } }, required: ['zip'] },
          else: { properties: { postalCode: { type: 'string' } } },
        },
        note: { type: 'string' },
      },
    },
    uiSchema: { 'ui:order': ['note', '*', 'home'], home: { 'ui:order': ['country', '*'] } },
    left: [],
  },
  arrays: {
    schema: {
      type: 'object',
      properties: {
        tasks: {
          type: 'array',
          title: 'Tasks',
          minItems: 1,
          items: {
            type: 'object',
            required: ['title'],
            properties: {
              title: { type: 'string', title: 'Title' },
              done: { type: 'boolean', title: 'Done?', default: false },
            },
            dependencies: { done: { properties: { when: { type: 'string', title: 'When' } }, required: ['when'] } },
          },
        },
        colours: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['red', 'green', 'blue'] } },
        texts: { type: 'array', items: { type: 'string' } },
        pair: { type: 'array', items: [{ type: 'string' }, { type: 'number' }] },
      },
    },
    uiSchema: { tasks: { 'ui:options': { orderable: false }, items: { title: { 'ui:placeholder': 'Cook' } } } },
    left: ['/properties/texts', '/properties/pair', '/tasks/ui:options/orderable'],
    gone: ['/texts', '/pair'],
  },
  propertyDependencies: {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        credit_card: { type: 'number' },
        billing_address: { type: 'string' },
      },
      required: ['name'],
      dependencies: { credit_card: ['billing_address'], billing_address: ['credit_card'] },
    },
    left: [],
  },
  schemaDependencies: {
    schema: {
      type: 'object',
      properties: { name: { type: 'string' }, credit_card: { type: 'number' } },
      dependencies: {
        credit_card: { properties: { billing_address: { type: 'string' } }, required: ['billing_address'] },
      },
    },
    left: [],
  },
  dynamicDependencies: {
    schema: {
      type: 'object',
      properties: {
        'Do you have any pets?': { type: 'string', enum: ['No', 'Yes: One', 'Yes: More than one'], default: 'No' },
      },
      required: ['Do you have any pets?'],
      dependencies: {
        'Do you have any pets?': {
          oneOf: [
            { properties: { 'Do you have any pets?': { enum: ['No'] } } },
            {
              properties: {
                'Do you have any pets?': { enum: ['Yes: One'] },
                'How old is your pet?': { type: 'number' },
              },
              required: ['How old is your pet?'],
            },
            {
              properties: {
                'Do you have any pets?': { enum: ['Yes: More than one'] },
                'Do you want to get rid of any?': { type: 'boolean' },
              },
              required: ['Do you want to get rid of any?'],
              dependencies: {
                'Do you want to get rid of any?': {
                  oneOf: [
                    {
                      properties: {
                        'Do you want to get rid of any?': { const: true },
                        'Which one?': { type: 'string' },
                      },
                    },
                    { properties: { 'Do you want to get rid of any?': { const: false } } },
                  ],
                },
              },
            },
          ],
        },
      },
    },
    left: [],
  },
  ifThenElse: {
    schema: {
      type: 'object',
      properties: { animal: { enum: ['Cat', 'Fish', 'Bird'] }, age: { type: 'integer' } },
      allOf: [
        {
          if: { properties: { animal: { const: 'Cat' } }, required: ['animal'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { food: { type: 'string', enum: ['meat', 'grass', 'fish'] } }, required: ['food'] },
        },
        {
          if: { properties: { animal: { const: 'Fish' } }, required: ['animal'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: {
            properties: { food: { type: 'string', enum: ['insect', 'worms'] }, water: { enum: ['lake', 'sea'] } },
            required: ['food', 'water'],
          },
        },
        {
          if: { properties: { age: { minimum: 18 } }, required: ['age'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { required: ['animal'] },
          else: { properties: { guardian: { type: 'string' } } },
        },
        { required: ['animal'] },
      ],
    },
    left: [],
  },
  branchLimits: {
    schema: {
      type: 'object',
      properties: {
        kind: {
          type: 'string',
          oneOf: [
            { const: 's', title: 'Small' },
            { const: 'l', title: 'Large' },
          ],
        },
        weight: { type: 'number', minimum: 0, exclusiveMaximum: 100 },
      },
      if: { properties: { kind: { const: 's' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { weight: { maximum: 10 } } },
      else: { properties: { weight: { exclusiveMinimum: 10 } } },
    },
    left: [],
  },
  discriminator: {
    schema: {
      type: 'object',
      properties: { age: { type: 'integer' } },
      oneOf: [
        {
          title: 'Person',
          properties: { kind: { type: 'string', const: 'person' }, birthday: { type: 'string', format: 'date' } },
          required: ['kind'],
        },
        {
          title: 'Company',
          properties: { kind: { type: 'string', const: 'company' }, staff: { type: 'integer', minimum: 1 } },
          required: ['kind', 'staff'],
        },
      ],
    },
    left: [],
  },
  oneOrTheOther: {
    schema: {
      type: 'object',
      properties: { mail: { type: 'string', format: 'email' }, phone: { type: 'string' } },
      anyOf: [{ required: ['mail'] }, { required: ['phone'] }],
    },
    left: [],
  },
  alternativesAlike: {
    schema: {
      type: 'object',
      properties: { age: { type: 'integer' } },
      oneOf: [{ properties: { lorem: { type: 'string' } } }, { properties: { ipsum: { type: 'string' } } }],
    },
    left: ['/oneOf'],
    gone: ['/lorem', '/ipsum'],
  },
  references: {
    schema: {
      definitions: {
        address: {
          type: 'object',
          properties: { street: { type: 'string' }, city: { type: 'string' } },
          required: ['street'],
        },
        node: {
          type: 'object',
          properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
        },
      },
      type: 'object',
      properties: {
        billing: { title: 'Billing', $ref: '#/definitions/address' },
        shipping: { title: 'Shipping', allOf: [{ $ref: '#/definitions/address' }] },
        tree: { title: 'Tree', $ref: '#/definitions/node' },
      },
    },
    left: ['/properties/tree/properties/children'],
    gone: ['/tree/children'],
  },
  widgets: {
    schema: {
      type: 'object',
      properties: {
        agreed: { type: 'boolean', title: 'Agreed', const: true },
        yes: { type: 'boolean', title: 'Yes?' },
        size: { type: 'integer', enum: [1, 2, 3], default: 2 },
        named: {
          type: 'string',
          anyOf: [
            { const: 'x', title: 'The X' },
            { const: 'y', title: 'The Y' },
          ],
        },
        maybe: { type: ['string', 'null'] },
        day: { type: 'string', format: 'date' },
        site: { type: 'string', format: 'uri' },
        file: { type: 'string', format: 'data-url' },
        colour: { type: 'string' },
        nothing: { type: 'null' },
        price: { type: 'number', multipleOf: 0.01 },
        id: { type: 'string', readOnly: true },
      },
    },
    uiSchema: {
      yes: { 'ui:widget': 'radio' },
      size: { 'ui:widget': 'radio', 'ui:enumNames': ['One', 'Two', 'Three'], 'ui:options': { inline: true } },
      colour: { 'ui:widget': 'color' },
      gone: { 'ui:widget': 'textarea' },
    },
    left: [
      '/properties/file',
      '/properties/nothing',
      '/properties/site/format',
      '/colour/ui:widget',
      '/gone',
      '/size/ui:options/inline',
    ],
    gone: ['/file', '/nothing'],
  },
  circle: {
    schema: {
      type: 'object',
      properties: { start: { type: 'string' } },
      dependencies: {
        start: { properties: { a: { type: 'string' } } },
        a: { properties: { b: { type: 'string' } } },
        b: { properties: { a: { type: 'string' } } },
      },
    },
    left: ['/dependencies/b/properties/a'],
  },
};
