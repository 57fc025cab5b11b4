import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { changesFor } from '../../../src/features/wizard/versions/changes';
import { sessionOf, wizardOf } from '../../support/session';
import { tabOf } from '../../support/tabs';

const entry = { id: 'wizard', type: 1, route: '/wizard', title: 'Wizard', url: '/definitions/b.js', number: 2 };
const versionOf = (...codes: string[]) =>
  wizardOf([{ ...tabOf({ Kind: { oneOf: codes.map((code) => ({ const: code, title: code })) } }), id: 'one' }], []);

let steps: MigrationStep[];

beforeEach(() => {
  steps = [];
  vi.stubGlobal('fetch', async () => Response.json({ 1: { wizard: steps } }));
});
afterEach(() => void vi.unstubAllGlobals());

/** What is told to whoever answered `a` in the first version, and goes on in the second. */
async function changes() {
  const [from, session] = [sessionOf(versionOf('a', 'b')).session, sessionOf(versionOf('b')).session];
  for (const one of [from, session]) await one.open();
  from.form('one').change('/Kind', 'a');
  return changesFor(session, { entry, from, before: 1 });
}

it('an answer whose option is gone is to be given again', async () => {
  steps = [{ id: 's', codes: 'one/Kind', map: { a: null } }];
  expect(await changes()).toEqual({
    added: [],
    required: [],
    moved: [],
    gone: [],
    left: [],
    emptied: [{ title: 'Kind', tab: 'Tab' }],
  });
});

it('an answer whose option has another code is none of them', async () => {
  steps = [{ id: 's', codes: 'one/Kind', map: { a: 'b' } }];
  expect((await changes()).emptied).toEqual([]);
});
