import { expect, it } from 'vitest';
import type { PartDefinition } from '../../../../engine/core/definition/types';
import { testWizard } from '../../../../engine/testing';
import { answer, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const ROWS = { type: 'array', items: { type: 'object', properties: { Guid: {}, Name: {} } } };
const HOME = { type: 'object', properties: { Zip: {} } };
const tab = tabOf({ Name: {}, home: HOME, guests: ROWS, pets: ROWS } as never, [], {
  collections: {
    guests: {},
    pets: { load: 'GET /of/{$user/Id}/pets', delete: 'DELETE /of/{$user/Id}/pets/{Guid}' },
  },
});
const part = (id: string, more: Partial<PartDefinition>): PartDefinition => ({
  id,
  data: ['tab'],
  load: `GET /${id}/{$user/Id}`,
  save: `PUT /${id}/{$user/Id}/{Name}`,
  ...more,
});
const PARTS = [
  part('person', {}),
  part('home', { data: ['tab/home'], save: 'PUT /home/{Zip}' }),
  part('guests', { data: ['tab/guests'], each: true }),
];

it('names in the calls of a wizard are filled with what it knows, and encoded', async () => {
  const wizard = wizardOf([tab], PARTS);
  wizard.wizard.complete = { call: 'POST /complete/{$user/Id}' };
  const replies = {
    'GET /person/7%2F8': () => answer({ Name: 'Ada' }),
    'GET /home/7%2F8': () => answer({ Zip: '123' }),
    'GET /guests/7%2F8': () => answer([{ Guid: 'g1', Name: 'Charles' }]),
    'GET /of/7%2F8/pets': () => answer([{ Guid: 'p1', Name: 'Rex' }]),
  };
  const { session, calls } = testWizard(wizard, { replies, base: { mode: 'edit', user: { Id: '7/8' } } });
  await session.open();
  const form = session.form('tab');
  form.change('/Name', 'Ada L');
  form.change('/home/Zip', '456');
  form.change('/guests/0/Name', 'Grace');
  expect(await session.deleteRow('tab', 'pets', { Guid: 'p1', Name: 'Rex' })).toBe(true);
  expect(await session.advance()).toMatchObject({ concluded: true });
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /of/7%2F8/pets/p1',
    'PUT /person/7%2F8/Ada%20L',
    'PUT /home/456',
    'PUT /guests/7%2F8/Grace',
    'POST /complete/7%2F8',
  ]);
});

it('a name that is empty leaves the others of its call as they are', async () => {
  const save = 'PUT /person?id={$user/Id}&name={Name}&town={$user/Town}';
  const { session, calls } = testWizard(wizardOf([tab], [part('person', { save })]), {
    replies: { 'GET /person/7': () => answer({ Name: 'Ada' }) },
    base: { mode: 'edit', user: { Id: '7' } },
  });
  await session.open();
  session.form('tab').change('/Name', 'Grace');
  await session.save();
  expect(calls.at(-1)?.path).toBe('/person?id=7&name=Grace&town=');
});

it('a call with a name of its path empty is not made, as it would be about something else, and is told as such', async () => {
  const wizard = wizardOf([tab], [part('person', { load: 'GET /person', failure: { title: 'Refused', text: 'No.' } })]);
  const WORDS = { title: 'Not done', text: 'Something is missing.' };
  Object.assign(wizard.wizard.messages, { notCalled: WORDS, noAnswer: { title: 'No answer', text: 'Connect.' } });
  const { session, calls, questions } = testWizard(wizard, {
    replies: { 'GET /person': () => answer({ Name: 'Ada' }) },
    base: { mode: 'edit', user: {} },
  });
  await session.open();
  expect(session.view().failedLists).toEqual(['tab/pets']);
  session.form('tab').change('/Name', 'Grace');
  questions.length = 0;
  expect((await session.save()).done).toBe(false);
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(questions).toMatchObject([WORDS]);
});
