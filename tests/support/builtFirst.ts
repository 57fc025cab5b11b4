import { ensureBuilt } from '../../scripts/lib/built.mjs';
import { ensureInstalled } from '../../scripts/lib/install.mjs';

/** Installs and builds what is missing before the first command, so that no two of them do it at once. */
export async function setup(): Promise<void> {
  const { code } = (await ensureInstalled()) ? await ensureBuilt() : { code: 1 };
  if (code !== 0) throw new Error('The build failed.');
}
