import type { Tested } from '../../../../engine/analyse/cases';
import { resolvedTab } from '../../../../engine/analyse/why/asked';
import type { SettingDefinition, TabDefinition, WizardDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import { tabOf } from '../../../support/tabs';

const settings: Record<string, SettingDefinition> = {
  cards: { key: 'cards', title: 'Cards', type: 'flag', on: ['Y'], default: false, public: true },
};

/** A tab of a library: a reader, who may be a child, live abroad, and have books at home. */
export const definition: TabDefinition = tabOf(
  {
    Kind: { type: 'integer', oneOf: [1, 2, 3].map((code) => ({ const: code, title: `Kind ${code}` })) },
    Birth: { format: 'date' },
    Guardian: {},
    Country: { options: { call: 'GET /countries', value: 'Code', title: 'Name' } },
    Visa: {},
    Zip: { format: 'cep' },
    Street: {},
    Books: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          Title: { type: 'string' },
          Lost: { type: 'boolean' },
          Price: { type: 'number' },
          Since: { type: 'string', format: 'date', notAfter: 'today' },
        },
      },
    },
  },
  [
    { id: 'child', when: { Birth: { maxAge: 11 } }, show: ['Guardian'], hidden: 'clear', require: ['Guardian'] },
    {
      id: 'abroad',
      when: {
        anyOf: [
          { '$option/Country/Abroad': { const: true } },
          { Kind: { const: 3 }, '$settings/cards': { const: true } },
        ],
      },
      show: ['Visa'],
      hidden: 'keep',
    },
    { id: 'never', when: { Kind: { const: 1, enum: [2] } }, require: ['Visa'] },
    {
      id: 'zip',
      on: ['Zip'],
      lookup: 'zip',
      with: { zip: 'Zip' },
      fill: { Street: 'street' },
      locks: { Street: true },
      notFound: { clear: ['Street'] },
    },
    { id: 'lost', when: { Books: { contains: { Lost: { const: true } } } }, error: { at: 'Books', text: 'Pay.' } },
    { id: 'sure', before: ['advance'], when: { $changed: ['Kind'] }, ask: 'sure' },
  ],
  {
    uiSchema: {
      'ui:sections': [
        {
          id: 'all',
          title: 'All',
          fields: [
            ...['Kind', 'Birth', 'Guardian', 'Country', 'Visa', 'Zip', 'Street', 'Books'],
            { block: 'letter', id: 'letter', about: [{ list: 'tab/Books', when: { Lost: { const: true } } }] },
          ],
        },
      ],
    },
    collections: {
      Books: {
        fields: ['Title', 'Lost', 'Price'],
        rules: [
          { id: 'price', when: { Lost: { const: true } }, require: ['Price'] },
          { id: 'since', when: { Lost: { const: true } }, show: ['Since'], hidden: 'clear' },
        ],
      },
    },
  },
);

/** The same with examples, and all that they are run with. */
export function testedReader(examples: TabDefinition['examples'] = { valid: [], invalid: [] }): Tested {
  const tab = { ...structuredClone(definition), examples };
  const wizard = { key: 'Id', tabs: [{ id: 'tab' }], parts: [] } as unknown as WizardDefinition;
  return {
    tab: { definition: tab, validators: {} },
    wizard,
    lookups: { zip: { call: 'GET /zip/{zip}', when: { zip: { format: 'cep' } } } },
    input: {
      formats: withExamples(formats),
      today: '2026-11-23',
      settings,
      tabs: new Map([['tab', resolvedTab(tab)]]),
    },
  };
}
