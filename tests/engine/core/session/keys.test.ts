import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import { createDraftServer } from '../../../support/draftServer';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const FIELDS = Array.from({ length: 200 }, (_, index) => `Field${index}`);
const LONG: TabDefinition = { ...tabOf(Object.fromEntries(FIELDS.map((name) => [name, {}]))), id: 'long' };
const NEXT: TabDefinition = { ...tabOf({ Other: {} }), id: 'next' };
const PART: PartDefinition = { id: 'part', data: ['long', 'next'], load: 'GET /part', save: 'POST /part' };

/** An open wizard whose second tab is there with an answer in the first, and all that is done in it. */
async function openWizard(whenIdle?: (latest?: number) => Promise<void>) {
  const loaded = wizardOf([LONG, NEXT], [PART]);
  const done = { told: 0, toldOfDraft: 0, validated: 0, written: 0 };
  loaded.wizard.tabs = [{ id: 'long' }, { id: 'next', when: { '$tabs/long/Field1': { const: 'yes' } } }];
  for (const tab of Object.values(loaded.tabs)) {
    tab.validators[''] = () => {
      done.validated += 1;
      return true;
    };
  }
  const server = createDraftServer();
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write(key: string, value: string) {
      done.written += 1;
      kept.set(key, value);
    },
    remove: (key: string) => void kept.delete(key),
  };
  const drafts = server.windowOf('one');
  const { session } = sessionOf(
    loaded,
    { 'GET /part': () => answer({}) },
    { drafts, storage, ...(whenIdle && { host: { whenIdle } }) },
  );
  await session.open();
  await vi.advanceTimersByTimeAsync(2 * DRAFT_DELAY_MS);
  session.subscribe(() => {
    done.told += 1;
  });
  session.draft.subscribe(() => {
    done.toldOfDraft += 1;
  });
  const fields: string[] = [];
  for (const name of FIELDS)
    session.form('long').listeners.subscribe(`/${name}`, () => {
      fields.push(name);
    });
  const toText = JSON.stringify;
  const stringify = vi.spyOn(JSON, 'stringify');
  // What runs the tests writes JSON of its own.
  const ofTheForm = ([value]: unknown[]) => toText(value)?.includes('Field0');
  const start = { ...done };
  return {
    server,
    session,
    kept,
    fields,
    type: (value: string, field = 'Field0') => session.form('long').change(`/${field}`, value),
    /** What was done since it was opened. */
    done: () => ({
      told: done.told - start.told,
      toldOfDraft: done.toldOfDraft - start.toldOfDraft,
      validated: done.validated - start.validated,
      written: done.written - start.written,
      serialised: stringify.mock.calls.filter(ofTheForm).length,
    }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the first key in a wizard with drafts', () => {
  it('is told to its field and to who shows where typing is; nothing is validated, serialised or written for it', async () => {
    const { session, type, fields, done } = await openWizard();
    expect(session.draft.state()).toBe('saved');
    type('a');
    expect(session.draft.state()).toBe('saving');
    expect(fields).toEqual(['Field0']);
    expect(done()).toEqual({ told: 0, toldOfDraft: 1, validated: 0, written: 0, serialised: 0 });
  });

  it('is written once, with all that is typed in the 300 ms after it, and no tab is worked out until it was sent', async () => {
    const { session, type, kept, done } = await openWizard();
    for (const text of ['a', 'ab', 'abc']) {
      type(text);
      await vi.advanceTimersByTimeAsync(99);
    }
    expect(done()).toMatchObject({ told: 0, validated: 0, written: 0 });
    await vi.advanceTimersByTimeAsync(3);
    expect(JSON.parse([...kept.values()].at(-1) ?? '').tabs).toEqual({ long: { Field0: 'abc' } });
    expect(done()).toMatchObject({ told: 0, toldOfDraft: 1, validated: 0, written: 1, serialised: 1 });
    expect(session.draft.state()).toBe('saving');
  });

  it('is written once the page is idle, a fifth of a second later at most, or at once as the page ends', async () => {
    const waits: (number | undefined)[] = [];
    let idle = () => {};
    const { session, type, done } = await openWizard((latest) => {
      waits.push(latest);
      return new Promise((resolve) => {
        idle = resolve;
      });
    });
    waits.splice(0);
    type('a');
    await vi.advanceTimersByTimeAsync(301);
    expect([waits, done().written]).toEqual([[200], 0]);
    idle();
    await vi.advanceTimersByTimeAsync(0);
    expect(done().written).toBe(1);
    type('ab');
    await vi.advanceTimersByTimeAsync(301);
    session.flush();
    expect(done().written).toBe(2);
    idle();
    await vi.advanceTimersByTimeAsync(0);
    expect(done().written).toBe(2);
  });

  it('is in the list of steps once the server has it, and who has nothing new to show hears nothing', async () => {
    const { server, session, type, done } = await openWizard();
    type('yes');
    await vi.advanceTimersByTimeAsync(2 * DRAFT_DELAY_MS);
    expect(session.draft.state()).toBe('saved');
    expect(done()).toMatchObject({ told: 0, toldOfDraft: 2 });
    expect(session.view().tabs[1]?.hidden).toBe(true);
    type('yes', 'Field1');
    await vi.advanceTimersByTimeAsync(2 * DRAFT_DELAY_MS);
    expect(server.calls).toHaveLength(2);
    expect(session.view().tabs[1]?.hidden).toBe(false);
    expect(done()).toMatchObject({ told: 1, toldOfDraft: 4 });
  });
});

it('no key waits longer than 300 ms for the device, however the keys follow each other', async () => {
  const { type, kept } = await openWizard();
  const held = () => JSON.parse([...kept.values()].at(-1) ?? '{}').tabs?.long?.Field0 ?? '';
  const typedAt: number[] = [];
  let longest = 0;
  for (let tick = 0; tick < 400; tick += 1) {
    // Faster and slower, and with pauses.
    if (tick % 50 < 30 && tick % (1 + (tick % 7)) === 0) {
      typedAt.push(tick);
      type('x'.repeat(typedAt.length));
    }
    await vi.advanceTimersByTimeAsync(10);
    const oldest = typedAt[held().length];
    if (oldest !== undefined) longest = Math.max(longest, (tick + 1 - oldest) * 10);
  }
  expect(typedAt.length).toBeGreaterThan(80);
  expect(longest).toBeLessThanOrEqual(300);
});
