import { describe, expect, it } from 'vitest';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import type { LoadedWizard } from '../../../../engine/core/mapping/wizard';
import { createWizardSession } from '../../../../engine/core/session/wizardSession';

const DADOS: TabDefinition = {
  id: 'dados',
  title: 'Dados',
  schema: { type: 'object', properties: { Nome: { type: 'string', title: 'Nome' } }, required: ['Nome'] },
  uiSchema: { 'ui:sections': [{ id: 'nome', title: 'Nome', fields: ['Nome'] }] },
};

const loaded: LoadedWizard = {
  wizard: {
    id: 'w',
    title: 'W',
    type: 1,
    route: '/w',
    key: 'Guid',
    navigation: 'earlier',
    tabs: [{ id: 'dados' }],
    parts: [{ id: 'parte', data: ['dados'], load: 'GET /parte', save: 'POST /parte' }],
    complete: { call: 'POST /fim' },
    texts: { reviewTitle: 'Check' },
    version: 'v',
    messages: {},
    formats: {},
    lookups: {},
    asks: {},
  },
  tabs: { dados: { definition: DADOS, validators: {} } },
  settings: {},
};

/** A session at its only tab, with a look over everything after it unless said, and the order of its calls. */
async function opened({ hasReview = true, statusOfSave = 200, statusOfEnd = 200 } = {}) {
  const order: string[] = [];
  const session = createWizardSession({
    loaded,
    transport: async ({ method, path }) => {
      if (method === 'POST') order.push(path);
      const status = method === 'POST' && { '/parte': statusOfSave, '/fim': statusOfEnd }[path];
      return { status: status || 200, body: { data: null } };
    },
    host: { ask: async () => true },
    base: { settings: {}, user: {}, mode: 'new', formats },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    storageKey: 'k',
    ...(hasReview && { review: 'look' }),
  });
  await session.open();
  return { session, order };
}

describe('the end of a wizard', () => {
  it('[PF-OP-24] is validated, then saved, then looked over, and only then sent', async () => {
    const { session, order } = await opened();
    expect(await session.advance()).toEqual({ done: false, focus: '/Nome' });
    expect(order).toEqual([]);
    session.form('dados').change('/Nome', 'Ana');
    expect(await session.advance()).toEqual({ done: true });
    expect(session.view()).toMatchObject({ step: 1, reached: 1, phase: 'ready' });
    expect(order).toEqual(['/parte']);
    expect(await session.conclude()).toEqual({ done: true, concluded: true });
    expect(order).toEqual(['/parte', '/fim']);
  });

  it('has one step more than the wizard has tabs, named by its texts', async () => {
    const { session } = await opened();
    expect(session.view().tabs.map(({ id, title, clickable }) => [id, title, clickable])).toEqual([
      ['dados', 'Dados', false],
      ['look', 'Check', false],
    ]);
    expect((await opened({ hasReview: false })).session.view().tabs).toHaveLength(1);
  });

  it('opens at the last tab, however complete: the look over everything is reached from there', async () => {
    const { session } = await opened();
    expect(session.view().step).toBe(0);
    expect(session.mayLookOver()).toBe(false);
    expect(await session.conclude()).toEqual({ done: false });
  });

  it('is not looked over when its save fails', async () => {
    const { session, order } = await opened({ statusOfSave: 400 });
    session.form('dados').change('/Nome', 'Ana');
    expect((await session.advance()).done).toBe(false);
    expect(session.view().step).toBe(0);
    expect(order).toEqual(['/parte']);
  });

  it('[PF-OP-24] stays where it was sent from when that is refused, and may be sent again', async () => {
    const { session, order } = await opened({ statusOfEnd: 400 });
    session.form('dados').change('/Nome', 'Ana');
    await session.advance();
    expect(await session.conclude()).toEqual({ done: false });
    expect(session.view().step).toBe(1);
    await session.conclude();
    expect(order).toEqual(['/parte', '/fim', '/fim']);
  });

  it('is not sent with a tab that is not as it was saved: the tab is opened', async () => {
    const { session, order } = await opened();
    session.form('dados').change('/Nome', 'Ana');
    await session.advance();
    session.form('dados').change('/Nome', '');
    expect(await session.conclude()).toEqual({ done: false, focus: '/Nome' });
    expect(session.view().step).toBe(0);
    expect(order).toEqual(['/parte']);
  });

  it('neither saves nor goes on from the look over everything', async () => {
    const { session, order } = await opened();
    session.form('dados').change('/Nome', 'Ana');
    await session.advance();
    for (const action of ['advance', 'review', 'save'] as const)
      expect(await session[action]()).toEqual({ done: false });
    expect(order).toEqual(['/parte']);
  });

  it('is sent at once on a surface that has no such look', async () => {
    const { session, order } = await opened({ hasReview: false });
    session.form('dados').change('/Nome', 'Ana');
    expect(await session.advance()).toEqual({ done: true, concluded: true });
    expect(order).toEqual(['/parte', '/fim']);
  });
});
