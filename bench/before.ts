import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../scripts/lib/root.mjs';

/**
 * A checkout of this project: a folder that is one, or a commit, of which one is made below .cache, with the packages
 * of this one where it asks for the same, else with its own.
 * @throws Error when it is neither, or its packages cannot be installed
 */
export function checkoutOf(place: string): string {
  if (existsSync(join(place, 'bench/build.ts'))) return resolve(place);
  const commit = run('git', ['rev-parse', '--verify', '--short=12', `${place}^{commit}`], ROOT);
  const folder = join(ROOT, '.cache/before', commit);
  if (!existsSync(folder)) {
    run('git', ['worktree', 'prune'], ROOT);
    run('git', ['worktree', 'add', '--detach', folder, commit], ROOT);
  }
  if (!existsSync(join(folder, 'node_modules'))) provide(folder);
  return folder;
}

function provide(folder: string): void {
  const lock = (root: string) => packagesOf(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (lock(folder) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

/** Builds the page of another checkout's engine, and the definitions of its forms, by that checkout's own means. */
export function buildBefore(checkout: string, folder: string, counts: readonly number[]): void {
  const [to, forms] = [JSON.stringify(folder), JSON.stringify(counts)];
  const script = `import { buildPages } from './bench/build.ts'; await buildPages(${to}, ['ficha'], ${forms});`;
  run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], checkout);
}

/** What a lock file installs, whatever this project's own version is. */
function packagesOf(lock: string): string {
  const { '': _own, ...packages } = JSON.parse(lock).packages as Record<string, unknown>;
  return JSON.stringify(packages);
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout.trim();
}
