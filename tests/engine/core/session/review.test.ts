import { describe, expect, it } from 'vitest';
import type { PartDefinition, RuleDefinition, TabDefinition } from '../../../../engine/core/definition/types';
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

/** A session that was looked over at its last step and left for the first; each later look is answered with no. */
async function open(replies: Replies = {}) {
  const looks: number[] = [];
  const opened = sessionOf(
    wizardOf(tabs, parts),
    { 'GET /one': () => stored, 'GET /two': () => stored, 'GET /three': () => stored, ...replies },
    { host: { confirmConclusion: async () => looks.push(opened.session.view().step) > 99 } },
  );
  const { session } = opened;
  await session.open();
  expect(session.view().step).toBe(2);
  await session.advance();
  session.go(0);
  looks.length = 0;
  return { ...opened, looks };
}

describe('the way back to the look over everything', () => {
  it('saves the tab that was edited and leads over the others, of which none is asked or saved again', async () => {
    const { session, calls, questions, looks } = await open();
    session.form('one').change('/Name', 'Bia');
    expect(await session.review()).toEqual({ done: false });
    expect(sentIn(calls)).toEqual([['/one', { Name: 'Bia', Note: 'n' }]]);
    expect(questions.map(({ title }) => title)).toEqual(['Sure?']);
    expect(looks).toEqual([2]);
    expect(session.view().step).toBe(2);
  });

  it('stops at an error of the tab, as going on does', async () => {
    const { session, calls, looks } = await open();
    session.form('one').change('/Name', '');
    expect(await session.review()).toEqual({ done: false, focus: '/Name' });
    expect(session.view().step).toBe(0);
    expect(sentIn(calls)).toEqual([]);
    expect(looks).toEqual([]);
  });

  it('stays when the save fails', async () => {
    const { session, looks } = await open({ 'POST /one': () => ({ status: 400, body: { data: ['No.'] } }) });
    session.form('one').change('/Name', 'Bia');
    expect(await session.review()).toEqual({ done: false });
    expect(session.view().step).toBe(0);
    expect(looks).toEqual([]);
  });

  it('opens a later tab that the edit made incomplete', async () => {
    const { session, looks } = await open();
    session.form('two').change('/Name', '');
    expect(await session.review()).toEqual({ done: false, focus: '/Name' });
    expect(session.view().step).toBe(1);
    expect(looks).toEqual([]);
  });

  it('asks and saves for a later tab that was typed in, too', async () => {
    const { session, calls, questions } = await open();
    session.form('two').change('/Name', 'Bia');
    await session.review();
    expect(sentIn(calls)).toEqual([['/two', { Name: 'Bia', Note: 'n' }]]);
    expect(questions.map(({ title }) => title)).toEqual(['Sure?', 'Sure?']);
  });
});
