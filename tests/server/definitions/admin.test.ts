import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '../../../server/admin/run';
import { demoCreator } from '../../../server/app';
import { DEMO } from '../../../server/demo/demo';
import { readVariables } from '../../../server/storage/config';
import { openDefinitions } from '../../../server/storage/definitions/live';
import type { DefinitionsPackage, LiveDefinitions, PublishedFinding } from '../../../server/storage/definitions/types';
import { definitionLog, setting } from '../../../server/storage/schema';
import { openTestDatabase, type TestDatabase } from '../testServer';
import { packageOf } from './packageOf';
import { publishOver } from './publishing';

const now = new Date('2026-11-22T12:00:00Z');
const file = join(mkdtempSync(join(tmpdir(), 'ficha-publication-')), 'publication.json');
const STEP = { id: 'fim', retired: 'dados-financeiros/Antigo', title: 'Antigo' };

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

/** What a command prints. */
async function admin(line: string, key?: string): Promise<string> {
  const printed: string[] = [];
  await readCommand(line.split(' '))({
    database: store.database,
    definitions,
    config: readVariables({}),
    assets: 'server',
    createDemo: demoCreator(DEMO),
    now,
    key,
    print: (text) => printed.push(text),
  });
  return printed.join('\n');
}

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
function publishFile(over: object = {}, key?: string): Promise<string> {
  const given = { base: 1, content: second, findings: [], note: 'Outro título', author: 'Ana', ...over };
  writeFileSync(file, JSON.stringify(given));
  return admin(`definitions publish ${file}`, key);
}

const keyOf = async (name: string, role: string) =>
  (await admin(`definitions keys issue ${name} --role ${role}`)).split('\n')[1] as string;

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
    await publishFile({ findings });
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

  it('hands a version out, for a comparison', async () => {
    await publishFile();
    await admin(`definitions export 1 ${file}`);
    const { newest, number, content } = JSON.parse(readFileSync(file, 'utf8'));
    expect([newest, number]).toEqual([2, 1]);
    expect(content).toEqual(first);
    await expect(admin(`definitions export 9 ${file}`)).rejects.toThrow('There is no version 9.');
  });
});

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
    await store.database.insert(setting).values({ name: 'publicacaoDuasPessoas', value: 'S' });
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
