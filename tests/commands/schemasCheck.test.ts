import { describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

describe('npm run schemas:check', () => {
  it('says that all is well and ends with 0', async () => {
    expect(await npmRun('schemas:check', ['tests/engine/compile/fixtures/clean'])).toEqual({
      code: 0,
      output: 'Nenhum problema em 1 formulário(s) com 2 aba(s).',
    });
  });

  it('prints the problems with file, line and column and ends with 1', async () => {
    const dir = temporaryFolder({ 'shared.json': '{\n  "texto": {}\n}' });
    const { code, output } = await npmRun('schemas:check', [dir]);
    expect(code).toBe(1);
    expect(output).toContain('shared.json:2:3  DEF_UNKNOWN_KEY  Chave desconhecida "texto". Você quis dizer "texts"?');
    expect(output.split('\n').at(-1)).toBe('1 problema em 1 arquivo.');
    const inEnglish = await npmRun('schemas:check', [dir, '--language', 'en']);
    expect(inEnglish.output).toContain('2:3  DEF_UNKNOWN_KEY  Unknown key "texto". Did you mean "texts"?');
    expect(inEnglish.output.split('\n').at(-1)).toBe('1 problem in 1 file.');
  });

  it('says when the folder does not exist', async () => {
    expect((await npmRun('schemas:check', ['nowhere'])).output).toBe('A pasta "nowhere" não existe.');
  });
});
