import type { Json, JsonObject } from '../../../engine/core';
import { ANY_REFUSAL, FAILURE, failureAnswers, HEADERS, LOGIN_FAILURE, PARAMETERS, withComponents } from './components';
import type { DocumentedCall } from './description';
import { record, text } from './schemas';

/** What a document is made of. */
export interface DocumentParts {
  title: string;
  /** Of the definitions. */
  version: string;
  /** Where the API is. */
  server: string;
  calls: readonly DocumentedCall[];
}

const ABOUT = `Every answer is \`{ "data": ... }\`. A refusal is \`{ "data": ["message"], "descricao": "message" }\`, below /api/login
\`{ "data": { "erros": ["message"] }, "descricao": "message" }\`. Paths and names of the query are taken in any case.
What is sent is JSON; nothing is sent as null, as \`""\` or by leaving it out, which mean the same in the parts of a registration:
what is left out is emptied. Answers have every member: nothing is \`""\` in a free text, null in all else.`;

/** The document of an API in OpenAPI 3.1. */
export function openApiDocument({ title, version, server, calls }: DocumentParts): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    paths[call.at] = { ...paths[call.at], [call.method.toLowerCase()]: operationOf(call) };
  }
  const areas = [...new Set(calls.map(({ area }) => area))];
  return withComponents({
    openapi: '3.1.0',
    info: { title, version, description: ABOUT },
    servers: [{ url: server }],
    tags: areas.map((name) => ({ name })),
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'BearerToken of POST /api/login. It is opaque, and ends after 8 hours.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Ficha-Signature',
          description:
            'The signature of a call of another system, beside Ficha-Key, Ficha-Timestamp and Ficha-Nonce: docs/api.md.',
        },
      },
      parameters: PARAMETERS,
      headers: HEADERS,
    },
  });
}

function operationOf(call: DocumentedCall): JsonObject {
  const { method, at, summary, description, area, open, signed, body, mayBeEmpty, examples } = call;
  return {
    operationId: `${method.toLowerCase()}${at
      .replace(/^\/api/, '')
      .replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase())}`,
    tags: [area],
    summary,
    ...(description !== undefined && { description }),
    ...((open || signed) && { security: [signed ? { signature: [] } : {}] }),
    parameters: parametersOf(call),
    ...(body && {
      requestBody: {
        required: !mayBeEmpty,
        content: { 'application/json': { schema: body, ...exampleOf(examples?.body) } },
      },
    }),
    responses: { '200': successOf(call), ...refusalsOf(call) },
  };
}

function refusalsOf({ at, open, signed, bare, ofDefinitions, versions, refusals = [] }: DocumentedCall): JsonObject {
  if (bare) {
    const own = refusals.map((status) => [String(status), { description: 'See above.' }]);
    return { ...failureAnswers([400, 500, 503], FAILURE), ...Object.fromEntries(own) };
  }
  const statuses = [
    ...ANY_REFUSAL,
    ...(open && !signed ? [] : [401]),
    ...(signed ? [403] : []),
    ...(ofDefinitions ? [403, 409] : []),
    // No setting asks systems behind for what they have read.
    ...(versions === 'compared' ? [409, ...(signed ? [] : [412])] : []),
    ...refusals.filter((status) => status !== 304),
  ];
  const failures = failureAnswers(statuses, at.toLowerCase().startsWith('/api/login') ? LOGIN_FAILURE : FAILURE);
  return { ...(refusals.includes(304) && { '304': { description: 'It is what the caller has.' } }), ...failures };
}

function parametersOf({
  at,
  path = {},
  query = {},
  needs = [],
  once,
  versions,
  ofDefinitions,
}: DocumentedCall): Json[] {
  const named = [...at.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const shared = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...named.map((name) => ({ name, in: 'path', required: true, schema: path[name] ?? text })),
    ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: needs.includes(name), schema })),
    ...(once ? [shared('IdempotencyKey')] : []),
    ...(versions === 'compared' ? [shared('IfMatch')] : []),
    ...(ofDefinitions ? [shared('DefinitionsVersion')] : []),
  ];
}

function successOf({ answer, bare, files, tells = {}, examples, versions, ofDefinitions }: DocumentedCall): JsonObject {
  const shared = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` });
  const headers: JsonObject = {
    ...(versions && { ETag: shared('ETag') }),
    ...(ofDefinitions && {
      'Definitions-Version': shared('DefinitionsVersion'),
      'Definitions-Next': shared('DefinitionsNext'),
      'Definitions-Saved': shared('DefinitionsSaved'),
    }),
    ...Object.fromEntries(Object.entries(tells).map(([name, schema]) => [name, { schema }])),
  };
  const told = examples?.answer;
  return {
    description: 'Done.',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: files
      ? Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
      : {
          'application/json': {
            schema: bare ? answer : record({ data: answer }),
            ...exampleOf(told === undefined || bare ? told : { data: told }),
          },
        },
  };
}

const exampleOf = (example: Json | undefined): JsonObject => (example === undefined ? {} : { example });
