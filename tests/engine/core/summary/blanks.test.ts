import { expect, it } from 'vitest';
import { openFormsOf, unansweredOf } from '../../../../engine/core/summary/blanks';
import type { SummaryTab } from '../../../../engine/core/summary/types';
import { schemaSession } from '../../../support/pf';

it('lists the questions without an answer, those of rows too, with the section that asks', () => {
  const tabs: SummaryTab[] = [
    {
      id: 'a',
      title: 'A',
      groups: [
        {
          id: 'one',
          title: 'One',
          items: [
            { label: 'PEP?', value: '', unanswered: true },
            { label: 'Name', value: '' },
          ],
          groups: [{ title: 'Row', items: [{ label: 'Tax?', value: '', unanswered: true }] }],
        },
      ],
    },
  ];
  expect(unansweredOf(tabs)).toEqual([
    { name: 'PEP?', in: 'A', tab: 'a', section: 'one' },
    { name: 'Tax?', in: 'A', tab: 'a', section: 'one' },
  ]);
});

it('names the list whose form holds what was not added to it', async () => {
  const { session } = await schemaSession('pf');
  expect(openFormsOf(session)).toEqual([]);
  session.keepForm('procuradores/procuradores/procurador', { Nome: 'Caio' });
  expect(openFormsOf(session)).toMatchObject([{ tab: 'procuradores', in: 'Procuradores' }]);
});
