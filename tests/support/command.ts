import { spawn } from 'node:child_process';
import { ROOT } from '../../scripts/lib/root.mjs';

/** How a command ended, and what it printed on both streams, without blank space around it. */
export interface Ended {
  code: number | null;
  output: string;
}

/** The environment without what the test runner put there: a command is started as from a terminal. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const ofRunner = /^(?:VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|npm_lifecycle|FORCE_COLOR|NO_COLOR)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRunner.test(name)));
}

/** Runs a command of package.json as it is called by hand, `npm run <name> -- <args>`, and waits for its end. */
export function npmRun(
  name: string,
  args: readonly string[] = [],
  { cwd = ROOT, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const own = { ...plainEnvironment(), NO_COLOR: '1', ...env };
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd, env: own });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: withoutNpm(output).trim() }));
  });
}

/** Without what npm says about the settings of the machine. */
const withoutNpm = (output: string): string => output.replace(/^npm warn .*\n/gm, '');
