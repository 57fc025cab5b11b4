import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { CasesTold } from '../../../studio/cases';
import { openStudio } from './studio';

const FILE = 'pf/informacoes.json';

describe('who is answered', () => {
  it('gives the cookie for the token in the address, and takes the token out of it', async () => {
    const { app, TOKEN } = await openStudio();
    const answer = await app.inject({ url: `/estudio/?token=${TOKEN}`, headers: { host: 'localhost:5180' } });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/estudio/');
    expect(answer.headers['set-cookie']).toBe(`estudio=${TOKEN}; Path=/estudio/; HttpOnly; SameSite=Strict`);
  });

  it.each([
    ['without the token', { cookie: '' }, 'GET', 403],
    ['with another one', { cookie: `estudio=${'b'.repeat(32)}` }, 'GET', 403],
    ['of another name for this machine', { host: 'evil.example:5180' }, 'GET', 403],
    ['through a proxy', { 'x-forwarded-for': '10.0.0.1' }, 'GET', 403],
    ['from a page of another origin', { origin: 'http://evil.example' }, 'POST', 403],
    ['from another port of this machine', { origin: 'http://127.0.0.1:9999' }, 'POST', 403],
    ['that changes something and says no origin', {}, 'POST', 403],
    ['of its own page', { origin: 'http://127.0.0.1:5180' }, 'POST', 200],
    ['of its own page', {}, 'GET', 200],
  ] as const)('a call %s: %j %s gets %i', async (_, changed, method, status) => {
    const { app, headers } = await openStudio();
    const url = method === 'GET' ? '/estudio/api/definitions' : '/estudio/api/preview';
    const payload = method === 'GET' ? undefined : { changes: {}, tab: 'pf/informacoes' };
    const answer = await app.inject({ method, url, headers: { ...headers, ...changed }, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(status);
  });

  it("holds the preview to the portal's own policy, and lets nobody else frame it", async () => {
    const { get } = await openStudio();
    const policy = String((await get('/estudio/preview.html')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';style-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    const page = await get('/estudio/');
    const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('the definitions', () => {
  it('are given but for the vocabulary, with the tenants and the day', async () => {
    const { get } = await openStudio();
    const { files, tenants, today, folder } = (await get('/estudio/api/definitions')).json();
    expect(Object.keys(files)).toContain(FILE);
    expect(Object.keys(files).some((name) => name.startsWith('vocabulary/'))).toBe(false);
    expect(tenants).toEqual([
      { id: 'andorinha', name: 'Andorinha' },
      { id: 'ipe', name: 'Ipê Roxo' },
    ]);
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(folder).toBe('schemas');
  });

  it('are shown before they are on disk, as a module of the tab', async () => {
    const { get, send, dir } = await openStudio();
    const text = readFileSync(join(dir, FILE), 'utf8').replace('"Nome completo"', '"Nome de batismo"');
    const asked = { changes: { [FILE]: text }, tab: 'pf/informacoes' };
    const { module, problems } = (await send('POST', '/estudio/api/preview', asked)).json();
    expect(problems).toEqual([]);
    const code = await get(module);
    expect(code.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(code.body).toContain('Nome de batismo');
    expect(readFileSync(join(dir, FILE), 'utf8')).toContain('Nome completo');
  });

  it('have their validators fetched again only where something changes that is validated', async () => {
    const { get, send, dir } = await openStudio();
    const text = readFileSync(join(dir, FILE), 'utf8');
    const validatorsOf = async (find: string, put: string) => {
      const changes = { [FILE]: text.replace(find, put) };
      const { module } = (await send('POST', '/estudio/api/preview', { changes, tab: 'pf/informacoes' })).json();
      const [, taken] = /from '\.\/(\w+\.js)'/.exec((await get(module)).body) ?? [];
      expect((await get(`/estudio/modules/${taken}`)).body).toContain('export default function');
      return { module, taken };
    };
    const before = await validatorsOf('', '');
    const title = await validatorsOf('"title": "Nome da mãe"', '"title": "Mãe"');
    expect(title.module).not.toBe(before.module);
    expect(title.taken).toBe(before.taken);
    expect((await validatorsOf('"NomeMae": {', '"NomeMae": { "minLength": 2,')).taken).not.toBe(before.taken);
  });

  it('are told by what became of those told before, and as a whole where those are not known', async () => {
    const { get, send, dir } = await openStudio();
    const text = readFileSync(join(dir, FILE), 'utf8');
    const asked = { changes: { [FILE]: text }, name: 'one', tab: 'pf/informacoes' };
    await send('POST', '/estudio/api/preview', asked);
    const change = { at: text.indexOf('Nome completo'), gone: 4, come: 'Título' };
    const told = { ...asked, changes: { [FILE]: change }, name: 'two', since: 'one' };
    const { module } = (await send('POST', '/estudio/api/preview', told)).json();
    expect((await get(module)).body).toContain('Título completo');
    for (const path of ['preview', 'problems']) {
      const since = { ...told, since: 'none' };
      expect((await send('POST', `/estudio/api/${path}`, since)).statusCode).toBe(409);
    }
  });

  it('tell their problems by file and line, quick ones with the preview and the deep ones beside it', async () => {
    const { send, dir } = await openStudio();
    const text = readFileSync(join(dir, FILE), 'utf8');
    const wrong = {
      changes: { [FILE]: text.replace('"Apelido": { "type": "string"', '"Apelido": { "typ": "string"') },
    };
    const preview = (await send('POST', '/estudio/api/preview', { ...wrong, tab: 'pf/informacoes' })).json();
    expect(preview.module).toBeUndefined();
    expect(preview.problems[0]).toMatchObject({ file: FILE, line: 12, pointer: '/schema/properties/Apelido/typ' });
    const never = text.replace(
      '"rules": [',
      '"rules": [{ "id": "nunca", "when": { "Nome": true, "Cpf": { "const": "x" }, "Sexo": { "enum": ["Outro"] } }, "lock": ["Telefone"] },',
    );
    const all = (await send('POST', '/estudio/api/problems', { changes: { [FILE]: never } })).json();
    expect(all.problems.map(({ file }: { file: string }) => file)).toContain(FILE);
  });

  it.each([{ tab: '../x' }, { tab: 'pf' }, { changes: { [FILE]: 3 } }])('are not asked for by %j', async (wrong) => {
    const { send } = await openStudio();
    const answer = await send('POST', '/estudio/api/preview', { changes: {}, tab: 'pf/informacoes', ...wrong });
    expect(answer.statusCode).toBe(400);
  });

  it('tell the cases of a tab as they are found, with its mutants', { timeout: 90_000 }, async () => {
    const { send } = await openStudio();
    const answer = await send('POST', '/estudio/api/cases', { changes: {}, tab: 'acesso/recuperacao' });
    const told = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as CasesTold);
    const [first] = told;
    expect(first?.kind).toBe('conditions');
    const conditions = first?.kind === 'conditions' ? first.conditions : [];
    expect(conditions[0]).toMatchObject({ place: { file: 'acesso/recuperacao.json' }, rule: expect.any(String) });
    const keys = told.flatMap((one) => (one.kind === 'case' ? [one.key] : []));
    expect(keys).toEqual(conditions.map(({ key }) => key));
    const truths = told.flatMap((one) => (one.kind === 'case' ? one.cases.map(({ truth }) => truth) : []));
    expect(new Set(truths)).toContain(true);
    expect(new Set(truths)).toContain(false);
    const mutants = told.flatMap((one) => (one.kind === 'mutant' ? [one.mutant] : []));
    expect(mutants.length).toBeGreaterThan(0);
    // A part of a condition is told in words, before and after.
    expect(mutants.map(({ what }) => what).join('\n')).toMatch(/^Quando: .+, e não .+$/m);
    expect(told.at(-1)).toEqual({ kind: 'done' });
  });

  it('brings the lists of the reference API', async () => {
    const { get } = await openStudio();
    expect((await get('/estudio/lists/consulta/estados')).json().data).toHaveLength(27);
  });
});

describe('saving', () => {
  it('writes what was made from what is there', async () => {
    const { send, dir } = await openStudio();
    const base = readFileSync(join(dir, FILE), 'utf8');
    const text = base.replace('Nome completo', 'Nome');
    const files = { [FILE]: { text, base }, 'novo/wizard.json': { text: '{}', base: null } };
    expect((await send('PUT', '/estudio/api/files', { files })).statusCode).toBe(204);
    expect(readFileSync(join(dir, FILE), 'utf8')).toBe(text);
    expect(readFileSync(join(dir, 'novo/wizard.json'), 'utf8')).toBe('{}');
    const gone = { 'novo/wizard.json': { text: null, base: '{}' } };
    expect((await send('PUT', '/estudio/api/files', { files: gone })).statusCode).toBe(204);
    // A folder without files would be a wizard that lacks its own.
    expect(readdirSync(dir)).not.toContain('novo');
  });

  it('writes nothing where one of the files is something else by now', async () => {
    const { send, dir } = await openStudio();
    const [one, two] = [FILE, 'pf/enderecos.json'].map((file) => readFileSync(join(dir, file), 'utf8')) as [
      string,
      string,
    ];
    writeFileSync(join(dir, FILE), `${one}\n`);
    const files = { [FILE]: { text: 'a', base: one }, 'pf/enderecos.json': { text: 'b', base: two } };
    const answer = await send('PUT', '/estudio/api/files', { files });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ disk: { [FILE]: `${one}\n` } });
    expect(readFileSync(join(dir, 'pf/enderecos.json'), 'utf8')).toBe(two);
  });

  it.each(['../evil.json', '/etc/x.json', 'pf/a/b.json', 'vocabulary/tab.schema.json', 'pf/x.txt', 'pf/.x.json'])(
    'refuses to write %s',
    async (path) => {
      const { send } = await openStudio();
      const answer = await send('PUT', '/estudio/api/files', { files: { [path]: { text: 'x', base: null } } });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('tells what somebody else changes, and not what it wrote itself', async () => {
    const { app, dir, send, headers } = await openStudio();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const stop = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/estudio/api/changes`, {
      headers: { cookie: headers.cookie },
      signal: stop.signal,
    });
    const told: string[] = [];
    const read = (async () => {
      for await (const part of stream.body as unknown as AsyncIterable<Uint8Array>)
        told.push(new TextDecoder().decode(part));
    })().catch(() => {});
    const base = readFileSync(join(dir, FILE), 'utf8');
    await send('PUT', '/estudio/api/files', { files: { [FILE]: { text: `${base}\n`, base } } });
    writeFileSync(join(dir, 'pf/enderecos.json'), '{}');
    await vi.waitFor(() => expect(told.join('')).toContain('pf/enderecos.json'), { timeout: 8000 });
    expect(told.join('')).not.toContain(FILE);
    stop.abort();
    await read;
  });
});
