import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code; 1 when the command could not start or a signal ended it
 * @property {string} output what it printed on both streams; empty with `show`
 */

/**
 * Runs one command in the project's folder, or in `cwd`, and waits for its end.
 * With `show` its output goes to this terminal as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { show = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a script or a package's command with this Node.
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * The npm that started this process, else the one in PATH.
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export const npm = (args, options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? node([process.env.npm_execpath, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
