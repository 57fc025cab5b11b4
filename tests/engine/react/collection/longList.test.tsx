import { beforeEach, describe, expect, it, vi } from 'vitest';
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
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

let idle: (() => void)[];

/** Gives the page all the idle time that it asks for. */
async function rest() {
  do {
    for (const work of idle.splice(0)) work();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (idle.length > 0);
}

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
  return () => void vi.unstubAllGlobals();
});

describe('a list of 200 rows', () => {
  it('mounts twenty rows when the browser has time, and leaves the others until they are seen', async () => {
    await render();
    await rest();
    await expect.poll(mounted).toEqual(from(0, 20));
    byId('long-people-150').scrollIntoView({ block: 'center' });
    await expect.poll(() => isMounted(150)).toBe(true);
    expect(isMounted(100)).toBe(false);
    expect(byId('long-people-150-a').value).toBe('150');
  });

  it('has the rows beside the one with the focus there, so that Tab goes through all fields', async () => {
    const { focus } = await render();
    await rest();
    focus('/people/100/d');
    await expect.poll(() => [99, 100, 101].every(isMounted)).toBe(true);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Remover');
    await userEvent.tab();
    expect(document.activeElement?.id).toBe('long-people-101-a');
  });

  it('says what is missing in a row that nobody has seen, when the focus goes to it', async () => {
    const { form, focus } = await render();
    await rest();
    expect(form.validate('advance')).toHaveLength(ROWS);
    focus('/people/180/d');
    expect(document.activeElement?.id).toBe('long-people-180-d');
    await expect.element(byId('long-people-180-d')).toHaveAttribute('aria-invalid', 'true');
  });

  it('has the focus of an added row in the window, however high the rows above turn out to be', async () => {
    await render();
    await rest();
    byId('long-people-150').scrollIntoView({ block: 'center' });
    await expect.poll(() => isMounted(150)).toBe(true);
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
    await rest();
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

  it('is mounted whole in idle time by a browser that does not tell what it shows', async () => {
    vi.stubGlobal('ContentVisibilityAutoStateChangeEvent', undefined);
    await render(60);
    await rest();
    await expect.poll(mounted).toEqual(from(0, 60));
  });
});
