import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDefinitions } from '../../../server/storage/definitions/live';
import type { DefinitionsPackage, LiveDefinitions } from '../../../server/storage/definitions/types';
import { definitionLog, setting } from '../../../server/storage/schema';
import { openTestDatabase, type TestDatabase } from '../testServer';
import { packageOf } from './packageOf';
import { publishOver } from './publishing';
import { runAdmin } from './runAdmin';

const NOW = new Date('2026-11-22T12:00:00Z');
const LATER = '2026-12-01T03:00:00.000Z';
const file = join(mkdtempSync(join(tmpdir(), 'ficha-publication-')), 'publication.json');

let first: DefinitionsPackage;
let second: DefinitionsPackage;
let store: TestDatabase;
let definitions: LiveDefinitions;
let now: Date;

beforeAll(() => {
  first = packageOf();
  second = packageOf({
    'pf/dados-financeiros.json': (tab) => {
      tab.schema.properties.BensMoveis.title = 'O que se move';
    },
  });
});
beforeEach(async () => {
  now = NOW;
  store = await openTestDatabase();
  await publishOver(store.database, first);
  definitions = await openDefinitions(store.database, now);
});
afterEach(() => store.close());

const admin = (line: string, key?: string) => runAdmin(line, { database: store.database, definitions, now, key });

/** Publishes a file as "npm run definitions" hands it over. */
function publishFile(over: object = {}, key?: string): Promise<string> {
  const given = { base: 1, content: second, findings: [], note: 'Outro título', author: 'Ana', ...over };
  writeFileSync(file, JSON.stringify(given));
  return admin(`definitions publish ${file}`, key);
}

const keyOf = async (name: string, role: string) =>
  (await admin(`definitions keys issue ${name} --role ${role}`)).split('\n')[1] as string;

const askForTwo = () => store.database.insert(setting).values({ name: 'publicacaoDuasPessoas', value: 'S' });

const FINDING = {
  id: 'fieldRequired:pf/enderecos/Cep',
  kind: 'asksMore',
  wizard: 'pf',
  tab: 'enderecos',
  fields: ['Cep'],
  message: 'Cep is required.',
};

describe('who may publish', () => {
  it('is whoever has the command line, until a key is issued', async () => {
    expect(await admin('definitions keys')).toBe('No keys: whoever has this command line may publish.');
    const key = await keyOf('Ana', 'publisher');
    await expect(publishFile()).rejects.toThrow('Give your key as DEFINITIONS_KEY.');
    await expect(publishFile({}, `${key}x`)).rejects.toThrow('nobody’s, or was revoked');
    expect(await publishFile({ author: 'Bia' }, key)).toBe('Version 2 is published.');
    expect(definitions.current.author).toBe('Ana');
    await admin('definitions keys revoke Ana');
    await expect(publishFile({ base: 2 }, key)).rejects.toThrow('nobody’s, or was revoked');
    expect(await admin('definitions keys')).toBe('Ana · publisher · revoked');
  });

  it('an author proposes, and a publisher agrees', async () => {
    const [author, publisher] = [await keyOf('Ana', 'author'), await keyOf('Bia', 'publisher')];
    expect(await publishFile({}, author)).toContain('Proposal 1 waits for a publisher');
    expect(definitions.current.number).toBe(1);
    expect(await admin('definitions list')).toContain('proposal 1 · after 1');
    await expect(admin('definitions approve 1', author)).rejects.toThrow('Ana may propose, but not publish.');
    expect(await admin('definitions approve 1', publisher)).toBe('Version 2 is published.');
    expect(definitions.current).toMatchObject({ number: 2, author: 'Ana, Bia' });
    await expect(admin('definitions approve 1', publisher)).rejects.toThrow('There is no proposal 1 that waits.');
  });

  it('takes two people where the setting asks for it, and never the same one twice', async () => {
    await askForTwo();
    const [ana, bia] = [await keyOf('Ana', 'publisher'), await keyOf('Bia', 'publisher')];
    expect(await publishFile({}, ana)).toContain('Proposal 1 waits for another person');
    await expect(admin('definitions approve 1', ana)).rejects.toThrow('Another person has to approve');
    expect(await admin('definitions approve 1', bia)).toBe('Version 2 is published.');
    expect(await publishFile({ base: 2, content: first }, bia)).toContain('Proposal 2 waits');
    expect(await admin('definitions withdraw 2', ana)).toBe('Proposal 2 is withdrawn.');
    await expect(admin('definitions approve 2', ana)).rejects.toThrow('There is no proposal 2');
  });

  it('keeps what was done, in a log that nothing is taken from', async () => {
    const ana = await keyOf('Ana', 'publisher');
    await publishFile({}, ana);
    expect((await admin('definitions log')).split('\n')).toEqual([
      '22/11/2026 às 09:00 · operator · issued a key of publisher to Ana',
      '22/11/2026 às 09:00 · Ana · published version 2',
    ]);
    await expect(store.database.delete(definitionLog)).rejects.toThrow();
    await expect(store.database.update(definitionLog).set({ who: 'x' })).rejects.toThrow();
    expect(JSON.stringify(await store.database.select().from(definitionLog))).not.toContain(ana);
  });
});

describe('a proposal', () => {
  it('is shown whole to whoever is to agree', async () => {
    const ana = await keyOf('Ana', 'author');
    const step = { id: 'm', moved: 'dados-financeiros/BensMoveis', to: 'dados-financeiros/Bens' };
    const findings = [{ ...FINDING, answer: { kind: 'stop', message: 'Leia.' } }];
    await publishFile({ content: { ...second, migrations: { pf: [step] } }, findings, startsAt: LATER }, ana);
    expect(await admin('definitions list')).toContain(
      'proposal 1 · after 1 · 22/11/2026 às 09:00 · Ana · Outro título · waits for a publisher',
    );
    expect((await admin('definitions show proposal 1')).split('\n')).toEqual([
      `Proposal 1 · after 1 · ${second.index.version}`,
      'Proposed 22/11/2026 às 09:00 by Ana, in force from 01/12/2026 às 00:00',
      'Note: Outro título',
      'pf: stops with "Leia."',
      `pf: step ${JSON.stringify(step)}`,
      'asksMore · fieldRequired:pf/enderecos/Cep · Cep is required. · stops with "Leia."',
    ]);
    await expect(admin('definitions show proposal 2')).rejects.toThrow('There is no proposal 2 that waits.');
  });

  it.each(['approve', 'withdraw', 'show proposal'])('is named by its number: %s', async (words) => {
    await expect(admin(`definitions ${words}`)).rejects.toThrow('Write the number of the proposal after it.');
  });

  it('of somebody whose key was revoked is not published', async () => {
    const [ana, bia] = [await keyOf('Ana', 'author'), await keyOf('Bia', 'publisher')];
    await publishFile({}, ana);
    await admin('definitions keys revoke Ana');
    await expect(admin('definitions approve 1', bia)).rejects.toThrow(
      'Ana, whose proposal it is, has no key any more: withdraw it.',
    );
    expect(definitions.current.number).toBe(1);
    expect(await admin('definitions withdraw 1', bia)).toBe('Proposal 1 is withdrawn.');
  });

  it('that was to begin before it was agreed to begins then', async () => {
    const [ana, bia] = [await keyOf('Ana', 'author'), await keyOf('Bia', 'publisher')];
    await publishFile({ startsAt: LATER }, ana);
    now = new Date('2026-12-24T12:00:00Z');
    expect(await admin('definitions approve 1', bia)).toBe('Version 2 is published.');
    expect(definitions.current).toMatchObject({ number: 2, startsAt: now, publishedAt: now });
  });

  it('is refused once the day to finish by is over', async () => {
    const [ana, bia] = [await keyOf('Ana', 'author'), await keyOf('Bia', 'publisher')];
    await publishFile({ findings: [{ ...FINDING, answer: { kind: 'finish', until: LATER } }] }, ana);
    now = new Date(LATER);
    await expect(admin('definitions approve 1', bia)).rejects.toThrow('the day is over before the version is in force');
  });

  it('is taken back by its author or a publisher alone', async () => {
    const [ana, eva] = [await keyOf('Ana', 'author'), await keyOf('Eva', 'author')];
    await publishFile({}, ana);
    await expect(admin('definitions withdraw 1', eva)).rejects.toThrow('Only a publisher or Ana may withdraw it.');
    expect(await admin('definitions withdraw 1', ana)).toBe('Proposal 1 is withdrawn.');
    expect(await admin('definitions log')).toContain('Ana · withdrew proposal 1');
  });

  it('for two people needs keys: any name can be given without them', async () => {
    await askForTwo();
    expect(await publishFile()).toContain('Proposal 1 waits for another person');
    await expect(admin('definitions approve 1 Bia')).rejects.toThrow(
      'Two people are told apart by their keys: issue one to each of them.',
    );
    expect(definitions.current.number).toBe(1);
  });
});
