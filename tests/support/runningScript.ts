import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../scripts/lib/root.mjs';
import { plainEnvironment } from './command';
import { freePort } from './freePort';
import { temporaryFolder } from './temporaryFolder';

/** A script of package.json that serves on a port of its own. */
export interface RunningScript {
  address: string;
  port: number;
  pid: number;
  /** Everything that it printed so far. */
  printed: () => string;
  /** Sends SIGTERM. @returns the exit code */
  end: () => Promise<number | null>;
  /** Ends it in any case, at once. */
  kill: () => Promise<void>;
}

/**
 * Starts `scripts/<name>.mjs` as npm does, over an empty data folder unless one is given, and waits until it answers.
 * @throws {Error} with what it printed, when it ends instead
 */
export async function runScript(name: string, env: Record<string, string> = {}): Promise<RunningScript> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const script = spawn(process.execPath, [`scripts/${name}.mjs`], {
    cwd: ROOT,
    env: { ...plainEnvironment(), PORT: String(port), DATA_DIR: env.DATA_DIR ?? temporaryFolder(), ...env },
  });
  let printed = '';
  for (const stream of [script.stdout, script.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await answerOf(script, address).catch((error) => {
    throw new Error(`scripts/${name}.mjs: ${error.message}\n${printed}`);
  });
  return {
    address,
    port,
    pid: script.pid as number,
    printed: () => printed,
    async end() {
      const exit = once(script, 'exit');
      script.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
    async kill() {
      if (script.exitCode !== null || script.signalCode !== null) return;
      const exit = once(script, 'exit');
      script.kill('SIGKILL');
      await exit;
    },
  };
}

async function answerOf(script: ChildProcess, address: string): Promise<void> {
  while (script.exitCode === null) {
    if (await fetch(address).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`ended with ${script.exitCode}`);
}
