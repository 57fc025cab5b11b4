import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../scripts/lib/root.mjs';
import { plainEnvironment } from './command';

/** The Estúdio of a folder, on a free port. */
export interface RunningStudio {
  /** With its token. */
  address: string;
  /** Sends SIGTERM. @returns the exit code */
  end(): Promise<number | null>;
}

/** Starts `npm run studio` over a folder, with variables of its own. @throws with what it printed, when it ends instead */
export async function startStudio(folder: string, env: Record<string, string> = {}): Promise<RunningStudio> {
  const studio = spawn(process.execPath, ['scripts/studio.mjs', folder, '--port', '0', '--no-open'], {
    cwd: ROOT,
    env: { ...plainEnvironment(), ...env },
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [studio.stdout, studio.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const found = /(http:\/\/\S+token=\S+)/.exec(printed)?.[1];
        if (found) resolve(found);
      });
    }
    studio.on('exit', () => reject(new Error(printed)));
  });
  return {
    address,
    async end() {
      const exit = once(studio, 'exit');
      studio.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
  };
}
