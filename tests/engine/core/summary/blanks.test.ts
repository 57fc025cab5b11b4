import { expect, it } from 'vitest';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { openFormsOf, unansweredOf } from '../../../../engine/core/summary/blanks';
import type { SummaryTab } from '../../../../engine/core/summary/types';
import { schemaSession } from '../../../support/pf';
import { summaryOf } from './sampleTabs';

it('lists the questions without an answer, those of rows too, by the names of the rows, with the section that asks', () => {
  const tabs: SummaryTab[] = [
    {
      id: 'a',
      title: 'A',
      groups: [
        {
          id: 'one',
          title: 'One',
          items: [
            { label: 'PEP?', value: '', unanswered: 'Pep' },
            { label: 'Name', value: '' },
          ],
          groups: [
            { title: 'Row', items: [{ label: 'Tax?', value: '', unanswered: 'people/Tax' }] },
            { title: 'Row 2', name: 'Ana', items: [{ label: 'Tax?', value: '', unanswered: 'people/Tax' }] },
          ],
        },
      ],
    },
  ];
  expect(unansweredOf(tabs)).toEqual([
    { name: 'PEP?', in: 'A', tab: 'a', section: 'one', place: 'a/Pep' },
    { name: 'Row: Tax?', in: 'A', tab: 'a', section: 'one', place: 'a/people/Tax' },
    { name: 'Ana: Tax?', in: 'A', tab: 'a', section: 'one', place: 'a/people/Tax' },
  ]);
});

it('names what stands in a form and was not added to its list, else the form', async () => {
  const { session } = await schemaSession('pf');
  expect(openFormsOf(session)).toEqual([]);
  session.keepForm('procuradores/procuradores/procurador', { Nome: 'Caio' });
  session.keepForm('procuradores/procuradores/procurador/7', { Guid: '7', Cargo: 'Gerente' });
  const at = { tab: 'procuradores', section: 'pessoas', in: 'Procuradores' };
  expect(openFormsOf(session)).toEqual([
    { ...at, name: 'Caio' },
    { ...at, name: 'Dados procurador' },
  ]);
});

it('calls a row by its content, else by its number', () => {
  const row = {
    type: 'object' as const,
    properties: { Name: { type: 'string' as const, title: 'Name' }, Pep: { type: 'boolean' as const, title: 'PEP?' } },
  };
  const tab: TabDefinition = {
    id: 'people',
    title: 'People',
    schema: { type: 'object', properties: { people: { type: 'array', items: row } } },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['people'] }] },
    collections: { people: { title: 'Person {n}', titleField: 'Name', fields: ['Name', 'Pep'] } },
  };
  const summary = summaryOf(tab, { people: [{ Name: 'Ana' }, {}] });
  expect(unansweredOf(summary ? [summary] : []).map(({ name }) => name)).toEqual(['Ana: PEP?', 'Person 2: PEP?']);
});
