import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHome } from '../../../contract/pages';
import { earlyCallsAt } from '../../../server/http/earlyCalls';
import type { Database } from '../../../server/storage/database';
import { loadDefinitions } from '../../../server/storage/definitions/load';
import { type Caller, NO_REVISIONS, startApp, TEST_CONFIG } from '../testServer';

const root = mkdtempSync(join(tmpdir(), 'ficha-portal-'));
const [portalDir, definitionsDir] = [join(root, 'portal'), join(root, 'definitions')];
const IMMUTABLE = 'public, max-age=31536000, immutable';
let server: Caller;
let demo: Caller;
let definitions: Awaited<ReturnType<typeof loadDefinitions>>;

beforeAll(async () => {
  mkdirSync(join(portalDir, 'assets'), { recursive: true });
  mkdirSync(definitionsDir);
  writeFileSync(
    join(portalDir, 'index.html'),
    '<!doctype html><html lang="pt-BR" data-tenant="x"><head><title>Ficha</title></head></html>',
  );
  writeFileSync(join(portalDir, 'version.json'), '{"version":"0.3.5"}');
  writeFileSync(join(portalDir, 'worker.js'), '// keeps files');
  writeFileSync(join(portalDir, 'assets/index-Ab12Cd34.js'), 'export {};');
  writeFileSync(join(definitionsDir, 'index.json'), '{"version":"1","settings":{},"types":[],"wizards":[],"forms":[]}');
  writeFileSync(join(definitionsDir, 'pf.0a1b2c3d.js'), 'export {};');
  const config = { ...TEST_CONFIG, portalDir, tenant: 'ipe' };
  // Nothing here reads the database.
  const database = {} as Database;
  definitions = await loadDefinitions(definitionsDir);
  server = await startApp(database, { config, definitions, revisions: NO_REVISIONS });
  demo = await startApp(database, { config: { ...config, demo: true }, definitions, revisions: NO_REVISIONS });
});
afterAll(async () => {
  await server.app.close();
  await demo.app.close();
});

describe('the portal', () => {
  it.each(['/', '/index.html', '/login', '/CadastroPF_Passo_1', '/Dashboard?x=1'])(
    'shows its page at %s',
    async (path) => {
      const { status, headers, text } = await server.call(`GET ${path}`);
      expect(status).toBe(200);
      const [page = ''] = path.split('?');
      const earlyFiles = isHome(page) ? '<meta name="early-files" content="[]">' : '';
      const early = earlyCallsAt(page, { number: 1, files: definitions.files }) + earlyFiles;
      expect(text.replace(/tenant-[0-9a-f]{12}/, 'tenant-hash')).toBe(
        `<!doctype html><html data-tenant="ipe" data-name="Ipê Roxo" data-line="Corretora" lang="pt-BR"><head>${early}` +
          '<title>Ficha</title><link rel="stylesheet" href="/assets/tenant-hash.css"></head></html>',
      );
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    ['/login', undefined],
    ['/Login/', undefined],
    ['/CadastroInicio?x=1', undefined],
    ['/acessibilidade', undefined],
    ['/', 'noindex'],
    ['/Dashboard', 'noindex'],
    ['/CadastroPF_Passo_1', 'noindex'],
    ['/recuperarsenha', 'noindex'],
    ['/ConfirmarConta/0b8b1d3e-8a54-4d0f-9b1c-2a6f3c1d9e77', 'noindex'],
  ])('tells search engines whether they may keep %s', async (path, told) => {
    expect((await server.call(`GET ${path}`)).headers['x-robots-tag']).toBe(told);
  });

  it('lets search engines read every page, where that is said, and nothing of the API', async () => {
    const { status, headers, text } = await server.call('GET /robots.txt');
    expect([status, headers['content-type'], text]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'User-agent: *\nDisallow: /api/\n',
    ]);
  });

  describe('that the build has drawn', () => {
    const [THEME, MODULE] = [
      '<script src="/assets/theme.js"></script>',
      '<script type="module" crossorigin src="/assets/a.js"></script>',
    ];
    const LINKS =
      '<link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="stylesheet" crossorigin href="/assets/c.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/gone.css">';
    const sha256 = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    let app: Caller;

    beforeAll(async () => {
      const drawnDir = join(mkdtempSync(join(tmpdir(), 'ficha-drawn-')), 'portal');
      mkdirSync(join(drawnDir, 'assets'), { recursive: true });
      writeFileSync(
        join(drawnDir, 'index.html'),
        `<html><head>${THEME}${MODULE}${LINKS}</head><body><div id="portal"></div></body></html>`,
      );
      writeFileSync(join(drawnDir, 'assets/theme.js'), "const mode = '$&';");
      writeFileSync(join(drawnDir, 'assets/c.css'), '.c { color: red }');
      writeFileSync(join(drawnDir, '../frames.json'), '{"pages":{"/login":"<h1>{{name}}</h1>"},"styles":[]}');
      app = await startApp({} as Database, {
        config: { ...TEST_CONFIG, portalDir: drawnDir },
        definitions,
        revisions: NO_REVISIONS,
      });
    });
    afterAll(() => app.app.close());

    it('stands by one answer: its styles are in it, and its scripts are named for when it is painted', async () => {
      const { text } = await app.call('GET /Login/');
      expect(text).toMatch(/<div id="portal"><!--drawn--><h1>.+<\/h1><!--\/drawn--><\/div>/);
      expect(text).toMatch(/<style>\.c \{ color: red \}\n[^<]*--[^<]*<\/style><\/head>/);
      expect(text).toContain("<script>const mode = '$&';</script>");
      expect(text).not.toMatch(/<script[^>]* src=|<link[^>]* rel="(?!stylesheet)/);
      expect(text).toContain('<link data-rel="modulepreload" crossorigin href="/assets/b.js">');
      expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/c.css" disabled>');
      expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/gone.css">');
      expect(text).toMatch(/script\.src = "\/assets\/a\.js"[^<]*<\/script><\/body>/);
    });

    it('may run what it holds, by its hash, and nothing else', async () => {
      const { text, headers } = await app.call('GET /login');
      const [theme, begin] = [...text.matchAll(/<script>([^<]*)<\/script>/g)].map(([, content]) => sha256(content));
      const [, style] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`;script-src 'self' ${theme} ${begin};style-src 'self' ${sha256(style)};`);
      const plain = await app.call('GET /Dashboard');
      expect(plain.headers['content-security-policy']).toBe(
        policy.replace(/(script-src|style-src) 'self'[^;]*/g, "$1 'self'"),
      );
      expect(plain.text).toContain(`${THEME}${MODULE}${LINKS}`);
    });
  });

  it('shows its page to HEAD too', async () => {
    for (const url of ['/', '/login']) expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it.each([
    ['/assets/index-Ab12Cd34.js', IMMUTABLE],
    ['/definitions/pf.0a1b2c3d.js', IMMUTABLE],
    ['/definitions/index.json', 'no-cache'],
    ['/version.json', 'no-cache'],
    ['/worker.js', 'no-cache'],
  ])('serves %s with cache-control "%s"', async (path, cache) => {
    const { status, headers } = await server.call(`GET ${path}`);
    expect([status, headers['cache-control']]).toEqual([200, cache]);
  });

  it.each([
    '/assets/nada.js',
    '/definitions/nada.js',
    '/definitions',
    '/assets',
    '/.git/config',
    '/.well-known/change-password',
    '/api/nada.js',
    '/../server/main.ts',
    '/%2e%2e/package.json',
  ])('does not show its page for %s', async (path) => {
    const { text } = await server.call(`GET ${path}`);
    expect(text).not.toContain('<title>Ficha');
  });

  it('has a service worker, or one that takes itself away from every device', async () => {
    expect((await server.call('GET /worker.js')).text).toBe('// keeps files');
    const config = { ...TEST_CONFIG, portalDir, serviceWorker: false };
    const without = await startApp({} as Database, { config, revisions: NO_REVISIONS });
    const { status, headers, text } = await without.call('GET /worker.js');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(text).toContain('caches.delete');
    expect(text).toContain('registration.unregister()');
    await without.app.close();
  });

  it('answers a POST to a screen with 404', async () => {
    expect((await server.call('POST /login')).status).toBe(404);
  });
});

describe('security headers', () => {
  const POLICY = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join(';');

  it.each(['/', '/worker.js', '/nada.js', '/assets/nada.js'])(
    '[ACC-SESS-03] stand on %s: exactly the policy, and no referrer',
    async (path) => {
      const { headers } = await server.call(`GET ${path}`);
      expect(headers['content-security-policy']).toBe(POLICY);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      // Documents are photographed by the portal itself, and by no page in a frame.
      expect(headers['permissions-policy']).toBe(
        'camera=(self), microphone=(), geolocation=(), accelerometer=(), gyroscope=()',
      );
    },
  );

  it.each(['/api/cliente/usuario', '/api/nada', '/definitions/index.json', '/definitions/nada.js'])(
    'are on %s those alone that data need, which load nothing where somebody opens them by themselves',
    async (path) => {
      const { headers } = await server.call(`GET ${path}`);
      const own = Object.entries(headers).filter(([name]) =>
        /^(content-security|cross-origin|origin-|permissions|referrer|x-(?!request-id|ratelimit))/.test(name),
      );
      expect(Object.fromEntries(own)).toEqual({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it.each(['/assets/index-Ab12Cd34.js', '/definitions/pf.0a1b2c3d.js'])(
    'are those alone that count for a script of a page on %s',
    async (path) => {
      const { status, headers } = await server.call(`GET ${path}`);
      const own = Object.keys(headers).filter((name) =>
        /^(content-security|cross-origin|origin-|permissions|referrer|x-(?!request-id))/.test(name),
      );
      expect([status, own]).toEqual([200, ['cross-origin-resource-policy', 'x-content-type-options']]);
    },
  );

  it('keep answers of the API out of every cache', async () => {
    for (const path of ['/api/cliente/usuario', '/api/ip', '/api/nada']) {
      expect((await server.call(`GET ${path}`)).headers['cache-control']).toBe('no-store');
    }
  });

  it('announce transport security only behind https', async () => {
    expect((await server.call('GET /')).headers['strict-transport-security']).toBeUndefined();
    const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test' };
    const secure = await startApp({} as Database, { config, revisions: NO_REVISIONS });
    expect((await secure.call('GET /nada.js')).headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.app.close();
  });
});

describe('pages of the demo', () => {
  it('[O-53] do not exist outside demo mode', async () => {
    for (const path of ['/demo', '/DEMO', '/demo/', '/outbox', '/demo/x']) {
      expect([path, (await server.call(`GET ${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('show the logins in demo mode', async () => {
    const { status, text } = await demo.call('GET /demo');
    expect(status).toBe(200);
    expect(text).toContain('helena@example.com');
    expect(text).toContain('Ficha@2026');
  });
});
