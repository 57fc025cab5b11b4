import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a command of the project said, and whether it did what it was asked. */
export interface Said {
  done: boolean;
  out: string;
  errors: string;
}

/** Runs a script of `scripts/definitions`; `signal` ends it. */
export function runDefinitions(
  root: string,
  command: 'impact' | 'publish',
  words: readonly string[],
  { env = {}, signal }: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const script = join(root, 'scripts/definitions', `${command}.ts`);
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    const said: Said = { done: false, out: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...said, done: code === 0 }));
  });
}
