import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (dir: string) =>
  spawnSync('node', ['--import', 'tsx', 'scripts/schemasCheck.ts', dir], { cwd: root, encoding: 'utf8' });

describe('npm run schemas:check', () => {
  it('says that all is well and ends with 0', () => {
    const { status, stdout } = run('tests/engine/compile/fixtures/clean');
    expect([status, stdout.trim()]).toEqual([0, 'Nenhum problema em 1 formulário(s) com 2 aba(s).']);
  });

  it('prints the problems with file, line and column and ends with 1', () => {
    const dir = temporaryFolder({ 'shared.json': '{\n  "texto": {}\n}' });
    const { status, stderr } = run(dir);
    expect(status).toBe(1);
    expect(stderr).toContain('shared.json:2:3  DEF_UNKNOWN_KEY  Chave desconhecida "texto". Você quis dizer "texts"?');
    expect(stderr.trim().split('\n').at(-1)).toBe('1 problema em 1 arquivo.');
  });

  it('says when the folder does not exist', () => {
    expect(run('nowhere').stderr.trim()).toBe('A pasta "nowhere" não existe.');
  });
});
