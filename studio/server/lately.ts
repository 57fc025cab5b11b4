import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CommitTold } from '../wire';

const run = promisify(execFile);
const FIELD = '\u001f';

/** The last commits that changed files of a folder, newest first; none where there is no git. */
export async function lastCommits(dir: string, count = 5): Promise<CommitTold[]> {
  const format = `--format=%h${FIELD}%cI${FIELD}%an${FIELD}%s`;
  try {
    const { stdout } = await run('git', ['log', `-${count}`, format, '--', '.'], { cwd: dir, encoding: 'utf8' });
    return stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [hash = '', at = '', author = '', subject = ''] = line.split(FIELD);
        return { hash, at, author, subject };
      });
  } catch {
    return [];
  }
}
