import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { answer, sentIn, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';
import { fakeBlock } from './fakeBlock';

const REQUIRED = { schema: { type: 'object' as const, properties: {}, required: ['Name'] } };
const PARTS = [
  { id: 'both', data: ['first', 'second'], load: 'GET /both', save: 'POST /both' },
  { id: 'third', data: ['third'], load: 'GET /third', save: 'POST /third' },
];

/** A wizard of three tabs; the first two go out together, and the last has a block. */
function wizard(rules: RuleDefinition[] = []) {
  const section = { id: 'all', title: 'All', fields: ['Age', { block: 'fake', id: 'files' }] };
  return wizardOf(
    [
      { ...tabOf({ City: {} }), id: 'first' },
      { ...tabOf({ Name: {}, Nick: {} }, rules, REQUIRED), id: 'second' },
      { ...tabOf({ Age: {} }, [], { uiSchema: { 'ui:sections': [section] } }), id: 'third' },
    ],
    PARTS,
  );
}

const stored = { 'GET /both': () => answer({ City: 'Santos', Name: 'Ana', Nick: 'A' }) };

describe('a session opened at one tab', () => {
  it('shows that tab alone, whatever is incomplete before it', async () => {
    const { session } = sessionOf(wizard(), {}, { mode: 'edit', tab: 'second' });
    expect(session.view().step).toBe(1);
    await session.open();
    expect(session.view().step).toBe(1);
    expect(session.view().tabs.map(({ hidden }) => hidden)).toEqual([true, false, true]);
    session.go(0);
    expect(session.view().step).toBe(1);
  });

  it('saves the parts of that tab alone, with what the other tabs of the part have stored', async () => {
    const { session, calls, questions } = sessionOf(wizard(), stored, { mode: 'edit', tab: 'second' });
    await session.open();
    session.form('second').change('/Name', 'Bia');
    session.form('third').change('/Age', '30');
    expect(await session.save()).toEqual({ done: true });
    expect(sentIn(calls)).toEqual([['/both', { City: 'Santos', Name: 'Bia', Nick: 'A' }]]);
    expect(questions).toMatchObject([{ kind: 'success', title: 'Saved' }]);
  });

  it('checks everything before it saves, and has no way on', async () => {
    const { session, calls } = sessionOf(wizard(), {}, { tab: 'second' });
    await session.open();
    expect(await session.save()).toEqual({ done: false, focus: '/Name' });
    session.form('second').change('/Name', 'Ana');
    expect(await session.advance()).toEqual({ done: false });
    expect(sentIn(calls)).toEqual([]);
  });

  it('loads no blocks of other tabs, and says nothing of their loads that fail', async () => {
    const block = fakeBlock();
    let loads = 0;
    block.load = async () => {
      loads += 1;
      return true;
    };
    const failing = { 'GET /third': () => ({ status: 500 }) };
    const of = (tab: string) => sessionOf(wizard(), failing, { tab, mode: 'edit', blocks: { fake: block.factory } });
    const second = of('second');
    await second.session.open();
    expect([loads, second.questions]).toEqual([0, []]);
    const third = of('third');
    await third.session.open();
    expect(loads).toBe(1);
    expect(third.questions).toMatchObject([{ title: 'Not loaded' }]);
  });
});

it('loads nothing of a tab that settings alone hide, and all of one that data may show', async () => {
  const block = fakeBlock();
  let loads = 0;
  block.load = async () => {
    loads += 1;
    return true;
  };
  const loaded = wizard();
  const [first, second, third] = loaded.wizard.tabs;
  loaded.wizard.tabs = [
    first,
    { ...second, when: { '$tabs/first/City': { const: 'Santos' } } },
    { ...third, when: { anyOf: [{ '$settings/long': { const: true } }], not: { '$settings/short': true } } },
  ] as typeof loaded.wizard.tabs;
  const { session, calls } = sessionOf(loaded, stored, { blocks: { fake: block.factory } });
  await session.open();
  expect(calls.map(({ path }) => path)).toEqual(['/both']);
  expect(loads).toBe(0);
  expect(session.view().tabs.map(({ hidden }) => hidden)).toEqual([false, false, true]);
});

describe('the mode of a session', () => {
  const rules: RuleDefinition[] = [
    { id: 'nick', when: { $mode: { const: 'new' } }, show: ['Nick'], hidden: 'keep' },
    { id: 'name', when: { $mode: { enum: ['edit', 'renewal'] } }, lock: ['Name'] },
  ];

  it.each([
    ['new', false, false],
    ['edit', true, true],
    ['renewal', true, true],
  ] as const)('is read by rules as $mode: %s', async (mode, hidden, locked) => {
    const { session } = sessionOf(wizard(rules), stored, { mode });
    await session.open();
    const form = session.form('second');
    expect([form.view('/Nick').hidden, form.view('/Name').locked]).toEqual([hidden, locked]);
    expect(form.getState().data.Nick).toBe('A');
  });

  it('decides what stops a save: malformed values of a new registration, everything later', async () => {
    const results = ['new', 'edit', 'renewal'].map(async (mode) => {
      const { session } = sessionOf(
        wizard(),
        { 'GET /both': () => answer({ City: 'Santos' }) },
        { mode: mode as 'new' },
      );
      await session.open();
      return session.save();
    });
    expect(await Promise.all(results)).toEqual([
      { done: true },
      { done: false, focus: '/Name' },
      { done: false, focus: '/Name' },
    ]);
  });
});
