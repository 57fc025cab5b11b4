import type { JsonObject } from '../../engine/core';
import type { FieldSchema, TabDefinition, WizardDefinition } from '../../engine/definition';
import { MAX_LENGTH } from './form';
import { TAB } from './tab';

/** The id of the wizard with a list of people. */
export const ROWS_WIZARD = 'bench-rows';
/** How many people the short and the long list have. */
export const ROWS = { few: 2, many: 200 };
/** Text fields of one person, and beside the list. */
const ROW_FIELDS = 20;
const OWN_FIELDS = 3;

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
const ROW_NAMES = names('field', ROW_FIELDS);
const OWN_NAMES = names('own', OWN_FIELDS);

/** Inputs of the page that shows a list of people, of whom one is open. */
export const rowsInputCount = OWN_FIELDS + ROW_FIELDS;

/** A wizard of one tab with a list that is edited in place. */
export const rowsWizard: WizardDefinition = {
  id: ROWS_WIZARD,
  title: 'Rows',
  type: 1,
  route: `/${ROWS_WIZARD}`,
  key: 'Guid',
  navigation: 'earlier',
  tabs: [{ id: TAB }],
  parts: [{ id: 'all', data: [TAB], load: 'GET /bench-rows', save: 'POST /bench-rows' }],
  complete: { call: 'POST /bench-rows/complete' },
};

const text = (name: string): [string, FieldSchema] => [name, { type: 'string', title: name, maxLength: MAX_LENGTH }];

/** Each person has an event, a requirement and a lock of their own, as the partners of a company have. */
export const rowsTab: TabDefinition = {
  id: TAB,
  title: 'Rows',
  schema: {
    type: 'object',
    properties: {
      ...Object.fromEntries(OWN_NAMES.map(text)),
      people: {
        type: 'array',
        title: 'People',
        items: {
          type: 'object',
          properties: Object.fromEntries(ROW_NAMES.map(text)),
          required: ROW_NAMES.slice(0, 10),
        },
      },
    },
    required: OWN_NAMES,
  },
  uiSchema: {
    'ui:sections': [
      { id: 'own', title: 'Own', fields: OWN_NAMES },
      { id: 'people', title: 'People', fields: ['people'] },
    ],
    people: { items: Object.fromEntries(ROW_NAMES.map((name) => [name, { 'ui:width': 3 }])) },
  },
  rules: [],
  collections: {
    people: {
      title: 'Person {n}',
      name: '{name} (person {n})',
      add: 'Add person',
      fields: ROW_NAMES,
      rules: [
        { id: 'clear', on: ['field2'], clear: ['field20'] },
        { id: 'require', when: { field3: true }, require: ['field19'] },
        { id: 'lock', when: { field4: { const: 'locked' } }, lock: ['field18'] },
      ],
    },
  },
  dialog: false,
};

/** So many people, filled in, as the API answers them; the first fields are free for typing. */
export const peopleOf = (rows: number): JsonObject => ({
  people: Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(ROW_NAMES.slice(10).map((name) => [name, `${row}`])),
  ),
});
