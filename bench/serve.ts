import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { namedAhead } from './namedAhead';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The page of this engine. */
const OWN_PAGE = '/ficha/ficha.html';

/** Serves a folder on a free port of this machine, and takes what is posted. */
export async function serve(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    // What a page types and does not save: taken, as the portal's server takes it.
    if (request.method === 'POST') {
      request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    try {
      const file = readFileSync(join(folder, path));
      const body = path === OWN_PAGE ? withHead(file, namedAhead(folder, searchParams)) : file;
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const withHead = (page: Buffer, elements: string): Buffer =>
  Buffer.from(page.toString('utf8').replace('</head>', () => `${elements}</head>`));
