/**
 * `npm run api:types -- <address or file of an openapi.json> <file.ts>`: the types of all calls of an API, as one interface
 * `Calls` by method and path, each with what it takes (`path`, `query`, `body`) and what stands under `data` of its answer.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

/** @typedef {{ [key: string]: any }} Schema */

/** @param {Schema} document */
async function typesOf({ paths, components }) {
  /** @type {Schema} */
  const calls = {};
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(/** @type {Schema} */ (methods))) {
      calls[`${method.toUpperCase()} ${path}`] = memberOf(operation);
    }
  }
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, toDraft7(schema)]),
  );
  return compile({ ...exactly(calls), $defs: schemas }, 'Calls', { bannerComment: '', format: false });
}

/** @param {Schema} operation */
function memberOf({ parameters, requestBody, responses }) {
  const own = (/** @type {string} */ where) => parameters.filter((/** @type {Schema} */ one) => one.in === where);
  const [path, query] = ['path', 'query'].map(own);
  const answered = responses['200'].content['application/json']?.schema;
  return exactly(
    {
      ...(path.length > 0 && { path: parametersOf(path) }),
      ...(query.length > 0 && { query: parametersOf(query) }),
      ...(requestBody && { body: toDraft7(requestBody.content['application/json'].schema) }),
      answer: answered ? toDraft7(answered.properties?.data ?? answered) : { type: 'string' },
    },
    [
      ...(query.some((/** @type {Schema} */ one) => one.required) ? [] : ['query']),
      ...(requestBody?.required === false ? ['body'] : []),
    ],
  );
}

/** @param {Schema[]} parameters */
const parametersOf = (parameters) =>
  exactly(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, toDraft7(schema)])),
    parameters.filter(({ required }) => !required).map(({ name }) => name),
  );

/**
 * @param {Schema} properties
 * @param {string[]} optional
 */
const exactly = (properties, optional = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/**
 * Without titles, each of which would become a type of its own, and with references as they stand in the types.
 * @param {any} schema
 * @returns {any}
 */
function toDraft7(schema) {
  if (Array.isArray(schema)) return schema.map(toDraft7);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref.replace('#/components/schemas/', '#/$defs/') };
  const { title: _title, examples: _examples, properties, ...rest } = schema;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, toDraft7(value)])),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, toDraft7(value)])),
    }),
  };
}

const words = process.argv.slice(2);
const [from, to, other] = words;
if (!from || !to || other || words.some((word) => word.startsWith('--'))) {
  const isAsked = words.includes('--help');
  console[isAsked ? 'log' : 'error']('usage: npm run api:types -- <address or file of an openapi.json> <file.ts>');
  process.exit(isAsked ? 0 : 1);
}
const text = /^https?:/.test(from) ? await (await fetch(from)).text() : readFileSync(from, 'utf8');
writeFileSync(to, await typesOf(JSON.parse(text)));
