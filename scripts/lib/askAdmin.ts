import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refused } from './refused';
import { ROOT } from './root.mjs';

/** What is collected early, so that all of the process stays below 256 MiB; an embedded database has its own memory. */
const MEMORY = '--max-old-space-size=128';

/**
 * Has `npm run admin` do something, on the database of this environment.
 * @param hear takes each line that it prints
 * @throws Refused when it fails; what went wrong is said by then
 */
export async function askAdmin(words: readonly string[], hear: (line: string) => void): Promise<void> {
  const child = spawn(process.execPath, [MEMORY, join(ROOT, 'scripts/admin.mjs'), ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problem += text;
  });
  createInterface({ input: child.stdout }).on('line', hear);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  console.error(problem.trim());
  throw new Refused('');
}
