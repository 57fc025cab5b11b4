import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { request as ask } from 'node:http';
import { ROOT } from './root.mjs';

const BASE = '/estudio/';
const ASKED = /^\/estudio(?:[/?]|$)/;
const ADDRESS = /http:\/\/127\.0\.0\.1:(\d+)\/estudio\//;

/**
 * Serves the Estúdio below `/estudio` of the development server. Its own server is a child process that begins with the
 * first visit; it checks who asks by itself: Host and Origin are those of the development server, which it is handed as they
 * came, and the token is the one of the address that the terminal shows.
 * @returns {import('vite').Plugin & { api: { address(origin: string): string } }}
 */
export function devStudio() {
  const token = randomBytes(24).toString('base64url');
  /** @type {Promise<{ port: number, end: () => void }> | undefined} */
  let running;
  return {
    name: 'ficha:studio',
    api: { address: (origin) => `${origin}${BASE}?token=${token}` },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!ASKED.test(request.url ?? '')) return next();
        if (request.url === '/estudio') return response.writeHead(303, { location: BASE }).end();
        running ??= startStudio(token, () => {
          running = undefined;
        });
        running.then(
          ({ port }) => passOn(port, request, response),
          (error) => response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message),
        );
      });
    },
    async closeBundle() {
      (await running?.catch(() => undefined))?.end();
    },
  };
}

/**
 * @param {string} token
 * @param {() => void} onEnd
 * @returns {Promise<{ port: number, end: () => void }>}
 */
function startStudio(token, onEnd) {
  const child = spawn(process.execPath, ['scripts/studio.mjs', '--port', '0', '--no-open'], {
    cwd: ROOT,
    env: { ...process.env, ESTUDIO_TOKEN: token, npm_lifecycle_event: 'studio', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        printed += text;
        const port = ADDRESS.exec(printed)?.[1];
        if (port !== undefined) resolve({ port: Number(port), end: () => child.kill('SIGTERM') });
      });
    }
    child.on('exit', () => {
      onEnd();
      reject(new Error(`O Estúdio não abriu:\n${printed}`));
    });
  });
}

/**
 * @param {number} port
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function passOn(port, request, response) {
  const { url: path, method, headers } = request;
  const call = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.writableEnded || response.writeHead(502).end());
  response.on('close', () => call.destroy());
  request.pipe(call);
}
