import { expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/compile';
import { formats } from '../../../../engine/core';
import { loadedWizard, testWizard } from '../../../../engine/testing';
import english from '../../../../engine/texts/en.json';
import { oneTabFolder } from '../../../support/oneTabFolder';

const text = (title: string) => ({ type: 'string', title });

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
