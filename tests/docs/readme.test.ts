import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { formatProblems, loadSchemas } from '../../engine/compile';
import type { ToldFormat } from '../../engine/core/formats/toldFormat';
import type { Format } from '../../engine/core/formats/types';
import { planOf } from '../../engine/core/plan/plan';
import { evaluateTab } from '../../engine/core/state/evaluate';
import type { ToldValidator, Validator } from '../../engine/core/validators/types';
import { TAKEN } from '../../scripts/lib/entrySizes.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { node } from '../../scripts/lib/run.mjs';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../server/demo/customers';
import { testFormat } from '../support/formatTests';
import { contextOf } from '../support/tabs';
import { temporaryFolder } from '../support/temporaryFolder';
import { blocksOf } from './blocks';
import { readPage } from './pages';
import { writeBlocks } from './writeBlocks';

const readme = readPage('README.md');
const blocks = blocksOf(readme);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const VEHICLES = 'schemas/pf/veiculos.json';

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const codeFolder = mkdtempSync(join(ROOT, '.cache/readme-'));
afterAll(() => rmSync(codeFolder, { recursive: true }));
for (const { language, file = '', text } of blocks) {
  if (!/^tsx?$/.test(language)) continue;
  const path = join(codeFolder, file);
  const toReal = (from: string) => relative(dirname(path), resolve(ROOT, dirname(file), from));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    text.replace(/(from|module) '(\.[^']*)'/g, (_, word: string, from: string) => `${word} '${toReal(from)}'`),
  );
}
const importOf = (file: string) => import(/* @vite-ignore */ join(codeFolder, file));

const { plate, told } = (await importOf('engine/core/formats/br/plate.ts')) as { plate: Format; told: ToldFormat };

describe('the definitions that the README adds', () => {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'schemas'), join(folder, 'schemas'), { recursive: true });
  const field = { Placa: { type: 'string', title: 'Placa', format: 'plate' } };
  writeBlocks(folder, [
    ...blocks,
    { language: 'json', file: VEHICLES, pointer: '/schema/properties', text: JSON.stringify(field) },
    { language: 'json', file: VEHICLES, pointer: '/uiSchema/ui:sections/0/fields/-', text: '"Placa"' },
  ]);
  const { schemas, problems } = loadSchemas(join(folder, 'schemas'), { blocks: BLOCKS, formats: { plate } });
  const tabOf = (wizard: string, id: string) =>
    schemas?.wizards.find(({ definition }) => definition.id === wizard)?.tabs.find((tab) => tab.id === id);

  it('fit the vocabulary', () => {
    expect(formatProblems(problems)).toBe('0 problemas em 0 arquivos.');
    expect(tabOf('pf', 'veiculos')?.title).toBe('Veículos');
    expect(tabOf('visita', 'data')?.title).toBe('Data');
  });

  it('hold a rule that does what it says', () => {
    const tab = tabOf('pf', 'enderecos');
    if (!tab) throw new Error('no tab');
    const requiredWith = (number: string) =>
      evaluateTab(planOf(tab), { LogradouroNumero: number }, contextOf()).required.has('/PontoReferencia');
    expect([requiredWith('s/n'), requiredWith('12')]).toEqual([true, false]);
  });
});

describe('the code that the README adds', () => {
  it('fits the types of the engine', async () => {
    const tsconfig = {
      extends: relative(codeFolder, join(ROOT, 'tsconfig.json')),
      include: ['**/*', '../../src/vite-env.d.ts'],
    };
    writeFileSync(join(codeFolder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const { code: ended, output } = await node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', codeFolder]);
    expect(output).toBe('');
    expect(ended).toBe(0);
  });

  it.each(blocks.filter(({ language }) => /^tsx?$/.test(language)))(
    'is formatted as lint asks: $file',
    ({ file, text }) => {
      const biome = ['format', `--stdin-file-path=${file}`];
      expect(execFileSync('node_modules/.bin/biome', biome, { cwd: ROOT, input: text, encoding: 'utf8' })).toBe(text);
    },
  );

  describe('is a format that', () => {
    testFormat(plate, told);

    it('reads what is typed with a hyphen', () => expect(plate.normalise('abc-1d23')).toBe('ABC1D23'));
  });

  it('is a validator that passes its own examples', async () => {
    const file = 'engine/core/validators/inOrder.ts';
    const { inOrder, told } = (await importOf(file)) as { inOrder: Validator; told: ToldValidator };
    expect(told.examples).not.toEqual([]);
    for (const { of, data, passes, params = {} } of told.examples) {
      expect(inOrder.validate(of, params, { data, context: contextOf() })).toBe(passes);
    }
  });

  it('is a widget that shows its value, locked or not', async () => {
    const { ColourWidget } = await importOf('engine/react/widgets/ColourWidget.tsx');
    const props = { id: 'cor', name: 'cor', value: '#ff0000', label: 'Cor', options: {}, texts: {} };
    for (const locked of [false, true]) {
      const html = renderToStaticMarkup(createElement(ColourWidget, { ...props, locked, onChange() {}, onLeave() {} }));
      expect(html).toContain(locked ? '>#ff0000</textarea>' : 'value="#ff0000"');
      expect(html.includes('type="color"')).toBe(!locked);
    }
  });
});

describe('the figures and names of the README', () => {
  it('are the variables that the server reads', () => {
    const told = [...readme.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name);
    const code = read('server/storage/config.ts') + read('server/storage/limits.ts');
    const files = read('server/storage/files/config.ts').matchAll(/'((?:FILES|S3_)[A-Z\d_]*)'/g);
    const network = read('server/storage/encryption.ts').matchAll(/^const PRIVATE = '([A-Z_]+)'/gm);
    const certificate = read('server/storage/certificate.ts').matchAll(/\(env, '([A-Z_]+)'\)/g);
    const known = [...code.matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g), ...files, ...network, ...certificate].map(
      ([, name]) => name,
    );
    expect([...told].sort()).toEqual([...new Set(known)].sort());
  });

  it('are the limits of size', () => {
    const limits = [...read('scripts/size.mjs').matchAll(/limit: (\d+)/g)].map(([, limit]) => `${limit} kB`);
    const form = TAKEN.find(({ name }) => name === 'form');
    for (const limit of [...limits, `a form without lists ${form?.limit} kB`]) expect(readme).toContain(limit);
  });

  it('are a login of the demo', () => {
    const [customer] = DEMO_CUSTOMERS;
    for (const text of [customer?.email, customer?.document, DEMO_PASSWORD]) expect(readme).toContain(`\`${text}\``);
  });
});
