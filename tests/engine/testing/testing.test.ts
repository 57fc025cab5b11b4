import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../engine/compile';
import { formats } from '../../../engine/core';
import {
  fill,
  loadedForm,
  loadedWizard,
  shownErrors,
  shownValues,
  testForm,
  testWizard,
} from '../../../engine/testing';
import english from '../../../engine/texts/en.json' with { type: 'json' };
import { temporaryFolder } from '../../support/temporaryFolder';

const NAME = { type: 'string', title: 'Name' };
const compiled = compileSchemas('examples/own-wizard/schemas', { texts: english });
const visit = () => loadedWizard(compiled, 'visit', formats);

describe('a wizard in a test', () => {
  it('is compiled definitions on a server in memory, and says what was sent, asked and kept', async () => {
    const { session, sent, questions, kept } = testWizard(await visit());
    await session.open();
    fill(session.form('visitor'), { '/name': 'Ada Lovelace' });
    expect(await session.advance()).toMatchObject({ done: false, focus: '/email' });
    expect(questions).toMatchObject([{ title: 'Not yet complete', text: 'Please fill in E-mail.' }]);
    session.flush();
    expect([...kept.keys()]).toEqual(['unsaved']);

    fill(session.form('visitor'), { '/email': 'ada@example.com' });
    expect(await session.advance()).toMatchObject({ done: true });
    expect(sent()).toEqual([['/visitor', { name: 'Ada Lovelace', email: 'ada@example.com' }]]);
  });

  it('has what a server answers, by call', async () => {
    const { session, calls } = testWizard(await visit(), {
      replies: {
        'GET /visitor': { body: { data: { name: 'Ada Lovelace' } } },
        'POST /visitor': ({ body }) => ({ status: body ? 500 : 200 }),
      },
    });
    await session.open();
    expect(shownValues(session.form('visitor'))).toEqual({ '/name': 'Ada Lovelace', '/email': undefined });
    fill(session.form('visitor'), { '/email': 'ada@example.com' });
    expect((await session.advance()).done).toBe(false);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /visitor', 'GET /day', 'POST /visitor']);
  });

  it('is reloaded with what an earlier one kept', async () => {
    const loaded = await visit();
    const { session, kept } = testWizard(loaded);
    await session.open();
    fill(session.form('visitor'), { '/name': 'Ada' });
    session.flush();
    const again = testWizard(loaded, { kept });
    await again.session.open();
    expect(shownValues(again.session.form('visitor'))).toMatchObject({ '/name': 'Ada' });
  });

  it('says what is wrong with definitions, and which wizards there are', async () => {
    const wrong = compileSchemas(temporaryFolder({ 'a/wizard.json': '{' }));
    expect(() => loadedWizard(wrong, 'a', formats)).toThrow(/a\/wizard\.json:1:\d+ {2}\w+ {2}/);
    expect(() => loadedWizard(compiled, 'visits', formats)).toThrow(
      'The definitions have no "visits". They have: visit.',
    );
    await expect(loadedForm(compiled, 'visit/day', formats)).rejects.toThrow(
      'The definitions have no "visit/day". They have: none.',
    );
  });
});

describe('fields in a test', () => {
  const dayOf = async () => {
    const { session } = testWizard(await visit());
    await session.open();
    return session.form('day');
  };

  it('are filled in where a customer could', async () => {
    const day = await dayOf();
    expect(Object.keys(shownValues(day))).toEqual(['/date', '/guided']);
    expect(() => fill(day, { '/language': 'English' })).toThrow('The field "/language" is hidden');
    expect(() => fill(day, { '/lang': 'English' })).toThrow('The form has no field "/lang".');
    fill(day, { '/guided': true, '/language': 'English' });
    expect(shownValues(day)).toEqual({ '/date': undefined, '/guided': true, '/language': 'English' });
  });

  it('show what is wrong once they are left', async () => {
    const { session } = testWizard(await visit());
    await session.open();
    fill(session.form('visitor'), { '/email': 'ada' });
    expect(shownErrors(session.form('visitor'))).toEqual({ '/email': english.formats.email.at });
  });
});

it('a row is filled in where there is one', async () => {
  const guests = { type: 'array', title: 'Guests', items: { type: 'object', properties: { name: NAME } } };
  const tab = {
    ...{ id: 'guests', title: 'Guests', schema: { type: 'object', properties: { guests } } },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['guests'] }] },
    collections: {
      guests: {
        ...{ title: 'Guest', empty: 'Nobody yet', columns: [{ title: 'Name', fields: ['name'] }] },
        rows: { one: 'guest', other: 'guests' },
        load: 'GET /guests',
        forms: [
          { id: 'guest', open: 'inline', title: 'Guest', button: 'Add guest', fields: ['name'], save: 'POST /guests' },
        ],
      },
    },
    examples: { valid: [{ guests: [{ name: 'Ada' }] }], invalid: [] },
  };
  const wizard = JSON.parse(readFileSync('examples/own-wizard/schemas/visit/wizard.json', 'utf8'));
  const own = { tabs: [{ id: 'guests' }], parts: [{ ...wizard.parts[0], id: 'guests', data: ['guests'] }] };
  const folder = temporaryFolder({
    'visit/wizard.json': JSON.stringify({ ...wizard, ...own }),
    'visit/guests.json': JSON.stringify(tab),
  });
  const { session } = testWizard(await loadedWizard(compileSchemas(folder, { texts: english }), 'visit', formats));
  await session.open();
  const form = session.form('guests');
  expect(() => fill(form, { '/guests/0/name': 'Ada' })).toThrow(
    'The list "guests" has no row 0: there is nothing to fill in at "/guests/0/name".',
  );
  form.change('/guests', [{}]);
  fill(form, { '/guests/0/name': 'Ada' });
  expect(form.getState().data).toEqual({ guests: [{ name: 'Ada' }] });
});

it('a form that stands alone is opened in the same surroundings', async () => {
  const folder = temporaryFolder({
    'entry/forms.json': JSON.stringify({ id: 'entry', title: 'Entry', language: 'en', forms: [{ id: 'name' }] }),
    'entry/name.json': JSON.stringify({
      id: 'name',
      title: 'Name',
      schema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] },
      uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['name'] }] },
      examples: { valid: [{ name: 'Ada' }], invalid: [] },
    }),
  });
  const { form, standalone } = testForm(
    await loadedForm(compileSchemas(folder, { texts: english }), 'entry/name', formats),
  );
  fill(form, { '/name': 'Ada' });
  expect(standalone.shownData()).toEqual({ name: 'Ada' });
});
