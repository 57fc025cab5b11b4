import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SOURCES } from '../../scripts/lib/built.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const sent = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));

/** The instructions, with continued lines joined, of each stage. */
const stages = dockerfile
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .trim()
  .split(/^(?=FROM )/m)
  .map((stage) => stage.split('\n').filter(Boolean));
const [build = [], product = []] = stages;
const named = (stage: string[], name: string) =>
  stage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

/** Everything that the README documents. */
const VARIABLES = [...read('README.md').matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name);

describe('the Dockerfile', () => {
  it('has nothing that a linter finds', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate('FROM node\nEXPOSE x\nUSR node').length).toBe(2);
  });

  it('is sent what the build reads, and neither data, secrets, tests nor what was built elsewhere', () => {
    expect(ignored[0]).toBe('*');
    expect(sent.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    const optional = SOURCES.filter((source) => existsSync(join(ROOT, source)));
    const missing = optional.filter((source) => !sent.includes(source.split('/')[0] as string));
    expect(missing).toEqual([]);
    for (const name of ['data', 'dist', 'node_modules', 'tests', '.git', '.env']) expect(sent).not.toContain(name);
  });

  it('copies what there is, and starts what the build makes', () => {
    const copied = named(build, 'COPY').flatMap((line) => line.split(' ').slice(0, -1));
    expect(copied.filter((name) => name !== '.' && !sent.includes(name))).toEqual([]);
    expect(named(build, 'RUN')).toContain('["node", "scripts/build.mjs"]');
    expect(existsSync(join(ROOT, 'scripts/build.mjs'))).toBe(true);
    const made = named(product, 'COPY').map((line) => line.split(' ').slice(0, -1));
    expect(made).toEqual(
      ['package.json', 'node_modules', 'dist', 'tenants'].map((name) => ['--from=build', `/app/${name}`]),
    );
    expect(named(product, 'CMD')).toEqual(['["node", "dist/server/main.js"]']);
    const script = read('scripts/build.mjs');
    for (const text of ['/server`,', "{ main: 'server/main.ts' }"]) expect(script).toContain(text);
  });

  it('keeps every library that the server imports, once those of the development are gone', () => {
    expect(named(build, 'RUN').at(-1)).toBe('npm prune --omit=dev');
    const { dependencies, optionalDependencies } = JSON.parse(read('package.json'));
    const kept = { ...dependencies, ...optionalDependencies };
    const folders = ['server', 'contract', 'engine/core', 'engine/analyse'];
    const files = folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${folder}/${file}`),
    );
    const imported = files.flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '([^.'][^']*)'|import\('([^.'][^']*)'\)/gm)].map(
        ([, still, lazy]) => still ?? lazy ?? '',
      ),
    );
    const packages = imported
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg']));
    expect([...new Set(packages)].filter((name) => kept[name] === undefined)).toEqual([]);
  });

  it('runs as a user who can write to the data alone', () => {
    expect(named(product, 'USER')).toEqual(['node']);
    const lastRoot = product.findIndex((line) => line.startsWith('USER '));
    expect(product.slice(lastRoot).some((line) => /^(RUN|COPY|ADD) /.test(line))).toBe(false);
    expect([named(product, 'VOLUME'), dockerfile.includes('DATA_DIR=/data')]).toEqual([['/data'], true]);
    expect(named(product, 'RUN')).toEqual(['mkdir -m 0700 /data && chown node:node /data']);
  });

  it('looks at /health of the port that is served', async () => {
    const [check = ''] = named(product, 'HEALTHCHECK');
    const script = (JSON.parse(check.slice(check.indexOf('['))) as string[])[2] ?? '';
    const asked: string[] = [];
    const codes: number[] = [];
    const run = async (fetch: (url: string) => Promise<{ ok: boolean }>, env: Record<string, string> = {}) => {
      const call = (url: string) => {
        asked.push(url);
        return fetch(url);
      };
      const process = { env: Object.assign(env, { PORT: '3000' }), exit: (code: number) => codes.push(code) };
      await new Function('fetch', 'process', `return ${script}`)(call, process);
    };
    await run(async () => ({ ok: true }));
    await run(async () => ({ ok: false }));
    await run(async () => Promise.reject(new Error('refused')));
    expect([codes, new Set(asked)]).toEqual([[0, 1, 1], new Set(['http://127.0.0.1:3000/health'])]);
    // With a certificate of its own it answers by https alone; that is of its public name, not of this address.
    const encrypted: Record<string, string> = { TLS_CERT_FILE: '/run/cert.pem' };
    await run(async () => ({ ok: true }), encrypted);
    expect([codes.at(-1), asked.at(-1), encrypted.NODE_TLS_REJECT_UNAUTHORIZED]).toEqual([
      0,
      'https://127.0.0.1:3000/health',
      '0',
    ]);
    expect(named(product, 'EXPOSE')).toEqual(['3000']);
    expect(read('server/http/health.ts')).toContain("app.get('/health'");
  });

  it('sets variables that are documented', () => {
    const set = named(product, 'ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=')[0]));
    expect(set.filter((name) => name !== 'NODE_ENV' && !VARIABLES.includes(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('has nothing that a linter finds', () => {
    // A name of its own would give other volumes to whoever runs it from a folder called otherwise.
    const rules = { 'require-project-name-field': 0 } as const;
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
    const found = (file: string) => linter.lintFiles([file], false).flatMap(({ messages }) => messages);
    expect(found(join(ROOT, 'compose.yaml'))).toEqual([]);
    const wrong = join(temporaryFolder(), 'compose.yaml');
    writeFileSync(wrong, read('compose.yaml').replace('    ports: [', '    ports: ["80:80", "80:80", '));
    expect(found(wrong).map(({ rule }) => rule)).toContain('invalid-schema');
  });

  const { services, volumes } = parse(read('compose.yaml'));
  const { ficha, database } = services;

  it('sets variables that are documented, and has no secret of its own', () => {
    expect(Object.keys(ficha.environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const secrets = ['DATABASE_URL', 'SMTP_URL', 'DRAFT_KEYS', 'INTEGRATION_KEY', 'S3_SECRET_ACCESS_KEY'].map(
      (name) => ficha.environment[name],
    );
    for (const secret of [...secrets, database.environment.POSTGRES_PASSWORD])
      expect(secret).toMatch(/\$\{[A-Z\d_]+:[?-]\}/);
    const { user, database: name } = {
      user: database.environment.POSTGRES_USER,
      database: database.environment.POSTGRES_DB,
    };
    expect(ficha.environment.DATABASE_URL).toBe(`postgres://${user}:\${POSTGRES_PASSWORD:?}@database:5432/${name}`);
  });

  it('gives the server a file system that it reads, the data excepted, and no rights besides', () => {
    expect(ficha).toMatchObject({
      build: '.',
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: ['data:/data'],
    });
    expect(Object.keys(volumes)).toEqual(['data', 'postgres']);
  });

  it('opens the port of customers alone, and that to this machine', () => {
    expect(ficha.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(ficha.expose).toEqual([ficha.environment.METRICS_PORT]);
    expect(database.ports).toBeUndefined();
  });

  it('waits for the database, and for the end of what is under way', () => {
    expect(ficha.depends_on.database.condition).toBe('service_healthy');
    expect(database.healthcheck.test).toContain('pg_isready');
    const [, longest] = /LONGEST_END_MS = ([\d_]+)/.exec(read('server/main.ts')) ?? [];
    expect(Number.parseInt(ficha.stop_grace_period, 10) * 1000).toBeGreaterThan(Number(longest?.replaceAll('_', '')));
  });
});
