import { expect, it } from 'vitest';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { treatedFields } from '../../../../engine/core/treatment/treatedFields';
import { withoutTreatments } from '../../../../engine/core/treatment/withoutTreatments';

const tab: TabDefinition = {
  id: 'loan',
  title: 'Loan',
  schema: {
    type: 'object',
    properties: {
      Name: { type: 'string', title: 'Name' },
      Phone: { type: 'string', treatment: 'contact' },
      Zip: { type: 'string' },
      books: {
        type: 'array',
        treatment: 'books',
        items: {
          type: 'object',
          properties: { Title: { type: 'string' }, treatment: { type: 'string', treatment: 'health' } },
        },
      },
    },
  },
  uiSchema: { 'ui:sections': [{ id: 'home', title: 'Home', treatment: 'place', fields: ['Zip', 'Phone'] }] },
};
const told = (given: TabDefinition, byDefault?: string) =>
  treatedFields(given, byDefault).map(({ path, treatment }) => [path.join('/'), treatment]);

it('is the treatment nearest to the field: its own, its list, its section, its tab, its wizard', () => {
  expect(told(tab, 'all')).toEqual([
    ['Name', 'all'],
    ['Phone', 'contact'],
    ['Zip', 'place'],
    ['books/Title', 'books'],
    ['books/treatment', 'health'],
  ]);
  expect(told({ ...tab, treatment: 'tab' }, 'all')[0]).toEqual(['Name', 'tab']);
  expect(told(tab)[0]).toEqual(['Name', undefined]);
});

it('browsers load tabs without treatments, also where a field is called so', () => {
  const plain = withoutTreatments({ ...tab, treatment: 'tab' });
  expect(JSON.stringify(plain)).not.toMatch(/"(contact|place|books|health|tab)"[,}]/);
  expect(Object.keys(plain.schema.properties.books?.items?.properties ?? {})).toEqual(['Title', 'treatment']);
  expect(plain.uiSchema['ui:sections'][0]).toEqual({ id: 'home', title: 'Home', fields: ['Zip', 'Phone'] });
});
