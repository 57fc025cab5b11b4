import { describe, expect, it } from 'vitest';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import type { LoadedWizard } from '../../../../engine/core/mapping/wizard';
import type { Host } from '../../../../engine/core/session/host';
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
    version: 'v',
    formats: {},
    lookups: {},
    asks: {},
  },
  tabs: { dados: { definition: DADOS, validators: {} } },
  settings: {},
};

/** A session at its only step, and the order in which its calls and its question come. */
async function opened(confirmConclusion: Host['confirmConclusion'], statusOfSave = 200) {
  const order: string[] = [];
  const session = createWizardSession({
    loaded,
    transport: async ({ method, path }) => {
      if (method === 'POST') order.push(path);
      return { status: path === '/parte' && method === 'POST' ? statusOfSave : 200, body: { data: null } };
    },
    host: {
      ask: async () => true,
      ...(confirmConclusion && {
        confirmConclusion: () => {
          order.push('look');
          return confirmConclusion();
        },
      }),
    },
    base: { settings: {}, user: {}, mode: 'new', formats },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    storageKey: 'k',
  });
  await session.open();
  return { session, order };
}

describe('the last step', () => {
  it('[PF-OP-24] is validated, then saved, then looked over, and only then sent', async () => {
    const { session, order } = await opened(async () => true);
    expect(await session.advance()).toEqual({ done: false, focus: '/Nome' });
    expect(order).toEqual([]);
    session.form('dados').change('/Nome', 'Ana');
    expect(await session.advance()).toEqual({ done: true, concluded: true });
    expect(order).toEqual(['/parte', 'look', '/fim']);
  });

  it('is saved and not sent when the customer wants to change something', async () => {
    const { session, order } = await opened(async () => false);
    session.form('dados').change('/Nome', 'Ana');
    expect(await session.advance()).toEqual({ done: false });
    expect(order).toEqual(['/parte', 'look']);
  });

  it('is not looked over when its save fails', async () => {
    const { session, order } = await opened(async () => true, 400);
    session.form('dados').change('/Nome', 'Ana');
    expect((await session.advance()).done).toBe(false);
    expect(order).toEqual(['/parte']);
  });

  it('is sent at once on a surface that has no such look', async () => {
    const { session, order } = await opened(undefined);
    session.form('dados').change('/Nome', 'Ana');
    expect(await session.advance()).toEqual({ done: true, concluded: true });
    expect(order).toEqual(['/parte', '/fim']);
  });

  it('leaves the steps free while it is looked over, and does nothing else', async () => {
    let answer: (isRight: boolean) => void = () => undefined;
    const { session, order } = await opened(() => new Promise((resolve) => (answer = resolve)));
    session.form('dados').change('/Nome', 'Ana');
    const going = session.advance();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.view().phase).toBe('ready');
    expect(await session.save()).toEqual({ done: false });
    answer(false);
    expect(await going).toEqual({ done: false });
    expect(order).toEqual(['/parte', 'look']);
  });
});
