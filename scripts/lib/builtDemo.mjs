import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './root.mjs';

/** @typedef {{ origin: string, end: () => Promise<void> }} BuiltDemo */

const START_MS = 60_000;

/**
 * Starts the built server with the customers of the demo, on a port and a folder of its own.
 * @param {string} name of what needs it
 * @returns {Promise<BuiltDemo>} `end` takes the folder away, too
 * @throws {Error} when it does not answer within a minute
 */
export async function startBuiltDemo(name) {
  const folder = mkdtempSync(join(tmpdir(), `ficha-${name}-`));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, FICHA_MODE: 'demo', NODE_ENV: 'test', PORT: String(port), DATA_DIR: folder };
  const server = spawn(process.execPath, ['dist/server/main.js'], { cwd: ROOT, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const end = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(origin);
    return { origin, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** @param {string} origin */
async function ready(origin) {
  for (const end = Date.now() + START_MS; ; await wait(100)) {
    const answer = await fetch(`${origin}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error('The server did not start.');
  }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
