import { expect, it, vi } from 'vitest';
import type { CompiledValidator, TabDefinition } from '../../../../engine/core/definition/types';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const required = (...names: string[]) => ({ schema: { type: 'object' as const, properties: {}, required: names } });
const TABS: TabDefinition[] = [
  tabOf({ Name: {} }, [], required('Name')),
  { ...tabOf({ Street: {} }, [], required('Street')), id: 'second' },
];

/** A wizard of two tabs in which a field is missing, what ajv made of them, and a page that is idle when it is told so. */
function openTabs() {
  const loaded = wizardOf(TABS, []);
  const validators = TABS.map(({ id }) => {
    const validate = vi.fn(() => true) as unknown as CompiledValidator;
    (loaded.tabs[id] as { validators: object }).validators = { '': validate };
    return validate;
  });
  const waiting: (() => void)[] = [];
  const whenIdle = () => new Promise<void>((resolve) => waiting.push(resolve));
  const idle = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await Promise.resolve();
  };
  const { session } = sessionOf(loaded, {}, { host: { ask: async () => true, whenIdle } });
  return { session, validators, idle };
}

it('a tab in which something is missing is known to be incomplete without the code of its validator', async () => {
  const { session, validators } = openTabs();
  await session.open();
  expect(session.view().tabs.map(({ complete }) => complete)).toEqual([false, false]);
  for (const validate of validators) expect(validate).not.toHaveBeenCalled();
});

it('each tab is rehearsed when the page is idle, once it is opened for the first time', async () => {
  const { session, validators, idle } = openTabs();
  const [first, second] = validators;
  await session.open();
  await idle();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  session.form('tab').change('/Name', 'Ana');
  await session.advance();
  expect(session.view().step).toBe(1);
  expect(second).not.toHaveBeenCalled();
  await idle();
  expect(second).toHaveBeenCalledOnce();
  session.go(0);
  session.go(1);
  await idle();
  expect(second).toHaveBeenCalledOnce();
});

it('a session that has ended is not rehearsed', async () => {
  const { session, validators, idle } = openTabs();
  await session.open();
  session.end();
  await idle();
  expect(validators[0]).not.toHaveBeenCalled();
});
