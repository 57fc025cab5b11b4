import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeCommands } from '../../../server/admin/run';
import { openDefinitions } from '../../../server/storage/definitions/live';
import { newestNumber } from '../../../server/storage/definitions/published';
import type { DefinitionsPackage, LiveDefinitions, PublishedFinding } from '../../../server/storage/definitions/types';
import { openTestDatabase, type TestDatabase } from '../testServer';
import { packageOf } from './packageOf';
import { publishOver } from './publishing';
import { runAdmin } from './runAdmin';

const now = new Date('2026-11-22T12:00:00Z');
const file = join(mkdtempSync(join(tmpdir(), 'ficha-publication-')), 'publication.json');
const STEP = { id: 'fim', retired: 'dados-financeiros/Antigo', title: 'Antigo' };
const MOVED = { id: 'outro', moved: 'a/b', to: 'c/d' };

let first: DefinitionsPackage;
let second: DefinitionsPackage;
let store: TestDatabase;
let definitions: LiveDefinitions;

beforeAll(() => {
  first = packageOf();
  second = packageOf({
    'pf/dados-financeiros.json': (tab) => {
      tab.schema.properties.BensMoveis.title = 'O que se move';
    },
  });
});
beforeEach(async () => {
  store = await openTestDatabase();
  await publishOver(store.database, first);
  definitions = await openDefinitions(store.database, now);
});
afterEach(() => store.close());

const admin = (line: string) => runAdmin(line, { database: store.database, definitions, now });

const finding = (over: Partial<PublishedFinding> = {}): PublishedFinding => ({
  id: 'fieldRequired:pf/enderecos/Cep',
  kind: 'asksMore',
  wizard: 'pf',
  tab: 'enderecos',
  fields: ['Cep'],
  message: 'Cep is required.',
  ...over,
});

/** Publishes a file as "npm run definitions" hands it over. */
function publishFile(over: object = {}): Promise<string> {
  const given = { base: 1, content: second, findings: [], note: 'Outro título', author: 'Ana', ...over };
  writeFileSync(file, JSON.stringify(given));
  return admin(`definitions publish ${file}`);
}

describe('publishing', () => {
  it('puts a version in force, with its note and who it is from', async () => {
    expect(await publishFile()).toBe('Version 2 is published.');
    expect(definitions.current.number).toBe(2);
    expect((await admin('definitions list')).split('\n')).toEqual([
      expect.stringMatching(/^1 · [0-9a-f]{8} · .* · ana · a test$/),
      expect.stringMatching(/^2 · [0-9a-f]{8} · 22\/11\/2026 às 09:00 · Ana · Outro título · current$/),
    ]);
  });

  it('refuses what was compared with an older version', async () => {
    await publishFile();
    await expect(publishFile()).rejects.toThrow('Version 2 was published meanwhile: compare with that one.');
  });

  it('refuses a finding without an answer, but for a compatible one', async () => {
    const findings = [finding(), finding({ id: 'title:pf', kind: 'compatible' })];
    await expect(publishFile({ findings })).rejects.toThrow('No answer to fieldRequired:pf/enderecos/Cep.');
    const answered = [{ ...finding(), answer: { kind: 'carry' } }];
    expect(await publishFile({ findings: answered })).toBe('Version 2 is published.');
  });

  it('decides for a wizard by the gravest answer: stop, then the earliest end', async () => {
    const findings = [
      { ...finding({ id: 'a' }), answer: { kind: 'finish', until: '2027-02-01T03:00:00.000Z' } },
      { ...finding({ id: 'b' }), answer: { kind: 'finish', until: '2027-01-01T03:00:00.000Z' } },
      { ...finding({ id: 'c', wizard: 'pj' }), answer: { kind: 'finish', until: '2027-01-01T03:00:00.000Z' } },
      { ...finding({ id: 'd', wizard: 'pj' }), answer: { kind: 'stop', message: 'Leia.' } },
      { ...finding({ id: 'e', wizard: 'fundo' }), answer: { kind: 'carry' } },
    ];
    expect((await publishFile({ findings })).split('\n')).toEqual([
      'pf: the answers differ, the gravest counts: may be finished until 01/01/2027 às 00:00',
      'pj: the answers differ, the gravest counts: stops with "Leia."',
      'Version 2 is published.',
    ]);
    expect(definitions.current.fates).toEqual({
      pf: { kind: 'finish', until: '2027-01-01T03:00:00.000Z' },
      pj: { kind: 'stop', message: 'Leia.' },
    });
    expect(await admin('definitions show 2')).toContain('pf: may be finished until 01/01/2027 às 00:00');
  });

  it('takes the steps that the version before did not have', async () => {
    await publishFile({ content: { ...second, migrations: { pf: [STEP] } } });
    const later = { ...STEP, id: 'depois' };
    await publishFile({ base: 2, content: { ...first, migrations: { pf: [STEP, later] } } });
    expect(definitions.versions.map(({ steps }) => steps)).toEqual([{}, { pf: [STEP] }, { pf: [later] }]);
  });

  it('refuses what a server could not load: a module that throws, and one that is not there', async () => {
    const [name = ''] = Object.keys(second.modules).filter((module) => module.startsWith('pf'));
    const { [name]: _, ...others } = second.modules;
    const refused = (modules: object) => expect(publishFile({ content: { ...second, modules } })).rejects;
    await refused({ ...others, [name]: 'throw new Error("half a file")' }).toThrow(
      `The module ${name} of the definitions cannot be loaded: half a file.`,
    );
    await refused(others).toThrow('What the modules of the definitions hold cannot be loaded: ');
    expect(await newestNumber(store.database)).toBe(1);
  });

  it('comes into force at its moment', async () => {
    const startsAt = '2026-12-01T03:00:00.000Z';
    expect(await publishFile({ startsAt })).toBe('Version 2 is published, in force from 01/12/2026 às 00:00.');
    expect(definitions.current.number).toBe(1);
  });

  it('goes back with the steps turned round, or says which cannot be', async () => {
    const moved = { id: 'm', moved: 'a/b', to: 'c/d' };
    await publishFile({ content: { ...second, migrations: { pf: [moved] } } });
    await publishFile({ base: 2, content: first, backTo: 1 });
    expect(definitions.current.steps.pf).toMatchObject([{ moved: 'c/d', to: 'a/b' }]);
    const lost = { id: 'c', codes: 'a/b', map: { 1: 2, 3: 2 } };
    await publishFile({ base: 3, content: { ...second, migrations: { pf: [lost] } } });
    await expect(publishFile({ base: 4, content: first, backTo: 3 })).rejects.toThrow(
      'Version 4 cannot go back to 3: nothing turns round the steps c of pf.',
    );
  });

  it('refuses sources that lost a step of the version before, or changed it', async () => {
    const moved = { id: 'm', moved: 'dados-financeiros/BensMoveis', to: 'dados-financeiros/BensQueSeMovem' };
    await publishFile({ content: { ...second, migrations: { pf: [moved, STEP] } } });
    const refusal = (ids: string) =>
      `The steps ${ids} of version 2 are missing or differ. They have to stay; "npm run definitions -- rollback <number>" goes back to an older version.`;
    await expect(publishFile({ base: 2, content: first })).rejects.toThrow(refusal('m, fim'));
    const other = { ...first, migrations: { pf: [STEP, { ...moved, to: 'dados-financeiros/Outro' }] } };
    await expect(publishFile({ base: 2, content: other })).rejects.toThrow(refusal('m'));
    expect(await publishFile({ base: 2, content: first, backTo: 1 })).toBe('Version 3 is published.');
    // The steps of what was gone back from may be taken once more.
    const again = { ...second, migrations: { pf: [moved, STEP] } };
    expect(await publishFile({ base: 3, content: again })).toBe('Version 4 is published.');
    const without = {
      ...first,
      index: { ...first.index, wizards: first.index.wizards.filter(({ id }) => id !== 'pf') },
    };
    expect(await publishFile({ base: 4, content: without })).toBe('Version 5 is published.');
  });

  it('refuses an end that is over before it begins', async () => {
    const until = '2026-12-01T03:00:00.000Z';
    const findings = [{ ...finding({ id: 'a' }), answer: { kind: 'finish', until } }];
    const refusal = 'a: the day is over before the version is in force.';
    await expect(publishFile({ findings, startsAt: until })).rejects.toThrow(refusal);
    const past = [{ ...finding({ id: 'a' }), answer: { kind: 'finish', until: now.toISOString() } }];
    await expect(publishFile({ findings: past })).rejects.toThrow(refusal);
    expect(await publishFile({ findings })).toBe('Version 2 is published.');
  });

  it('refuses to finish or to stop for a difference outside the wizards', async () => {
    const { wizard: _, ...outside } = finding({ id: 'typeRemoved:3', kind: 'losesData' });
    for (const answer of [
      { kind: 'stop', message: 'Leia.' },
      { kind: 'finish', until: '2027-01-01T03:00:00.000Z' },
    ]) {
      await expect(publishFile({ findings: [{ ...outside, answer }] })).rejects.toThrow(
        'typeRemoved:3: a difference outside the wizards can only be answered "carry".',
      );
    }
    expect(await publishFile({ findings: [{ ...outside, answer: { kind: 'carry' } }] })).toContain('is published');
  });

  it.each(['publish', 'export 1', 'impact'])('says in a sentence what is wrong with a file: %s', async (words) => {
    const refused = (path: string) => expect(admin(`definitions ${words}${path}`)).rejects;
    await refused('').toMatchObject({ name: 'AdminError', message: 'Write the path of the file after it.' });
    await refused(' a.json').toThrow('Write the whole path of "a.json": the server may run in another folder.');
    const nowhere = words === 'export 1' ? 'written' : 'read';
    await refused(' /nowhere/x /nowhere/y').toMatchObject({
      name: 'AdminError',
      message: expect.stringContaining(`/nowhere/x cannot be ${nowhere}: ENOENT`),
    });
  });

  it.each([
    ['broken', '{"base": 1', 'cannot be read: it is no JSON.'],
    ['empty', '{}', 'is no publication as "npm run definitions -- publish" hands it over.'],
    ['without modules', { base: 1, content: { index: {} }, findings: [], note: 'x' }, 'is no publication'],
  ])('publishes no file that is %s', async (_, content, message) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    await expect(admin(`definitions publish ${file}`)).rejects.toMatchObject({
      name: 'AdminError',
      message: expect.stringContaining(`${file} ${message}`),
    });
    await expect(publishFile({ findings: [{ id: 'a' }] })).rejects.toThrow('is no publication');
    await expect(publishFile({ startsAt: 'soon' })).rejects.toThrow('is no publication');
    expect(definitions.versions).toHaveLength(1);
  });

  it('measures nothing by a file that is no comparison', async () => {
    writeFileSync(file, '{}');
    await expect(admin(`definitions impact ${file} ${file}.out`)).rejects.toThrow(`${file} is no comparison`);
    writeFileSync(file, JSON.stringify({ base: 1, content: second, findings: [] }));
    await expect(admin(`definitions impact ${file}`)).rejects.toThrow(
      'Write the path of the report after that of the comparison.',
    );
  });

  it('is named by the usage with all that can be done', () => {
    const usage = describeCommands();
    for (const words of ['publish <file>', 'export <number>|newest <file>', 'impact <file>', 'show proposal <number>'])
      expect(usage).toContain(words);
  });

  it('hands a version out, for a comparison', async () => {
    await publishFile();
    await admin(`definitions export 1 ${file}`);
    const { newest, number, content } = JSON.parse(readFileSync(file, 'utf8'));
    expect([newest, number]).toEqual([2, 1]);
    expect(content).toEqual(first);
    await publishFile({ base: 2, content: { ...first, migrations: { pf: [MOVED] } } });
    await admin(`definitions export 2 ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8')).back).toEqual({
      pf: [{ id: 'back:outro', moved: 'c/d', to: 'a/b' }],
    });
    await expect(admin(`definitions export 9 ${file}`)).rejects.toThrow('There is no version 9.');
  });
});
