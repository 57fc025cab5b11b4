import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../refused';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/**
 * Builds the Storybook of a project, of all its stories or of those in some files, into a folder. Which files is asked for once
 * those of the tabs are written, of which a new checkout has none.
 * @throws {Refused} with what the build said
 */
export async function buildStories(
  project: string,
  to: string,
  files: () => readonly string[] = () => [],
): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  const stories = await run(process.execPath, ['--import', 'tsx', 'scripts/generateStories.ts'], { cwd: project });
  if (stories.code !== 0) throw new Refused(stories.output);
  const env = { ...process.env, STORYBOOK_STORIES: files().join(','), STORYBOOK_DISABLE_TELEMETRY: '1' };
  const built = await run(process.execPath, [STORYBOOK, 'build', '--quiet', '--output-dir', to], { cwd: project, env });
  if (built.code !== 0 || !existsSync(join(to, 'index.json'))) throw new Refused(built.output);
}

/**
 * The project as it was at a commit, in a folder of its own, with the packages of this one.
 * @throws {Refused} when there is no such commit
 */
export async function checkOut(commit: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, '.archive.tar');
  const packed = await run('git', ['archive', '--output', archive, commit]);
  if (packed.code !== 0) throw new Refused(packed.output);
  const unpacked = await run('tar', ['-xf', archive, '-C', folder]);
  if (unpacked.code !== 0) throw new Refused(unpacked.output);
  rmSync(archive);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** The commit that a change began at: where this branch left `main`, on `main` itself the last commit. */
export async function baseCommit(): Promise<string> {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'main']);
  if (code !== 0) throw new Refused('The change has no base to compare with: name one, --against <commit>.');
  return output.trim();
}
