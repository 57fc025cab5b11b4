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
          properties: Object.fromEntries(FIELDS.map((name) => [name, { type: 'string', title: name }])),
          required: ['d'],
        },
      },
    },
  },
  uiSchema: { 'ui:sections': [{ id: 'people', title: 'Pessoas', fields: ['people'] }] },
  collections: { people: { title: 'Pessoa {n}', name: 'pessoa {n}', add: 'Adicionar', fields: FIELDS } },
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

  it('is mounted whole in idle time by a browser that does not tell what it shows', async () => {
    vi.stubGlobal('ContentVisibilityAutoStateChangeEvent', undefined);
    await render(60);
    await rest();
    await expect.poll(mounted).toEqual(from(0, 60));
  });
});
