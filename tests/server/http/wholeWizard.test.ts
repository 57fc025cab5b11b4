import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { wholeWizard, withWholes } from '../../../server/http/wholeWizard';
import { loadDefinitions } from '../../../server/storage/definitions/load';
import { writeDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';

const folder = writeDefinitions();
const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
const modules = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const { server } = serverForTests(async () => ({ definitions: await loadDefinitions(folder) }));

const importText = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'ficha-whole-')), 'module.mjs');
  writeFileSync(file, text);
  return import(pathToFileURL(file).href);
};
const wizards: { id: string; url: string; whole: string }[] = (withWholes({ index, modules }) as { wizards?: unknown })
  .wizards as never;

describe.each(['pf', 'pj', 'fundo'])('the whole of %s', (id) => {
  const name = wizards.find((wizard) => wizard.id === id)?.url.slice(2) as string;

  it('exports what its module and those of its tabs export', async () => {
    const whole = await importText(wholeWizard(name, modules) as string);
    const { modules: tabs, ...own } = whole;
    expect(own).toEqual({ ...(await importText(modules[name] as string)) });
    expect(Object.keys(tabs).length).toBe(own.wizard.tabs.length);
    for (const [tab, module] of Object.entries<{ definition: object; default: object }>(tabs)) {
      const { definition, default: validators } = await importText(modules[tab] as string);
      expect([module.definition, String(module.default)]).toEqual([definition, String(validators)]);
    }
  });

  it('is a fifth smaller on the wire at least than they are one by one', () => {
    const text = wholeWizard(name, modules) as string;
    const parts = names.filter((part) => part === name || text.includes(`"${part}":{`));
    const sum = parts.reduce((bytes, part) => bytes + brotliCompressSync(modules[part] as string).length, 0);
    expect(brotliCompressSync(text).length).toBeLessThan(0.8 * sum);
  });

  it('is named by the index, and served for good under its name', async () => {
    const told = JSON.parse((await server.call('GET /definitions/index.json')).text);
    const { whole } = told.wizards.find((wizard: { id: string }) => wizard.id === id);
    expect(whole).toMatch(new RegExp(`^\\./${id}\\.all\\.[0-9a-f]{8}\\.js$`));
    const { status, text, headers } = await server.call(`GET /definitions/${whole.slice(2)}`);
    expect([status, text]).toEqual([200, wholeWizard(name, modules)]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

it('there is none where a tab is missing, or where a module is written otherwise', async () => {
  const tab = 'export const definition = {};\nexport default function (require) {\nreturn {};\n}\n';
  const wizard = 'export const wizard = {};\nexport const tabs = {"a":"./a.00000000.js"};\n';
  const made = (over: Record<string, string | undefined>) =>
    wholeWizard('w.00000000.js', { 'w.00000000.js': wizard, 'a.00000000.js': tab, ...over } as Record<string, string>);
  expect(made({})).toContain('export const modules = {"a.00000000.js":{definition:{},default:function (require)');
  expect(made({ 'a.00000000.js': '' })).toBeUndefined();
  expect(made({ 'a.00000000.js': `${tab}export const more = 1;\n` })).toBeUndefined();
  expect(made({ 'w.00000000.js': `import './b.js';\n${wizard}` })).toBeUndefined();
  expect((await server.call('GET /definitions/pf.all.00000000.js')).status).toBe(404);
});
