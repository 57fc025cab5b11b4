import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { RECORDS } from '../../../server/storage/erasure/records';
import * as schema from '../../../server/storage/schema';
import { OF_TABLES } from './ofTables';

const { records, treatments } = JSON.parse(readFileSync('schemas/shared.json', 'utf8'));

/** What is about nobody: texts, definitions, settings, keys of other systems. */
const ABOUT_NOBODY = [
  ...['declaration_edition', 'declaration_template', 'declaration_version', 'product_terms'],
  ...['definition_version', 'definition_module', 'definition_proposal', 'definition_log', 'definition_key'],
  ...[
    'revision',
    'revision_set',
    'setting',
    'integration_key',
    'integration_call',
    'file_owner',
    'shared_changes',
    'sweep',
  ],
];

it('every table that holds something of customers belongs to a record, or to the fields of forms', () => {
  const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
  const unknown = tables.map(getTableName).filter((name) => !(name in OF_TABLES) && !ABOUT_NOBODY.includes(name));
  expect(unknown).toEqual([]);
});

it('every record says in shared.json what it is treated for, and the server knows how it goes', () => {
  expect(Object.keys(records).sort()).toEqual(Object.keys(RECORDS).sort());
  expect(Object.values(OF_TABLES).filter((name) => name !== 'fields' && !(name in RECORDS))).toEqual([]);
});

/** What the server deletes a time after it was kept, whatever becomes of the account. */
const GOES_BY_TIME = ['access', 'answer', 'draft', 'event', 'mail', 'request', 'waitingFile'];

it('nothing is said to go a time after it was kept that stays as long as the account', () => {
  const byTime = Object.keys(records).filter(
    (name) => treatments[records[name].treatment].retention.from === 'collection',
  );
  expect(byTime.sort()).toEqual(GOES_BY_TIME);
});
