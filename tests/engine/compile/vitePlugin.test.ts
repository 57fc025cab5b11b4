import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLOCKS } from '../../../contract/blocks';
import { definitions } from '../../../engine/compile/vitePlugin';
import { temporaryFolder } from '../../support/temporaryFolder';

let vite: ViteDevServer;
let address: string;
const root = temporaryFolder();
const tab = join(root, 'schemas/pf/enderecos.json');
const original = readFileSync('schemas/pf/enderecos.json', 'utf8');

const ask = (path: string) => fetch(address + path);

/** Until the server has noticed a change of a file. */
const waitFor = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 10_000 });

beforeAll(async () => {
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  vite = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [definitions({ schemas: 'schemas', names: { blocks: BLOCKS } })],
    server: { port: 0, host: '127.0.0.1' },
  });
  await vite.listen();
  address = vite.resolvedUrls?.local[0] ?? '';
}, 30_000);

afterAll(() => vite.close());

it('serves the index and the modules that it names, as the build writes them', async () => {
  const { wizards } = (await (await ask('definitions/index.json')).json()) as {
    wizards: { id: string; url: string }[];
  };
  const wizard = wizards.find(({ id }) => id === 'pf');
  const module = await fetch(new URL(wizard?.url ?? '', `${address}definitions/`));
  expect(module.headers.get('content-type')).toContain('text/javascript');
  expect(await module.text()).toMatch(/^export const wizard = \{/);
});

it('gives one compiled tab, with its examples and its wizard, for an import with ?tab', async () => {
  const module = await vite.ssrLoadModule('/schemas/pf/enderecos.json?tab');
  expect(module.definition.id).toBe('enderecos');
  expect(module.definition.examples.valid.length).toBeGreaterThan(0);
  expect(module.wizard.id).toBe('pf');
  expect(module.default).toBeTypeOf('function');
});

it('gives a tab that wizards share as the tab of one of them, and the new one after an edit of its file', async () => {
  const file = join(root, 'schemas/shared/dados-bancarios.json');
  const shared = readFileSync(file, 'utf8');
  const read = (wizard: string) => vite.ssrLoadModule(`/schemas/${wizard}/dados-bancarios.json?tab`);
  expect((await read('fundo')).definition.lead).toContain('o fundo recebe');
  expect((await read('pj')).wizard.id).toBe('pj');
  writeFileSync(file, shared.replace('"Dados Bancários"', '"Contas"'));
  await waitFor(async () => (await read('fundo')).definition.title).toBe('Contas');
  writeFileSync(file, shared);
});

it('gives the new tab after an edit, and the problems with file and line after a wrong one', async () => {
  writeFileSync(tab, original.replace('"title": "Endereço', '"title": "Novo endereço'));
  await waitFor(async () => JSON.stringify(await vite.ssrLoadModule('/schemas/pf/enderecos.json?tab'))).toContain(
    'Novo endereço',
  );

  writeFileSync(tab, original.replace('"id": "enderecos"', '"id": "enderecos", "titel": ""'));
  await waitFor(async () => (await ask('definitions/index.json')).status).toBe(500);
  expect(await (await ask('definitions/index.json')).text()).toMatch(/enderecos\.json:\d+:\d+ .*titel/);
  const refusal = () => vite.ssrLoadModule('/schemas/pf/enderecos.json?tab').catch((error) => error.message);
  await waitFor(refusal).toMatch(/enderecos\.json:\d+:\d+ .*titel/);
});

it('gives a tab of definitions without settings and shared texts, and the new one once there are some', async () => {
  const own = temporaryFolder();
  cpSync('examples/own-wizard/schemas', join(own, 'schemas'), { recursive: true });
  const texts = JSON.parse(readFileSync('engine/texts/en.json', 'utf8'));
  const server = await createServer({
    configFile: false,
    root: own,
    logLevel: 'silent',
    plugins: [definitions({ schemas: 'schemas', names: { texts } })],
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  const path = '/schemas/visit/day.json?tab';
  expect((await server.transformRequest(path))?.code).toContain('Not a date.');
  expect((await fetch(new URL(path, server.resolvedUrls?.local[0]))).status).toBe(200);
  const shared = {
    messages: texts.messages,
    texts: texts.texts,
    formats: { ...texts.formats, date: { date: 'No such day.' } },
  };
  writeFileSync(join(own, 'schemas/shared.json'), JSON.stringify(shared));
  await waitFor(async () => (await server.transformRequest(path))?.code).toContain('No such day.');
  await server.close();
}, 30_000);
