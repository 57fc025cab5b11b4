import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

describe('npm run definitions -- uses, rename', () => {
  it('names every place of a field, and who depends on it', async () => {
    const { code, output } = await npmRun('definitions', ['uses', 'pf/informacoes/Naturalidade']);
    expect(output).toMatch(
      /^schemas\/pf\/informacoes\.json:\d+:\d+ {2}field\.properties\.\*:key {2}tab pf\/informacoes$/m,
    );
    expect(output).toContain('Depende de: pf/informacoes/Nacionalidade (pf/informacoes/nascido-no-brasil).');
    expect(output).toContain('Dependem dele: pf/informacoes/CidadeNascimento (pf/informacoes/troca-de-uf).');
    expect(code).toBe(0);
  });

  it('renames a field in all files, with the step that its data take', async () => {
    const dir = temporaryFolder();
    cpSync('schemas', dir, { recursive: true });
    const { output } = await npmRun('definitions', ['rename', 'pf/enderecos/Cidade', 'Municipio', dir, '--data']);
    expect(output).toMatch(/^\d+ lugar\(es\) em 2 arquivo\(s\): pf\/enderecos\.json, pf\/migration\.json\.$/);
    expect(JSON.parse(readFileSync(join(dir, 'pf/migration.json'), 'utf8')).steps).toEqual([
      { id: 'enderecos-Cidade-Municipio', moved: 'enderecos/Cidade', to: 'enderecos/Municipio' },
    ]);
    const { code, output: said } = await npmRun('definitions', ['rename', 'pf/enderecos/Cep', 'Municipio', dir]);
    expect(said).toMatch(/^Já existe "Municipio" em pf\/enderecos\.json:\d+\.$/);
    expect(code).toBe(1);
  });
});
