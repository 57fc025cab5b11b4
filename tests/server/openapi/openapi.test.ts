import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));

const load = async () => (await server.app.inject('/openapi.json')).json() as JsonObject;
const operationsOf = ({ paths }: JsonObject) =>
  Object.entries(paths as JsonObject).flatMap(([at, methods]) =>
    Object.entries(methods as JsonObject).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${at.replace(/\{(\w+)\}/g, ':$1')}`.toLowerCase(),
      operation: operation as Record<string, JsonObject>,
    })),
  );
const WILD = /\*$/;

describe('the document of the API', () => {
  it('has every call that is mounted, and no other', async () => {
    const described = operationsOf(await load()).map(({ call }) => call);
    const mounted = server.app.calls
      .filter(({ path }) => !WILD.test(path))
      .map(({ method, path }) => `${method} ${path}`.toLowerCase());
    expect(described.filter((call) => call.includes(' /api/')).sort()).toEqual([...new Set(mounted)].sort());
    expect(new Set(described).size).toBe(described.length);
  });

  it('is valid by the schema of OpenAPI 3.1', async () => {
    // Not every machine that checks types has it.
    const validator = '@seriousme/openapi-schema-validator';
    const { Validator } = await import(/* @vite-ignore */ validator);
    expect(await new Validator().validate(await load())).toMatchObject({ valid: true });
  });

  it('is open, known by its ETag, and of the version in force', async () => {
    const answer = await server.app.inject('/openapi.json');
    const { openapi, info } = answer.json();
    expect([answer.statusCode, openapi, info.version]).toEqual([200, '3.1.0', '1']);
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await server.app.inject({ url: '/openapi.json', headers })).statusCode).toBe(304);
  });

  it('says of each call who may make it, by a key once, over a version', async () => {
    const byCall = new Map(operationsOf(await load()).map(({ call, operation }) => [call, operation]));
    const headersOf = (call: string) =>
      ((byCall.get(call)?.parameters ?? []) as unknown as { $ref?: string }[]).flatMap(
        ({ $ref }) => $ref?.split('/').pop() ?? [],
      );
    expect(byCall.get('post /api/login')?.security).toEqual([{}]);
    expect(byCall.get('get /api/cliente/usuario')?.security).toBeUndefined();
    expect(headersOf('post /api/register')).toEqual(['IdempotencyKey']);
    expect(headersOf('post /api/pessoafisica/informacaobasica')).toEqual([
      'IdempotencyKey',
      'IfMatch',
      'DefinitionsVersion',
    ]);
    const refusalsOf = (call: string) => Object.keys((byCall.get(call)?.responses ?? {}) as JsonObject);
    const decided = 'post /integracao/cadastros/:guid/aprovar';
    expect(headersOf(decided)).toEqual(['IdempotencyKey', 'IfMatch']);
    expect(refusalsOf(decided)).toContain('409');
    expect(refusalsOf(decided)).not.toContain('412');
  });

  it('has examples out of the tabs, which the server takes', async () => {
    const { operation } =
      operationsOf(await load()).find(({ call }) => call === 'post /api/pessoafisica/dadosfinanceiros') ?? {};
    const example = (
      operation as JsonObject as never as { requestBody: { content: { 'application/json': { example: JsonObject } } } }
    ).requestBody.content['application/json'].example;
    expect(Object.keys(example).length).toBeGreaterThan(3);
    const token = await tokenOf(store.database, await addClient(store.database));
    const answer = await server.call('POST /api/PessoaFisica/dadosFinanceiros', { token, body: example });
    expect([answer.status, answer.body.data]).toEqual([200, example]);
  });
});

describe('the page to read it', () => {
  it('has every call, and neither script nor style of its own, under the policy of the portal', async () => {
    const answer = await server.app.inject('/openapi');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self'");
    for (const { operation } of operationsOf(await load())) {
      expect(answer.body).toContain(`<details id="${String(operation.operationId)}">`);
    }
    expect((await server.app.inject('/openapi/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('shows texts of definitions as texts', async () => {
    const answer = await server.app.inject('/openapi');
    const links = [...answer.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of new Set(links)) expect(answer.body).toContain(`id="${id}"`);
  });
});
