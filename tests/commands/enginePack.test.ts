import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { npmInstall, plainEnvironment } from '../support/command';
import { type PackedProject, packedProject } from '../support/packedProject';
import { temporaryFolder } from '../support/temporaryFolder';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let own: PackedProject;
/** Its folder. */
let project: string;
let manifest: {
  description: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
let server: Server;
let browser: Browser;
const saved: [path: string, body: unknown][] = [];

const inPackage = (...path: string[]) => own.inPackage(...path);
const runIn = (script: string, ...args: string[]) => own.run(`node_modules/${script}`, ...args);

beforeAll(async () => {
  own = await packedProject('own-wizard');
  project = own.folder;
  manifest = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

describe('npm run engine:pack', () => {
  it('writes an archive and says what is in it', () => {
    expect(own.packed).toEqual({
      code: 0,
      output: expect.stringMatching(/ficha-engine-\d+\.\d+\.\d+\.tgz: [1-9]\d+ files, [1-9]\d+ kB$/),
    });
  });

  it('writes what npm installs, with what it asks for', async () => {
    expect(own.installed).toMatchObject({ code: 0 });
    const empty = temporaryFolder();
    expect(await npmInstall(empty, own.archive)).toMatchObject({ code: 0 });
    for (const name of ['ficha-engine', 'react', 'react-dom', ...Object.keys(manifest.dependencies)])
      expect(existsSync(join(empty, 'node_modules', name, 'package.json')), name).toBe(true);
  });

  it('has a README that names each entry with its page, and the example as it stands', () => {
    const readme = readFileSync(inPackage('README.md'), 'utf8');
    expect(readme).toContain(`# ficha-engine\n\n${manifest.description}\n`);
    expect(readme).toContain(`\`npm install ./${basename(own.archive)} react react-dom\``);
    const entries = Object.keys(manifest.exports).filter((name) => /^\.\/[a-z]+$/.test(name) && name !== './tab');
    expect(entries).toHaveLength(18);
    for (const entry of entries)
      expect(readme).toContain(`- [ficha-engine${entry.slice(1)}](docs${entry.slice(1)}.md): `);
    const { types } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8')).compilerOptions;
    expect(readme).toContain(JSON.stringify(types).replace(',', ', '));
    for (const file of ['main.tsx', 'vite.config.ts', 'schemas/visit/day.json'])
      expect(readme).toContain(readFileSync(join(ROOT, 'examples/own-wizard', file), 'utf8').trim());
  });

  it('defines every name that its styles read', () => {
    const read = (ending: RegExp) =>
      readdirSync(inPackage(), { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file) && !file.startsWith('node_modules'))
        .map((file) => readFileSync(inPackage(file), 'utf8'))
        .join('\n');
    const styles = read(/\.css$/);
    const defined = new Set(
      [...`${styles}\n${read(/\.js$/)}`.matchAll(/(--[\w-]+)'?(?:\])?:/g)].map(([, found = '']) => found),
    );
    const names = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, found = '']) => found));
    expect(names.size).toBeGreaterThan(80);
    expect([...names].filter((found) => !defined.has(found))).toEqual([]);
  });

  it('says in English what each code of a problem means', () => {
    const page = readFileSync(inPackage('docs/errors.md'), 'utf8');
    expect(page).toContain('| `DEF_UNKNOWN_FORMAT` | There is no such format. | Correct the name. |');
    expect(page.match(/^\| `DEF_/gm)?.length).toBeGreaterThan(60);
    expect(page).not.toMatch(/[à-ú]/);
  });

  it('has pages whose links lead to files of the package', () => {
    for (const page of ['README.md', ...readdirSync(inPackage('docs')).map((name) => `docs/${name}`)]) {
      const text = readFileSync(inPackage(page), 'utf8').replace(/```[\s\S]*?```/g, '');
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
      expect(links.filter((link) => !existsSync(inPackage(page, '..', link)))).toEqual([]);
    }
  });

  it('takes each React from the one that it asks for on: it imports nothing that came later', () => {
    expect(manifest.peerDependencies).toEqual({ react: '^19.0.0', 'react-dom': '^19.0.0', vite: '^8.0.0' });
    const later = /\b(?:Activity|ViewTransition|addTransitionType|cacheSignal|useEffectEvent)\b/;
    const files = readdirSync(inPackage('engine'), { recursive: true, encoding: 'utf8' });
    const code = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(inPackage('engine', name), 'utf8'));
    const imports = code.flatMap((text) => text.match(/import \{[^}]*\} from ["']react(?:-dom)?["']/g) ?? []);
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.filter((line) => later.test(line))).toEqual([]);
  });

  it('has the guides for those who come from rjsf and for definitions', () => {
    expect(readFileSync(inPackage('docs/coming-from-rjsf.md'), 'utf8')).toContain(
      "registerWidget('color', fromRjsf(ColorWidget))",
    );
    expect(readFileSync(inPackage('docs/vocabulary.md'), 'utf8')).toContain(
      '| `ui:sections` (required) | Sections | The sections, in the order of the screen. See [Section](#section). |',
    );
  });

  it('has the vocabulary for editors in English and in Portuguese', () => {
    const titleIn = (folder: string) =>
      JSON.parse(readFileSync(inPackage(folder, 'tab.schema.json'), 'utf8')).properties.lead.title;
    expect(['schemas/vocabulary/en', 'schemas/vocabulary'].map(titleIn)).toEqual(['Lead line', 'Linha de apoio']);
    expect(readdirSync(inPackage('schemas/vocabulary/en'))).toContain('common.schema.json');
  });

  it('asks for React once, as a peer, and for nothing that the engine does not import', () => {
    expect(Object.keys(manifest.peerDependencies)).toEqual(['react', 'react-dom', 'vite']);
    for (const name of ['react', 'react-dom', 'fastify', 'ky', 'react-router-dom'])
      expect(manifest.dependencies).not.toHaveProperty(name);
  });

  it('keeps the files that are no entry to itself', () => {
    const code = "await import('ficha-engine/engine/core/json.js')";
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  it.each([
    'analyse',
    'brazil',
    'catalog',
    'compile',
    'core',
    'definition',
    'edit',
    'session',
    'state',
    'testing',
    'wire',
    'words',
  ])('has an entry %s that Node loads by itself', (name) => {
    const code = `console.log(Object.keys(await import('ficha-engine/${name}')).length > 0)`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: project,
      encoding: 'utf8',
    });
    expect([stdout.trim(), stderr]).toEqual(['true', '']);
  });
});

describe('a wizard outside the portal', () => {
  it('is 40 lines of TypeScript at most, strictly typed', () => {
    expect(readFileSync(join(project, 'main.tsx'), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(40);
    expect(runIn('typescript/bin/tsc').stdout).toBe('');
  });

  it('may have the types of each entry checked, those of the package included', () => {
    const { compilerOptions } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'));
    expect(compilerOptions).toMatchObject({ strict: true, skipLibCheck: false });
    const names = Object.keys(manifest.exports).filter((name) => existsSync(inPackage('engine', `${name}.js`)));
    expect(names).toHaveLength(18);
    const lines = names.map((name) => `export * as ${name.slice(2)} from 'ficha-engine/${name.slice(2)}';\n`);
    writeFileSync(join(project, 'entries.ts'), lines.join(''));
    // Vite's types are Node's.
    const own = { types: [...compilerOptions.types, 'node'] };
    const config = { extends: './tsconfig.json', compilerOptions: own, include: ['entries.ts'] };
    writeFileSync(join(project, 'tsconfig.entries.json'), JSON.stringify(config));
    expect(runIn('typescript/bin/tsc', '-p', 'tsconfig.entries.json').stdout).toBe('');
    const asNode = { ...own, module: 'nodenext', moduleResolution: 'nodenext' };
    writeFileSync(join(project, 'tsconfig.entries.json'), JSON.stringify({ ...config, compilerOptions: asNode }));
    // What is wrong then is so in packages that it takes.
    const wrong = runIn('typescript/bin/tsc', '-p', 'tsconfig.entries.json').stdout.split('\n');
    expect(wrong.filter((line) => line && !line.startsWith('node_modules/@rjsf/'))).toEqual([]);
  });

  it('is tested without a browser', () => {
    const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter', 'tap'], {
      cwd: project,
      encoding: 'utf8',
      env: plainEnvironment(),
    });
    expect([status, stdout.match(/^# (?:pass|fail) \d+$/gm)]).toEqual([0, ['# pass 2', '# fail 0']]);
  });

  it('carries nothing of lists of rows, nor of Brazil', () => {
    const { status } = runIn('vite/bin/vite.js', 'build', '--sourcemap', '--logLevel', 'error');
    expect(status).toBe(0);
    const assets = join(project, 'dist/assets');
    const sources = readdirSync(assets)
      .filter((name) => name.endsWith('.map'))
      .flatMap((name): string[] => JSON.parse(readFileSync(join(assets, name), 'utf8')).sources);
    expect(sources.some((path) => path.endsWith('react/form/TabForm.js'))).toBe(true);
    const listed =
      /\/collection\/(?:CollectionSection|CollectionTable|RowForm|RowsField)|\/formats\/br\/|\/analyse\/|\/compile\//;
    expect(sources.filter((path) => listed.test(path))).toEqual([]);
  });

  it('is filled in, in English, and saved', async () => {
    server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.startsWith('/api/')) {
        let body = '';
        for await (const chunk of request) body += chunk;
        if (request.method === 'POST') saved.push([pathname, body && JSON.parse(body)]);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        return undefined;
      }
      const file = join(project, 'dist', pathname === '/' ? 'index.html' : pathname);
      if (!existsSync(file)) return response.writeHead(404).end();
      return response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    browser = await chromium.launch(testLaunchOptions());
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const told: string[] = [];
    page.on('dialog', (dialog) => {
      told.push(dialog.message());
      void dialog.accept();
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

    await page.getByRole('heading', { name: 'Visitor' }).waitFor();
    const name = page.getByLabel('Name');
    await name.fill('Ada Lovelace');
    await page.reload();
    expect(await name.inputValue()).toBe('Ada Lovelace');
    // Drawn in the design tokens that come with the package.
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink'))).toMatch(/\S/);
    expect(await name.evaluate((box) => getComputedStyle(box).font)).toMatch(/^16px \/ 24px "Inter Variable"/);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Required.').waitFor();
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Day' }).waitFor();
    await page.getByPlaceholder('mm/dd/yyyy').fill('05/01/2027');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('Language of the tour').fill('English');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'See you soon' }).waitFor();

    expect(errors).toEqual([]);
    expect(told).toEqual(['Not yet complete\n\nPlease fill in E-mail.']);
    expect(saved).toEqual([
      ['/api/visitor', { name: 'Ada Lovelace', email: 'ada@example.com' }],
      ['/api/day', { date: '2027-05-01', guided: true, language: 'English' }],
      ['/api/book', {}],
    ]);
  });

  it('takes a page of HTML, as a proxy gives it, for no answer: it is told, and nothing is saved over', async () => {
    const page = await browser.newPage();
    const told: string[] = [];
    page.on('dialog', (dialog) => {
      told.push(dialog.message());
      void dialog.accept();
    });
    const before = saved.length;
    const isThrough = { load: false };
    await page.route('**/api/**', (route) =>
      isThrough.load && route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }),
    );
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('heading', { name: 'Visitor' }).waitFor();
    await expect.poll(() => told.length).toBe(1);
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => told.length).toBe(2);
    // What is saved is no more kept by such a page than what is loaded is brought by it.
    isThrough.load = true;
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => told.length).toBe(3);
    expect(await page.getByRole('heading', { name: 'Visitor' }).count()).toBe(1);
    expect(saved.length).toBe(before);
  });

  it('is told in English, by file and line, what is wrong with a definition', () => {
    const file = join(project, 'schemas/visit/day.json');
    const day = readFileSync(file, 'utf8');
    writeFileSync(file, day.replace('"format": "date"', '"format": "dat"'));
    const { stderr } = runIn('vite/bin/vite.js', 'build', '--outDir', temporaryFolder());
    writeFileSync(file, day);
    expect(stderr).toMatch(
      /schemas\/visit\/day\.json:\d+:\d+ {2}DEF_UNKNOWN_FORMAT {2}There is no format "dat"\. Did you mean/,
    );
    expect(stderr).toMatch(/\d+ problems? in 1 file\./);
  });
});
