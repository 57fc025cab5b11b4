import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { versionOf } from '../engine/analyse/compare/versions';
import { npmRun } from '../support/command';
import { dataFolder } from '../support/embedded/dataFolder';
import { type RunningScript, runScript } from '../support/runningScript';
import { temporaryFolder } from '../support/temporaryFolder';

const started = new Set<RunningScript>();
afterAll(async () => {
  for (const server of started) await server.kill();
});

/** schemas/ with a field that is now always asked for, and one that takes less. */
function stricter(): string {
  const folder = temporaryFolder();
  cpSync('schemas', folder, { recursive: true });
  const file = join(folder, 'pf/dados-financeiros.json');
  const tab = JSON.parse(readFileSync(file, 'utf8'));
  delete tab.examples;
  tab.schema.required.push('OutrosRendimentosEspecificacao');
  writeFileSync(file, JSON.stringify(tab));
  return folder;
}

describe('npm run definitions -- impact', () => {
  it('judges the stored registrations through the server that runs on them, and once it has ended', async () => {
    const DATA_DIR = await dataFolder();
    const server = await runScript('start', { DATA_DIR });
    started.add(server);
    const impact = () => npmRun('definitions', ['impact', stricter()], { env: { DATA_DIR } });
    const { code, output } = await impact();
    expect([code, output]).toEqual([0, expect.stringContaining('Cadastros avaliados: 0 em andamento, ')]);
    expect(output).toContain('      fieldMadeRequired:pf/dados-financeiros/OutrosRendimentosEspecificacao');
    expect(output).toMatch(/ {6}Aprovados: \d+ veem uma pergunta nova\.\n {6}\d+ aprovados não se renovariam/);
    expect(output).not.toMatch(/helena|rafael|example\.com|11144477735/i);
    expect(await server.end()).toBe(0);
    expect(withoutFigures((await impact()).output)).toBe(withoutFigures(output));
  });

  it('makes registrations up where there is no database, the same ones for the same seed', async () => {
    const before = versionOf([]);
    const after = versionOf([
      { file: 'seguro/titular.json', at: '/rules/3/when', put: { RendaTotal: { minimum: 5000 } } },
    ]);
    const env = { DATA_DIR: temporaryFolder() };
    const impact = () => npmRun('definitions', ['impact', after, '--before', before, '--made-up', '300'], { env });
    const { code, output } = await impact();
    expect(code).toBe(0);
    expect(output).toContain('Sem banco de dados: 300 cadastros inventados a partir das definições.');
    expect(output).toMatch(/requirementWidened[\s\S]*Aprovados: \d+ veem uma pergunta nova/);
    expect(withoutFigures((await impact()).output)).toBe(withoutFigures(output));
  });

  it('judges the rest where something is wrong, and tells what it left out and how far it is', async () => {
    const before = versionOf([]);
    const after = versionOf([
      { file: 'seguro/titular.json', at: '/rules/3/when', put: { RendaTotal: { minimum: 5000 } } },
      { file: 'seguro/titular.json', at: '/examples', put: { valid: [{ Nada: 1 }], invalid: [] } },
    ]);
    const words = ['impact', after, '--before', before, '--made-up', '150'];
    const env = { DATA_DIR: temporaryFolder() };
    expect((await npmRun('definitions', words, { env })).code).toBe(1);
    const { code, output } = await npmRun('definitions', [...words, '--leave-out', '--progress'], { env });
    expect([code, output]).toEqual([0, expect.stringMatching(/requirementWidened[\s\S]*Aprovados: \d+ veem/)]);
    expect(output).toMatch(/^Não avaliado: seguro\/titular\.json:\d+ .*Nada/m);
    expect(output).toMatch(/^150\/150$/m);
  });

  it('refuses a folder that there is not', async () => {
    expect(await npmRun('definitions', ['impact', 'nowhere'])).toEqual({
      code: 1,
      output: 'A pasta "nowhere" não existe.',
    });
  });
});

/** Without how long it took, and the names of folders. */
const withoutFigures = (output: string): string =>
  output.replace(/^[\d.]+ s, \d+ MiB$/m, '').replace(/\S*(?=\/(?:pf|seguro)\/\S*:\d+:\d+)/g, '');
