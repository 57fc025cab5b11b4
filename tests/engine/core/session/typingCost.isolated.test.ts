import { expect, it, onTestFinished, vi } from 'vitest';
import type { FieldSchema, RuleDefinition } from '../../../../engine/core/definition/types';
import { callsOf } from '../../../support/callCounts';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';
import { validatedOf } from '../../../support/validated';

const WRONG = '52998224726';
const RIGHT = '52998224725';

/** An open session of so many fields with a rule each, and of a second tab that reads the first; drafts go to a server. */
async function openSession(count: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fields: Record<string, FieldSchema> = { Cpf: { format: 'cpf' }, Name: {} };
  const rules: RuleDefinition[] = [];
  for (let index = 0; index < count; index += 1) {
    fields[`f${index}`] = { maxLength: 60 };
    rules.push({ id: `r${index}`, when: { [`f${index}`]: { const: 'x' } }, error: { at: `f${index}`, inline: 'x' } });
  }
  const tabs = [tabOf(fields, rules), { ...tabOf({ other: {} }), id: 'second' }];
  const loaded = wizardOf(tabs, []);
  Object.assign(loaded.tabs, Object.fromEntries(tabs.map((tab) => [tab.id, validatedOf(tab)])));
  const today = vi.fn(() => '2026-11-21');
  const now = vi.fn(() => '2026-11-21T12:00:00.000Z');
  const { session } = sessionOf(
    loaded,
    {},
    {
      clock: { today, now },
      drafts: {
        writer: 'window',
        isSameDevice: () => true,
        load: async () => ({ revision: 0, entries: [] }),
        send: async () => ({ revision: 1, entries: [] }),
      },
    },
  );
  await session.open();
  return { session, form: session.form('tab'), today, now };
}

/** How many functions of the engine each of these calls, in a session of so many fields. */
async function costsOf(count: number) {
  const { form, session } = await openSession(count);
  const { leave, change } = form;
  const act = () => ({
    key: callsOf(() => change('/Name', 'a')),
    leave: callsOf(() => leave('/Name')),
    keyOfWrong: callsOf(() => change('/Cpf', WRONG)),
    leaveWrong: callsOf(() => leave('/Cpf')),
    keyOfRight: callsOf(() => change('/Cpf', RIGHT)),
    leaveEmpty: callsOf(() => leave('/f0')),
  });
  act();
  change('/Name', 'b');
  change('/Cpf', undefined);
  const costs = act();
  expect(session.view().tabs[0]?.errors).toBe(0);
  return costs;
}

/** What each of them calls, as it is counted: whoever makes one dearer says so here. */
const COUNTED = { key: 139, leave: 49, keyOfWrong: 257, leaveWrong: 118, keyOfRight: 177, leaveEmpty: 23 };

it('typing, a full number that turns wrong, and leaving cost the same among 50 fields and among 1,000', async () => {
  const small = await costsOf(50);
  const large = await costsOf(1000);
  expect(Object.values(small).every((calls) => calls > 0)).toBe(true);
  expect(large).toEqual(small);
  for (const [name, counted] of Object.entries(COUNTED))
    expect(small[name as keyof typeof COUNTED], name).toBeLessThanOrEqual(counted);
}, 90_000);

it('a key that completes a wrong number calls 80 functions more than one that completes a right one, which find its message', async () => {
  const { keyOfWrong, keyOfRight } = await costsOf(50);
  expect(keyOfWrong - keyOfRight).toBe(80);
});

it('the list of steps is told of an error at once', async () => {
  const { form, session } = await openSession(50);
  form.change('/Cpf', WRONG);
  expect(session.view().tabs[0]?.errors).toBe(1);
  form.change('/Cpf', RIGHT);
  expect(session.view().tabs[0]?.errors).toBe(0);
});

it('whether a tab is complete is said once the server has what was typed', async () => {
  const { form, session } = await openSession(1);
  expect(session.view().tabs[0]?.complete).toBe(true);
  form.change('/Cpf', WRONG);
  expect(session.draft.state()).toBe('saving');
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.draft.state()).toBe('saved');
  expect(session.view().tabs[0]?.complete).toBe(false);
});

it('a key asks no clock as long as no rule reads the time', async () => {
  const { form, today, now } = await openSession(50);
  today.mockClear();
  now.mockClear();
  form.change('/Name', 'a');
  form.leave('/Name');
  expect(today).not.toHaveBeenCalled();
  expect(now).not.toHaveBeenCalled();
});
