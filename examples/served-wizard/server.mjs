import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
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
  try {
    await respond(request, response);
  } catch (error) {
    // A body that cannot be read, else a defect: neither ends the server.
    const isTheirs = error instanceof SyntaxError;
    if (!isTheirs) console.error(error);
    sendJson(response, isTheirs ? 400 : 500, {});
  }
});

async function respond(request, response) {
  if (!URL.canParse(request.url, 'http://localhost')) return sendJson(response, 400, {});
  const path = new URL(request.url, 'http://localhost').pathname;
  if (path.startsWith('/api/')) return answer(request, response, path.slice('/api'.length));
  const [content, type] = path.startsWith('/definitions/') ? definitionAt(path) : fileAt(path);
  if (content === undefined) return send(response, 404, 'Not found.');
  const headers = { 'content-type': type };
  // The name of a file changes with its content; of these two it does not.
  if (path !== '/' && path !== '/definitions/index.json') headers['cache-control'] = KEPT;
  if (path === '/' && customerOf(request) === undefined)
    headers['set-cookie'] = `trip=${randomUUID()}; HttpOnly; SameSite=Strict; Path=/`;
  return send(response, 200, content, headers);
}

const customerOf = ({ headers }) => /(?:^|; )trip=([\da-f-]{36})(?:;|$)/.exec(headers.cookie ?? '')?.[1];

function definitionAt(path) {
  const name = path.slice('/definitions/'.length);
  return [files.get(name), TYPES[extname(name)]];
}

/** What Vite has built: nothing else of the disk. */
function fileAt(path) {
  const file = path === '/' ? 'dist/index.html' : /^\/assets\/\w[\w.-]*$/.test(path) && `dist${path}`;
  return [file && existsSync(file) ? readFileSync(file) : undefined, TYPES[extname(file || '')] ?? 'text/plain'];
}

/** 403 tells the customer what to do; 401 is for applications with a login of their own, which the session leaves to them. */
async function answer(request, response, path) {
  const customer = customerOf(request);
  if (customer === undefined) return sendJson(response, 403, { message: 'Please reload the page.' });
  const data = customers.get(customer) ?? {};
  const told = answerCall(loaded, data, `${request.method} ${path}`, await bodyOf(request));
  if (told?.status === 200 && request.method !== 'GET') customers.set(customer, told.isOver ? {} : data);
  return told ? sendJson(response, told.status, told.body) : sendJson(response, 404, {});
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

const sendJson = (response, status, body) =>
  send(response, status, JSON.stringify(body), { 'content-type': TYPES['.json'] });

const send = (response, status, content, headers) =>
  response.writeHead(status, { ...HEADERS, ...headers }).end(content);

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
