import { expect, it, vi } from 'vitest';
import { createSteps } from '../../../../engine/core/session/steps';
import { wizardOf } from '../../../support/session';
import { contextOf, tabOf } from '../../../support/tabs';

it('asks what stands around a tab only where a condition hides it', () => {
  const loaded = wizardOf([tabOf({ Name: {} }), { ...tabOf({ Street: {} }), id: 'second' }], []);
  loaded.wizard.tabs = [{ id: 'tab' }, { id: 'second', when: { $mode: { const: 'edit' } } }];
  const context = vi.fn(() => contextOf());
  const steps = createSteps({
    loaded,
    review: undefined,
    forms: new Map(),
    context,
    isOpenable: () => true,
    isComplete: () => false,
  });
  const tabs = steps.tabs({ phase: 'ready', step: 0, reached: 0 });
  expect(tabs.map(({ hidden }) => hidden)).toEqual([false, true]);
  expect(context.mock.calls).toEqual([['second']]);
});
