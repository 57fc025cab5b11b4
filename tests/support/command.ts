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
  return npm(['run', '--silent', name, '--', ...args], { cwd, env: { ...plainEnvironment(), NO_COLOR: '1', ...env } });
}

/** Runs `npm install` in a folder: of what its package.json says, or of what is named. What npm has fetched before is taken. */
export function npmInstall(cwd: string, ...named: string[]): Promise<Ended> {
  // The npm that runs the tests says of which folder.
  const { npm_config_local_prefix: _, ...env } = plainEnvironment();
  return npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...named], { cwd, env });
}

function npm(args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Ended> {
  const child = spawn('npm', args, options);
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
