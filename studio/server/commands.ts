import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { RefusedNews } from '../../scripts/lib/refused';

/** What a command of the project said, and whether it did what it was asked. */
export interface Said {
  done: boolean;
  out: string;
  errors: string;
  /** Why it was refused, in words for analysts; absent where something else went wrong. */
  refused?: string;
}

/** The commands of the project that the Estúdio runs, by their script. */
export type Command = `definitions/${'impact' | 'list' | 'publish' | 'rollback'}` | 'schemasBook' | 'schemasShare';

/** How a command is run. */
interface Running {
  env?: Record<string, string>;
  /** Ends it, with what it has started itself. */
  signal?: AbortSignal;
  /** Takes a line that it says beside its output; one that it takes is not kept. */
  hear?(line: string): boolean;
}

/** Runs a script of the project. */
export function runCommand(
  root: string,
  command: Command,
  words: readonly string[],
  { env = {}, signal, hear = () => false }: Running = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const script = join(root, 'scripts', `${command}.ts`);
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: signal !== undefined,
    });
    const end = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    const said: Said = { done: false, out: '', errors: '' };
    child.on('message', (news: Partial<RefusedNews>) => {
      if (typeof news.refused === 'string') said.refused = news.refused;
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
    });
    createInterface({ input: child.stderr as Readable }).on('line', (line) => {
      if (!hear(line)) said.errors += `${line}\n`;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ ...said, done: code === 0 });
    });
  });
}
