import { describe, expect, it } from 'vitest';
import { versionOf } from '../engine/analyse/compare/versions';
import { npmRun } from '../support/command';

describe('npm run definitions', () => {
  it('names its commands when it is asked for another', async () => {
    const { code, output } = await npmRun('definitions', ['weather']);
    expect(output).toMatch(/^There is no command "weather"\.\nusage: .*\nThe commands are .*check.*diff.*\.$/);
    expect(code).toBe(1);
  });

  it('check says what schemas:check says', async () => {
    expect(await npmRun('definitions', ['check', 'tests/engine/compile/fixtures/clean'])).toEqual({
      code: 0,
      output: 'Nenhum problema em 1 formulário(s) com 2 aba(s).',
    });
  });

  it('diff tells what a change does, and with --strict ends with 1 when something must be answered', async () => {
    const before = versionOf([]);
    const after = versionOf([
      { file: 'seguro/titular.json', at: '/rules/3/when', put: { RendaTotal: { minimum: 5000 } } },
    ]);
    const { code, output } = await npmRun('definitions', ['diff', before, after, '--strict']);
    expect(output.split('\n')).toEqual([
      'Pede mais (1)',
      `  ${after}/seguro/titular.json:63:5  requirementWidened  O campo "OrigemRenda" é obrigatório em mais casos.`,
      '      Era aceito e agora é recusado em /OrigemRenda: "Renda" = 9999.',
      '      requirementWidened:seguro/titular/OrigemRenda',
      '',
      '1 diferença: 1 em "pede mais".',
    ]);
    expect(code).toBe(1);
    expect((await npmRun('definitions', ['diff', before, after])).code).toBe(0);
    expect(await npmRun('definitions', ['diff', before, before, '--strict'])).toEqual({
      code: 0,
      output: 'Nenhuma diferença.',
    });
  });

  it('diff takes a revision of git, and refuses what is neither', async () => {
    expect((await npmRun('definitions', ['diff', 'HEAD'])).code).toBe(0);
    expect(await npmRun('definitions', ['diff', 'nowhere'])).toEqual({
      code: 1,
      output: '"nowhere" não é uma pasta nem uma revisão do git.',
    });
  });
});
