import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a command of the project said, and whether it did what it was asked. */
export interface Said {
  done: boolean;
  out: string;
  errors: string;
}

/** The commands of the project that the Estúdio runs, by their script. */
export type Command = `definitions/${'impact' | 'list' | 'publish' | 'rollback'}` | 'schemasBook' | 'schemasShare';

/** Runs a script of the project; `signal` ends it. */
export function runCommand(
  root: string,
  command: Command,
  words: readonly string[],
  { env = {}, signal }: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const script = join(root, 'scripts', `${command}.ts`);
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
