import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Committed } from '../wire';

const run = promisify(execFile);
const MOST_BYTES = 64 * 1024 * 1024;

/** The definitions of a folder as the last commit has them; nothing where there is no commit, or no git. */
export async function readCommitted(dir: string): Promise<Committed> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: dir, maxBuffer: MOST_BYTES, encoding: 'utf8' })).stdout;
  try {
    const [hash = '', at = '', subject = ''] = (await git('log', '-1', '--format=%h%n%cI%n%s')).split('\n');
    const names = (await git('ls-tree', '-r', '--name-only', '-z', 'HEAD', '.')).split('\0');
    const own = names.filter((name) => name.endsWith('.json') && !name.startsWith('vocabulary/'));
    const texts = await Promise.all(own.map(async (name) => [name, await git('show', `HEAD:./${name}`)] as const));
    return { files: Object.fromEntries(texts), commit: { hash, at, subject } };
  } catch {
    return {};
  }
}
