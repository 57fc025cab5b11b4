import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compileSchemas } from 'ficha-engine/compile';
import { formats } from 'ficha-engine/core';
import { fill, loadedWizard, shownErrors, shownValues, testWizard } from 'ficha-engine/testing';

const texts = JSON.parse(readFileSync('node_modules/ficha-engine/texts/en.json', 'utf8'));
const visit = await loadedWizard(compileSchemas('schemas', { texts }), 'visit', formats);

test('asks for the language of a guided tour alone', async () => {
  const { session } = testWizard(visit);
  await session.open();
  const day = session.form('day');
  assert.deepEqual(Object.keys(shownValues(day)), ['/date', '/guided']);
  fill(day, { '/guided': true });
  assert.deepEqual(Object.keys(shownValues(day)), ['/date', '/guided', '/language']);
});

test('saves a visitor once the e-mail is right', async () => {
  const { session, sent } = testWizard(visit);
  await session.open();
  fill(session.form('visitor'), { '/name': 'Ada Lovelace', '/email': 'ada' });
  assert.equal((await session.advance()).done, false);
  assert.deepEqual(Object.keys(shownErrors(session.form('visitor'))), ['/email']);
  fill(session.form('visitor'), { '/email': 'ada@example.com' });
  assert.equal((await session.advance()).done, true);
  assert.deepEqual(sent(), [['/visitor', { name: 'Ada Lovelace', email: 'ada@example.com' }]]);
});
