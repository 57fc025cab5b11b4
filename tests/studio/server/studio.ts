import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { studioServer } from '../../../studio/server/app';
import { temporaryFolder } from '../../support/temporaryFolder';

const TOKEN = 'a'.repeat(32);
const HOST = '127.0.0.1:5180';

/** The server of the Estúdio over a copy of the definitions, and calls as its page makes them. */
export async function openStudio() {
  const root = temporaryFolder();
  const [dir, pages] = [join(root, 'schemas'), join(root, 'pages')];
  cpSync(join(ROOT, 'schemas'), dir, { recursive: true });
  mkdirSync(join(pages, 'assets'), { recursive: true });
  const meta = '<meta property="csp-nonce" nonce="NONCE" />';
  for (const page of ['index.html', 'preview.html']) writeFileSync(join(pages, page), meta);
  const app = await studioServer({ dir, name: 'schemas', root: ROOT, pages, token: TOKEN });
  await app.ready();
  onTestFinished(() => app.close());
  const headers = { host: HOST, cookie: `estudio=${TOKEN}` };
  return {
    app,
    dir,
    TOKEN,
    headers,
    get: (url: string) => app.inject({ method: 'GET', url, headers }),
    send: (method: 'POST' | 'PUT', url: string, payload: object) =>
      app.inject({ method, url, payload, headers: { ...headers, origin: `http://${HOST}` } }),
  };
}
