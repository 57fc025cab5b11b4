import { expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/compile';
import { formats } from '../../../../engine/core';
import { loadedWizard, testWizard } from '../../../../engine/testing';
import english from '../../../../engine/texts/en.json';
import { oneTabFolder } from '../../../support/oneTabFolder';

const text = (title: string) => ({ type: 'string', title });
const section = (id: string, field: string) => ({ id, title: id, fields: [field] });
const LOAD_FAILED = {
  title: 'Your data did not load',
  text: 'What was saved before could not be loaded. It is asked for again before anything is saved.',
};

const tab = {
  schema: {
    type: 'object',
    properties: {
      topics: { type: 'array', title: 'Topics', items: { type: 'string', enum: ['news', 'music', 'art'] } },
      home: { type: 'object', properties: { street: text('Street'), zip: text('ZIP') } },
      guided: { type: 'boolean', title: 'Guided?', default: false },
      people: { type: 'array', title: 'People', items: { type: 'object', properties: { name: text('Name') } } },
    },
  },
  uiSchema: {
    'ui:sections': [{ id: 's', title: 'S', fields: ['topics', 'home/street', 'home/zip', 'guided', 'people'] }],
    topics: { 'ui:widget': 'checkboxes' },
  },
  collections: { people: { title: 'Person {n}', add: 'Add', fields: ['name'] } },
};

it('what was typed over a part that had not loaded goes over what the server holds, and takes nothing of it away', async () => {
  const dir = oneTabFolder(tab);
  const loaded = await loadedWizard(compileSchemas(dir, { texts: english }), 'w', formats);
  let asked = 0;
  const held = {
    topics: ['news', 'art'],
    home: { street: 'Old Lane', zip: '12345' },
    guided: true,
    people: [{ name: 'Ada' }],
  };
  const { session, sent } = testWizard(loaded, {
    replies: { 'GET /t': () => (asked++ === 0 ? { status: 500 } : { status: 200, body: held }) },
  });
  await session.open();
  const form = session.form('t');
  form.change('/topics', ['news', 'music']);
  form.change('/home/street', 'New Lane');
  form.addRow('people');
  form.change('/people/0/name', 'Charles');
  await session.advance();
  expect(sent()[0]).toEqual([
    '/t',
    {
      topics: ['news', 'art', 'music'],
      home: { street: 'New Lane', zip: '12345' },
      guided: true,
      people: [{ name: 'Ada' }, { name: 'Charles' }],
    },
  ]);
});

it('a part and lists that did not load are told once, as something that did not load', async () => {
  const people = {
    title: 'Person',
    rows: { one: 'person', other: 'people' },
    load: 'GET /people',
    delete: 'DELETE /people?id={id}',
    columns: [{ title: 'Name', fields: ['name'] }],
    forms: [{ id: 'person', title: 'Person', open: 'inline', fields: ['name'], save: 'POST /people' }],
  };
  const row = { type: 'object', properties: { id: { type: 'string' }, name: text('Name') } };
  const dir = oneTabFolder(
    {
      schema: { type: 'object', properties: { note: text('Note'), people: { type: 'array', title: 'P', items: row } } },
      uiSchema: { 'ui:sections': [section('a', 'note'), section('b', 'people')] },
      collections: { people },
    },
    { parts: [{ id: 't', data: ['t/note'], load: 'GET /t', save: 'PUT /t' }] },
  );
  const loaded = await loadedWizard(compileSchemas(dir, { texts: english }), 'w', formats);
  const { session, questions } = testWizard(loaded, {
    replies: { 'GET /t': () => ({ status: 500 }), 'GET /people': () => ({ status: 500 }) },
  });
  await session.open();
  expect(questions).toEqual([{ kind: 'error', yes: english.texts.closeMessage, ...LOAD_FAILED }]);
  expect([session.view().failedLists, session.view().failedParts.length]).toEqual([['t/people'], 1]);
  expect(await session.reloadRows('t', 'people')).toBe(false);
  expect(questions).toHaveLength(2);
});
