import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { temporaryFolder } from './temporaryFolder';

/** What Biome is told of this project. */
const RULES = ['biome.json', '.gitignore', 'scripts/lib/castToNever.grit'];

/** A folder of these files under the format and the lint of this project. */
export function lintProject(files: Record<string, string>): string {
  const project = temporaryFolder(files);
  for (const name of RULES) cpSync(join(ROOT, name), join(project, name));
  return project;
}

/** What Biome finds in such a folder: the rule, and the file below it. */
export function lintFindings(project: string, ...args: string[]): { rule: string; file: string }[] {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const all = ['lint', '--reporter=github', '--max-diagnostics=100', ...args];
  const { stdout } = spawnSync(process.execPath, [biome, ...all], { cwd: project, encoding: 'utf8' });
  return [...stdout.matchAll(/title=([^,]+),file=([^,]+)/g)].map(([, rule = '', file = '']) => ({
    rule,
    file: relative(project, file).replaceAll('\\', '/'),
  }));
}
