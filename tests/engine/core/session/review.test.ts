import { describe, expect, it } from 'vitest';
import type { PartDefinition, RuleDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import type { Json } from '../../../../engine/core/json';
import type { AskedPlace } from '../../../../engine/core/session/view';
import { type Replies, sentIn, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const NAMES = ['one', 'two', 'three'];
const ASK: RuleDefinition = { id: 'ask', before: ['advance'], when: { Note: true }, ask: { title: 'Sure?', yes: 'y' } };
const tabs: TabDefinition[] = NAMES.map((id) => ({
  ...tabOf({ Name: {}, Note: {} }, id === 'three' ? [] : [ASK], {
    schema: { type: 'object', properties: {}, required: ['Name'] },
  }),
  id,
}));
const parts: PartDefinition[] = NAMES.map((id) => ({ id, data: [id], load: `GET /${id}`, save: `POST /${id}` }));
const stored = { body: { data: { Name: 'Ana', Note: 'n' } } };

const replies = { 'GET /one': () => stored, 'GET /two': () => stored, 'GET /three': () => stored };
const LOOK = 3;

/** A session that was looked over after its last tab and left for the first. */
async function open(more: Replies = {}) {
  const opened = sessionOf(wizardOf(tabs, parts), { ...replies, ...more }, { review: 'look' });
  const { session } = opened;
  await session.open();
  expect(session.view().step).toBe(2);
  await session.advance();
  expect(session.view().step).toBe(LOOK);
  session.go(0);
  return opened;
}

describe('the way back to the look over everything', () => {
  it('saves the tab that was edited and leads over the others, of which none is asked or saved again', async () => {
    const { session, calls, questions } = await open();
    session.form('one').change('/Name', 'Bia');
    expect(await session.review()).toEqual({ done: true });
    expect(sentIn(calls)).toEqual([['/one', { Name: 'Bia', Note: 'n' }]]);
    expect(questions.map(({ title }) => title)).toEqual(['Sure?']);
    expect(session.view().step).toBe(LOOK);
    expect(await session.conclude()).toEqual({ done: true, concluded: true });
    expect(questions).toHaveLength(1);
  });

  it('stops at an error of the tab, as going on does', async () => {
    const { session, calls } = await open();
    session.form('one').change('/Name', '');
    expect(await session.review()).toEqual({ done: false, focus: '/Name' });
    expect(session.view().step).toBe(0);
    expect(sentIn(calls)).toEqual([]);
  });

  it('stays when the save fails', async () => {
    const { session } = await open({ 'POST /one': () => ({ status: 400, body: { data: ['No.'] } }) });
    session.form('one').change('/Name', 'Bia');
    expect(await session.review()).toEqual({ done: false });
    expect(session.view().step).toBe(0);
  });

  it('opens a later tab that the edit made incomplete', async () => {
    const { session } = await open();
    session.form('two').change('/Name', '');
    expect(await session.review()).toEqual({ done: false, focus: '/Name' });
    expect(session.view().step).toBe(1);
  });

  it('asks and saves for a later tab that was typed in, too', async () => {
    const { session, calls, questions } = await open();
    session.form('two').change('/Name', 'Bia');
    await session.review();
    expect(sentIn(calls)).toEqual([['/two', { Name: 'Bia', Note: 'n' }]]);
    expect(questions.map(({ title }) => title)).toEqual(['Sure?', 'Sure?']);
  });
});

/** A session whose steps may be opened up to the highest that was reached, opened at a place. */
async function openAt(place: AskedPlace, data: Json = stored) {
  const loaded = wizardOf(tabs, parts);
  const wizard = { ...loaded.wizard, navigation: 'reached' as const };
  const own = { ...replies, 'GET /three': () => data } as Replies;
  const opened = sessionOf({ ...loaded, wizard }, own, { review: 'look', place });
  await opened.session.open();
  return opened.session;
}

describe('a reload of the look over everything', () => {
  it('opens it again where everything is complete and saved, and sends it from there', async () => {
    const session = await openAt({ tab: 'look', reached: 'look' });
    expect(session.view().step).toBe(LOOK);
    expect(await session.conclude()).toEqual({ done: true, concluded: true });
  });

  it('opens the first incomplete tab where something is missing', async () => {
    const session = await openAt({ tab: 'look', reached: 'look' }, { body: { data: { Note: 'n' } } });
    expect(session.view().step).toBe(2);
  });

  it('is none where only the address asks for it', async () => {
    expect((await openAt({ tab: 'look' })).view().step).toBe(2);
  });
});

describe('the list of steps', () => {
  it('leads back to it from a tab, unless something is not saved', async () => {
    const session = await openAt({ tab: 'look', reached: 'look' });
    session.go(0);
    expect(session.view().tabs[LOOK]?.clickable).toBe(true);
    session.form('one').change('/Name', 'Bia');
    session.go(LOOK);
    expect([session.mayLookOver(), session.view().step]).toEqual([false, 0]);
    session.form('one').change('/Name', 'Ana');
    session.go(LOOK);
    expect(session.view().step).toBe(LOOK);
  });
});
