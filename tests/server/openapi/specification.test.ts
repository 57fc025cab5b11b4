import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';

/** A method, a path and perhaps the names of its query; words such as "POST with" have no slash. */
const CALL = /\b(GET|POST|PUT|PATCH|DELETE) `?(\/?[A-Za-z]+(?:[/-][\w{}/-]*)?)(?:\?([\w&={}]+))?/g;

/** What looks like a call of the API and is none: a file of the portal, and all calls that begin like this. */
const NO_CALLS = ['GET /version', 'GET /pessoajuridica'];

interface Call {
  call: string;
  query: string[];
}

const FOLDER = join(ROOT, 'docs/spec');
const named: Call[] = readdirSync(FOLDER).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), 'utf8').matchAll(CALL)].flatMap(([, method, path = '', query = '']) => {
    if (!path.includes('/')) return [];
    const plain = `/${path.replace(/^\/|\/$/g, '').replace(/\{[^}]*\}?/g, '{}')}`;
    const names = query.split('&').map((pair) => pair.split('=')[0]?.toLowerCase() ?? '');
    return [{ call: `${method} ${plain.toLowerCase()}`, query: names.filter((name) => /^\w+$/.test(name)) }];
  }),
);

const { server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
/** The names of the query of each described call. */
let described: Map<string, string[]>;
beforeAll(async () => {
  const { paths } = (await server.app.inject('/openapi.json')).json() as { paths: Record<string, JsonObject> };
  described = new Map(
    Object.entries(paths).flatMap(([at, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string[]] => {
        const { parameters } = operation as unknown as { parameters: { in?: string; name?: string }[] };
        const query = parameters.flatMap(({ in: where, name = '' }) => (where === 'query' ? [name.toLowerCase()] : []));
        const path = at
          .toLowerCase()
          .replace(/^\/api/, '')
          .replace(/\{\w+\}/g, '{}');
        return [`${method.toUpperCase()} ${path}`, query];
      }),
    ),
  );
});

it('every call that the specification names is described, with the names of its query', () => {
  const calls = [...new Set(named.map(({ call }) => call))];
  expect(calls.length).toBeGreaterThan(110);
  expect(calls.filter((call) => !described.has(call)).sort()).toEqual([...NO_CALLS].sort());
  const asked = named.filter(({ query }) => query.length > 0);
  expect(asked.length).toBeGreaterThan(20);
  const unknown = asked.flatMap(({ call, query }) =>
    query.filter((name) => !described.get(call)?.includes(name)).map((name) => `${call}?${name}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
