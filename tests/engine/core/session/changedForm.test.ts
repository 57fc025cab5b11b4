import { describe, expect, it } from 'vitest';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import type { AskedPlace } from '../../../../engine/core/session/view';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const tab = (id: string, ...required: string[]): TabDefinition => ({
  ...tabOf(Object.fromEntries(['Name', ...required].map((name) => [name, {}])), [], {
    schema: { required: ['Name', ...required] } as never,
  }),
  id,
});

/** Where a form of these tabs opens: all that the version before asked for is saved. */
async function opened(tabs: TabDefinition[], place?: AskedPlace) {
  const parts = tabs.map(({ id }) => ({ id, data: [id], load: `GET /${id}`, save: `POST /${id}` }));
  const saved = ['first', 'second', 'third'].map((id) => [`GET /${id}`, () => answer({ Name: 'Ana' })]);
  const { session } = sessionOf(wizardOf(tabs, parts), Object.fromEntries(saved), { ...(place && { place }) });
  await session.open();
  const { step, reached } = session.view();
  return [tabs[step]?.id, tabs[reached]?.id];
}

const LEFT = { tab: 'second', reached: 'third' };

describe('a form that has changed since its customer left it', () => {
  it('opens at the tab that was left, though an earlier one asks more now, or has come in front', async () => {
    const asksMore = [tab('first', 'Job'), tab('second'), tab('third')];
    expect(await opened(asksMore, LEFT)).toEqual(['second', 'third']);
    const hasMore = [tab('zero'), tab('first'), tab('second'), tab('third')];
    expect(await opened(hasMore, LEFT)).toEqual(['second', 'third']);
  });

  it('opens where something is missing, else at its end, when the tab that was left is gone', async () => {
    const other = [tab('first'), tab('third'), tab('fourth'), tab('fifth')];
    expect(await opened(other, LEFT)).toEqual(['fourth', 'fourth']);
    expect(await opened([tab('first'), tab('third')], LEFT)).toEqual(['third', 'third']);
  });

  it('opens where something is missing when no place was left', async () => {
    expect(await opened([tab('first'), tab('second'), tab('third', 'Job')])).toEqual(['third', 'third']);
    expect(await opened([tab('first'), tab('second'), tab('third')])).toEqual(['third', 'third']);
  });
});
