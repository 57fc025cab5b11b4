import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { answerCall } from './answers.mjs';
import { readDefinitions } from './definitions.mjs';

const MOST_BYTES = 100_000;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const KEPT = 'public, max-age=31536000, immutable';
const HEADERS = {
  'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const { files, loaded } = await readDefinitions('schemas', 'trip');
/** The answers of each customer by their cookie, until the server ends: a database in their place keeps them. */
const customers = new Map();

const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  if (path.startsWith('/api/')) return callOf(request, response, path.slice('/api'.length));
  const [content, type] = path.startsWith('/definitions/') ? definitionAt(path) : fileAt(path);
  if (content === undefined) return send(response, 404, 'Not found.');
  const headers = { 'content-type': type };
  // The name of a file changes with its content; of these two it does not.
  if (path !== '/' && path !== '/definitions/index.json') headers['cache-control'] = KEPT;
  if (path === '/' && customerOf(request) === undefined) headers['set-cookie'] = newCustomer();
  return send(response, 200, content, headers);
});

/** The answers of whoever asks, by their cookie. */
const customerOf = ({ headers }) => customers.get(/(?:^|; )trip=([\w-]+)/.exec(headers.cookie ?? '')?.[1]);

function newCustomer() {
  const id = randomUUID();
  customers.set(id, {});
  return `trip=${id}; HttpOnly; SameSite=Strict; Path=/`;
}

function definitionAt(path) {
  const name = path.slice('/definitions/'.length);
  return [files.get(name), TYPES[extname(name)]];
}

/** What Vite has built: nothing else of the disk. */
function fileAt(path) {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const file = /^(?:index\.html|assets\/[\w.-]+)$/.test(name) ? join('dist', name) : '';
  return [existsSync(file) ? readFileSync(file) : undefined, TYPES[extname(name)] ?? 'application/octet-stream'];
}

async function callOf(request, response, path) {
  const json = (status, body) => send(response, status, JSON.stringify(body), { 'content-type': TYPES['.json'] });
  const data = customerOf(request);
  if (!data) return json(401, { message: 'Please reload the page.' });
  try {
    const answer = answerCall(loaded, data, `${request.method} ${path}`, await bodyOf(request));
    return answer ? json(answer.status, answer.body) : json(404, {});
  } catch (error) {
    return error instanceof SyntaxError ? json(400, {}) : json(500, {});
  }
}

async function bodyOf(request) {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MOST_BYTES) throw new SyntaxError('The body is too long.');
  }
  return text === '' ? undefined : JSON.parse(text);
}

const send = (response, status, content, headers) =>
  response.writeHead(status, { ...HEADERS, ...headers }).end(content);

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
