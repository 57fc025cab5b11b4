import { beforeEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSessionView } from '../../../src/features/wizard/useSessionView';
import { answer, sessionOf, wizardOf } from '../../support/session';
import { tabOf } from '../../support/tabs';

const loaded = wizardOf([tabOf({ Nome: {} })], [{ id: 'part', data: ['tab'], load: 'GET /part', save: 'POST /part' }]);

/** Lets everything run that runs before the next task. */
async function restOfTask() {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  // React draws as in a page: not when the test lets it.
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = page.IS_REACT_ACT_ENVIRONMENT;
  return () => {
    page.IS_REACT_ACT_ENVIRONMENT = before ?? false;
  };
});

const asInPage = () => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

it('what a session says once its data is there is drawn in a task of its own, and what it says then at once', async () => {
  const { session } = sessionOf(loaded, { 'GET /part': () => answer({}) });
  const { result } = await renderHook(() => useSessionView(session));
  asInPage();
  await session.open();
  await restOfTask();
  expect([session.view().phase, result.current.phase]).toEqual(['ready', 'loading']);
  await expect.poll(() => result.current).toBe(session.view());
  const before = session.view();
  session.form('tab')?.change('/Nome', 'Helena');
  await session.advance();
  await restOfTask();
  expect(session.view()).not.toBe(before);
  expect(result.current).toBe(session.view());
});

it('a page that goes before that is told nothing', async () => {
  const { session } = sessionOf(loaded, { 'GET /part': () => answer({}) });
  const { unmount, result } = await renderHook(() => useSessionView(session));
  await session.open();
  await unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(result.current.phase).toBe('loading');
});
