import type { JsonObject } from '../../../../engine/core/json';
import type { Sample } from './sample';

const text = (title: string, rest: JsonObject = {}): JsonObject => ({ type: 'string', title, ...rest });
const flag = (title: string): JsonObject => ({ type: 'boolean', title });
const of = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const rowsOf = (title: string, items: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'array',
  title,
  items,
  ...rest,
});
const has = (name: string, code: string | boolean): JsonObject => ({
  properties: { [name]: { const: code } },
  required: [name],
});
const when = (name: string, code: string | boolean, then: JsonObject, other?: JsonObject): JsonObject => ({
  if: has(name, code),
  then,
  ...(other && { else: other }),
});

const address = of(
  {
    street: text('Street'),
    city: text('City'),
    country: text('Country', { enum: ['br', 'pt'], enumNames: ['Brazil', 'Portugal'] }),
  },
  { title: 'Address', required: ['street', 'city'] },
);

/** Forms of the kinds that people have, beside those that are about one thing of rjsf each. */
export const everyday: Record<string, Sample> = {
  contact: {
    schema: of(
      {
        name: text('Name', { minLength: 2 }),
        mail: text('E-mail', { format: 'email' }),
        message: text('Message', { maxLength: 20 }),
      },
      { title: 'Write to us', description: 'We answer within a day.', required: ['name', 'message'] },
    ),
    uiSchema: {
      message: { 'ui:widget': 'textarea', 'ui:options': { rows: 6 } },
      'ui:submitButtonOptions': { norender: true },
    },
    left: ['/ui:submitButtonOptions'],
  },
  delivery: {
    schema: of(
      {
        buyer: text('Buyer'),
        billing: { $ref: '#/definitions/address', title: 'Bill to' } as JsonObject,
        isSame: flag('Deliver there, too'),
        note: text('Note'),
      },
      {
        definitions: { address },
        required: ['isSame'],
        ...when('isSame', false, of({ shipping: { $ref: '#/definitions/address' } as JsonObject })),
      },
    ),
    left: [],
  },
  payment: {
    schema: of(
      {
        pay: of(
          {},
          {
            title: 'Payment',
            oneOf: [
              of(
                {
                  by: { type: 'string', enum: ['card'] },
                  holder: text('Holder'),
                  months: { type: 'integer', minimum: 1, maximum: 12 },
                },
                { title: 'Card', required: ['by', 'holder'] },
              ),
              of(
                { by: { type: 'string', enum: ['slip', 'transfer'] }, bank: text('Bank') },
                { title: 'Bank', required: ['by'] },
              ),
            ],
          },
        ),
      },
      { title: 'Order' },
    ),
    left: ['/properties/pay/oneOf/1/title'],
  },
  insurance: {
    schema: of(
      {
        smokes: flag('Do you smoke?'),
        perDay: { type: 'integer', title: 'How many a day?', minimum: 0 },
        ill: { type: 'string', enum: ['yes', 'no'] },
      },
      {
        required: ['ill'],
        allOf: [
          when('smokes', true, { required: ['perDay'] }),
          when(
            'ill',
            'yes',
            of({ since: text('Since', { format: 'date' }), what: text('What') }, { required: ['what'] }),
          ),
        ],
      },
    ),
    uiSchema: { smokes: { 'ui:widget': 'radio' }, ill: { 'ui:widget': 'radio' } },
    left: [],
  },
  team: {
    schema: of({
      lead: text('Lead'),
      members: rowsOf(
        'Members',
        of(
          { name: text('Name'), role: text('Role', { enum: ['dev', 'ops'] }) },
          {
            title: 'Member',
            required: ['name'],
            ...when('role', 'ops', of({ pager: text('Pager') }, { required: ['pager'] })),
          },
        ),
        { description: 'All of them.' },
      ),
      room: text('Room'),
    }),
    left: [],
  },
  survey: {
    schema: of(
      {
        score: {
          type: 'integer',
          title: 'Score',
          oneOf: [1, 2, 3].map((code) => ({ const: code, title: `${code} stars` })),
        },
        liked: {
          type: 'array',
          title: 'What did you like?',
          uniqueItems: true,
          items: { type: 'string', enum: ['food', 'staff'], enumNames: ['The food', 'The staff'] },
        },
        visits: { type: ['integer', 'null'], title: 'Visits', minimum: 0 },
        found: {
          title: 'How did you find us?',
          anyOf: [
            { const: 'web', title: 'On the web' },
            { const: 'friend', title: 'By a friend' },
          ],
        },
      },
      { dependencies: { visits: ['liked'] } },
    ),
    uiSchema: { liked: { 'ui:widget': 'checkboxes' } },
    left: [],
  },
  locked: {
    schema: of({
      id: text('Number', { default: 'A1' }),
      owner: { ...address, title: 'Owner', readOnly: true, required: ['city'] },
      note: text('Note'),
    }),
    uiSchema: { id: { 'ui:readonly': true }, owner: { city: { 'ui:readonly': false } } },
    left: [],
  },
  booking: {
    schema: of(
      {
        room: text('Room', {
          enum: ['single', 'double', null],
          enumNames: ['Single', 'Double', 'None'],
          type: ['string', 'null'],
        }),
        from: text('From', { format: 'date' }),
        breakfast: { type: 'boolean', title: 'Breakfast', default: true },
      },
      {
        required: ['from'],
        dependencies: {
          room: {
            oneOf: [
              of({ room: { enum: ['single'] } }),
              of({ room: { enum: ['double'] }, second: text('Second guest') }, { required: ['second'] }),
            ],
          },
        },
      },
    ),
    left: ['/properties/room/enumNames/2'],
  },
  settings: {
    schema: of({
      theme: { type: 'string', title: 'Theme', enum: ['light', 'dark'], default: 'light' },
      font: { type: 'number', title: 'Font', multipleOf: 0.5, minimum: 1 },
      extra: { type: 'object', title: 'Extra', additionalProperties: { type: 'string' } },
    }),
    left: ['/properties/font/multipleOf', '/properties/extra/additionalProperties'],
  },
  curriculum: {
    schema: of(
      {
        name: text('Name'),
        jobs: rowsOf(
          'Jobs',
          of(
            { firm: text('Firm'), isCurrent: flag('Still there'), left: text('Until', { format: 'date' }) },
            { required: ['firm'] },
          ),
          { minItems: 1 },
        ),
        languages: rowsOf('Languages', { type: 'string' }),
      },
      { required: ['name', 'jobs'] },
    ),
    left: ['/properties/languages'],
    gone: ['/languages'],
  },
  event: {
    schema: of(
      { kind: text('Kind', { enum: ['online', 'place'] }) },
      {
        required: ['kind'],
        oneOf: [
          of({ kind: { const: 'online' }, link: text('Link') }, { required: ['link'] }),
          of({ kind: { const: 'place' }, hall: text('Hall') }, { required: ['hall'] }),
        ],
      },
    ),
    left: [],
  },
  tax: {
    schema: of(
      { income: { type: 'number', title: 'Income', minimum: 0 }, abroad: flag('Income abroad') },
      {
        allOf: [
          { title: 'Tax', description: 'Of last year.' },
          {
            if: { properties: { income: { exclusiveMinimum: 10 } }, required: ['income'] }, // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: of({ proof: text('Proof') }, { required: ['proof'] }),
          },
          when('abroad', true, of({ treaty: text('Treaty') })),
        ],
      },
    ),
    left: [],
  },
  school: {
    schema: of(
      {
        child: of(
          { name: text('Name'), born: text('Born', { format: 'date' }) },
          { title: 'Child', required: ['name'] },
        ),
        parent: of(
          { name: text('Name'), mail: text('E-mail', { format: 'email' }) },
          { title: 'Parent', required: ['name', 'mail'] },
        ),
        eats: flag('Eats at school'),
      },
      {
        title: 'Enrolment',
        required: ['child'],
        ...when('eats', true, of({ child: of({ allergy: text('Allergy') }) })),
      },
    ),
    uiSchema: { 'ui:order': ['parent', 'child', '*'] },
    left: [],
  },
  claim: {
    schema: of(
      {
        plate: text('Plate', { pattern: '^[A-Z]{3}' }),
        photo: text('Photo', { format: 'data-url' }),
        hurt: flag('Was anyone hurt?'),
      },
      {
        required: ['plate', 'hurt'],
        ...when('hurt', true, of({ people: rowsOf('People', of({ name: text('Name') }, { required: ['name'] })) })),
      },
    ),
    left: ['/properties/plate/pattern', '/properties/photo'],
    gone: ['/photo'],
  },
  leave: {
    schema: of(
      {
        reason: text('Reason', {
          oneOf: [
            { const: 'rest', title: 'Holiday' },
            { const: 'ill', title: 'Illness' },
            { const: 'other', title: 'Other' },
          ],
        }),
        days: { type: 'integer', title: 'Days', exclusiveMinimum: 0, maximum: 30 },
      },
      {
        required: ['reason', 'days'],
        allOf: [
          when('reason', 'other', of({ why: text('Why') }, { required: ['why'] }), of({ cover: text('Cover') })),
          when('reason', 'ill', of({ doctor: text('Doctor') }, { required: ['doctor'] })),
        ],
      },
    ),
    uiSchema: { why: { 'ui:placeholder': 'In a word' }, days: { 'ui:widget': 'updown' } },
    left: [],
  },
};
