import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { byId, renderTab, storyTab } from '../form/tab';

const ROWS = 200;
const FIELDS = ['a', 'b', 'c', 'd'];

/** A tab with one list that is edited in place, four fields a row. */
const peopleTab: TabDefinition = {
  id: 'long',
  title: 'Longa',
  schema: {
    type: 'object',
    properties: {
      people: {
        type: 'array',
        items: {
          type: 'object',
          properties: Object.fromEntries([...FIELDS, 'Guid'].map((name) => [name, { type: 'string', title: name }])),
          required: ['d'],
        },
      },
    },
  },
  uiSchema: { 'ui:sections': [{ id: 'people', title: 'Pessoas', fields: ['people'] }] },
  collections: {
    people: {
      title: 'Pessoa {n}',
      titleField: 'b',
      name: 'pessoa {n}',
      add: 'Adicionar',
      fields: FIELDS,
      delete: 'GET /x?guid={Guid}',
    },
  },
};

const people = (rows: number) => ({ people: Array.from({ length: rows }, (_, row) => ({ a: `${row}` })) });
const render = (rows = ROWS) => renderTab(storyTab(peopleTab), { data: people(rows) });
const isMounted = (row: number) => document.getElementById(`long-people-${row}-a`) !== null;
const mounted = () => Array.from({ length: ROWS }, (_, row) => row).filter(isMounted);

describe('a list of 200 rows', () => {
  it('has the fields of the one row that is open, and mounts those of another when it is opened', async () => {
    const { screen } = await render();
    await expect.poll(mounted).toEqual([0]);
    await screen.getByRole('button', { name: /^Pessoa 151 / }).click();
    await expect.poll(mounted).toEqual([0, 150]);
    expect(byId('long-people-150-a').value).toBe('150');
    expect(byId('long-people-0-body').hidden).toBe(true);
  });

  it('Tab goes through the fields of the open row, and on to the line of the next', async () => {
    const { focus } = await render();
    focus('/people/100/d');
    const next = async () => {
      await userEvent.tab();
      return (
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('aria-controls')
      );
    };
    expect(await next()).toBe('Remover: Pessoa 101');
    expect(await next()).toBe('Recolher: Pessoa 101');
    expect(await next()).toBe('long-people-101-body');
  });

  it('says what is missing in a row that nobody has seen, when the focus goes to it', async () => {
    const { form, focus } = await render();
    expect(form.validate('advance')).toHaveLength(ROWS);
    focus('/people/180/d');
    expect(document.activeElement?.id).toBe('long-people-180-d');
    await expect.element(byId('long-people-180-d')).toHaveAttribute('aria-invalid', 'true');
  });

  it('has the focus of an added row in the window', async () => {
    await render();
    document.querySelector<HTMLElement>('#long-people > button:last-child')?.click();
    await expect.poll(() => document.activeElement?.id).toBe(`long-people-${ROWS}-a`);
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    const { top, bottom } = byId(`long-people-${ROWS}-a`).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('says the name of each row in its heading, also of rows that nobody has seen', async () => {
    const data = { people: people(ROWS).people.map((row, index) => ({ ...row, b: `Nome ${index}` })) };
    await renderTab(storyTab(peopleTab), { data });
    expect(isMounted(170)).toBe(false);
    expect(byId('long-people-170-title').textContent).toBe('Pessoa 171 Nome 170');
    await userEvent.fill(byId('long-people-0-b'), 'Outro');
    await userEvent.tab();
    await expect.poll(() => byId('long-people-0-title').textContent).toBe('Pessoa 1 Outro');
  });

  it('says the name of a row in the question before it goes', async () => {
    const [first, ...others] = people(ROWS).people;
    const data = { people: [{ ...first, b: 'Marina', Guid: 'g' }, ...others] };
    const { screen, questions } = await renderTab(storyTab(peopleTab), { data, answer: false });
    await screen.getByRole('button', { name: 'Remover: Pessoa 1', exact: true }).click();
    expect(questions[0]?.text).toBe('Pessoa 1, Marina sai da lista. Não é possível desfazer.');
  });
});
