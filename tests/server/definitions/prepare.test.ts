import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareDefinitions } from '../../../server/storage/definitions/prepare';
import { newestNumber, publish } from '../../../server/storage/definitions/published';
import type { DefinitionsPackage } from '../../../server/storage/definitions/types';
import { openTestDatabase, type TestDatabase } from '../testServer';
import { packageOf } from './packageOf';

const now = new Date('2026-11-22T12:00:00Z');
const STEP = { id: 'fim', retired: 'dados-financeiros/Antigo', title: 'Antigo' };

let first: DefinitionsPackage;
let second: DefinitionsPackage;
let store: TestDatabase;

beforeAll(() => {
  first = { ...packageOf(), migrations: { pf: [STEP] } };
  second = packageOf({
    'pf/dados-financeiros.json': (tab) => {
      tab.schema.properties.BensMoveis.title = 'O que se move';
    },
  });
});
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

/** A folder as the build writes it. */
function folderOf({ index, modules, sources, migrations }: DefinitionsPackage): string {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-definitions-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const [name, code] of Object.entries(modules)) write(name, code);
  for (const [name, json] of Object.entries({ index, sources, migrations }))
    write(`${name}.json`, JSON.stringify(json));
  return folder;
}

/** The same with a module that throws when it is loaded. */
function broken(content: DefinitionsPackage): DefinitionsPackage & { module: string } {
  const module = Object.keys(content.modules).find((name) => name.startsWith('pf')) ?? '';
  const modules = { ...content.modules, [module]: 'throw new Error("half a file")' };
  return { ...content, modules, module };
}

/** Starts in demo mode with a folder. @returns the version in force, and what the operator is told */
async function start(content: DefinitionsPackage) {
  const told: string[] = [];
  const config = { definitionsDir: folderOf(content), demo: true };
  const { current } = await prepareDefinitions(store.database, config, { now, tell: (words) => told.push(words) });
  return { number: current.number, told: told.join('\n').replace(config.definitionsDir, 'the folder') };
}

describe('the demo', () => {
  it('publishes a folder that differs', async () => {
    expect(await start(first)).toEqual({ number: 1, told: '' });
    expect(await start({ ...second, migrations: { pf: [STEP] } })).toEqual({ number: 2, told: '' });
  });

  it('publishes a folder that was changed back', async () => {
    const changed = { ...second, migrations: { pf: [STEP] } };
    await start(first);
    await start(changed);
    expect(await start(first)).toEqual({ number: 3, told: '' });
    expect(await start(first)).toEqual({ number: 3, told: '' });
    expect(await start(changed)).toEqual({ number: 4, told: '' });
  });

  it('does not undo what was published or gone back to by somebody', async () => {
    const changed = { ...second, migrations: { pf: [STEP] } };
    await start(first);
    const own = { author: 'Ana', note: 'Títulos', fates: {}, findings: [], steps: {}, publishedAt: now, startsAt: now };
    await publish(store.database, 1, { ...own, content: changed });
    const told = (number: number, before: number) => ({
      number,
      told: `The definitions in the folder are not those of version ${number}, which is in force. They are those of version ${before}: what was published after it stays.`,
    });
    expect(await start(first)).toEqual(told(2, 1));
    expect(await start(changed)).toEqual({ number: 2, told: '' });
    await publish(store.database, 2, { ...own, content: first, backTo: 1 });
    expect(await start(changed)).toEqual(told(3, 2));
  });

  it.each([
    ['lacks', {}],
    ['changes', { pf: [{ ...STEP, title: 'Outro' }] }],
  ])('stays with what is in force where the folder %s a step that was published', async (_, migrations) => {
    await start(first);
    expect(await start({ ...second, migrations })).toEqual({
      number: 1,
      told: 'The definitions in the folder are not those of version 1, which is in force. They lack the steps fim, or have them otherwise: put them back.',
    });
    expect(await newestNumber(store.database)).toBe(1);
  });

  it('stays with what is in force where a module of the folder cannot be loaded', async () => {
    await start(first);
    const content = broken({ ...second, migrations: { pf: [STEP] } });
    const { number, told } = await start(content);
    expect(number).toBe(1);
    expect(told).toContain(`The module ${content.module} of the definitions cannot be loaded: half a file.`);
  });
});

it('does not begin a database with what cannot be loaded', async () => {
  const content = broken(first);
  await expect(start(content)).rejects.toMatchObject({
    name: 'ConfigError',
    message: `The module ${content.module} of the definitions cannot be loaded: half a file.`,
  });
  expect(await newestNumber(store.database)).toBeUndefined();
});
