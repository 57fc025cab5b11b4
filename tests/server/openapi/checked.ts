import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { isObject, type Json, type JsonObject } from '../../../engine/core/json';

/** What a test called, and what it was answered. */
interface Called {
  method: string;
  url: string;
  payload?: unknown;
  /** Whether what was sent is looked at, too. */
  isWellMeant: boolean;
}

interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  rawPayload: Buffer;
}

/** A call of the document. */
interface Operation {
  at: string;
  pattern: RegExp;
  operation: JsonObject;
}

/** The document of an application, ready to be compared with. */
interface Contract {
  version: string;
  components: Json;
  byMethod: Map<string, Operation[]>;
}

/** What is answered is written as it is said to be; what is sent may be empty in its place. */
const FORMATS = {
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
};

function judgeBy(formats: Record<string, RegExp>) {
  const ajv = new Ajv2020({ strict: false, formats, logger: false, allErrors: true, inlineRefs: false });
  return { ajv, validators: new Map<string, ValidateFunction>(), known: new WeakMap<JsonObject, ValidateFunction>() };
}

const JUDGES = { sent: judgeBy({}), answered: judgeBy(FORMATS) };

/**
 * Holds every call that a test makes of an application against its own `/openapi.json`: the address, what was sent where
 * it was taken, the status, the headers and the body of the answer. The call fails where they differ.
 * @param isWellMeant whether calls are such as the document has them: the server takes more, as a number for its digits
 */
export function checkCalls(app: FastifyInstance, { isWellMeant = true } = {}): void {
  const inject = app.inject.bind(app) as (call: unknown) => Promise<Answered>;
  let contract: Promise<Contract | undefined> | undefined;
  // Over a database that fails there is nothing to compare with.
  const load = () => app.openApi().then(toContract, () => undefined);
  const checked = async (call: unknown): Promise<Answered> => {
    contract ??= load();
    const known = await contract;
    const answer = await inject(call);
    const called = { ...toCalled(call), isWellMeant };
    if (!known || (await differences(known, called, answer)).length === 0) return answer;
    // Another version of the definitions may be in force by now.
    contract = load();
    const now = await contract;
    const differing = now ? await differences(now, called, answer) : [];
    if (differing.length > 0) {
      throw new Error(`${called.method} ${called.url} differs from /openapi.json:\n${differing.join('\n')}`);
    }
    return answer;
  };
  Object.assign(app, { inject: checked });
}

function toContract(document: JsonObject): Contract {
  const { info, paths, components } = document as Record<string, JsonObject>;
  const byMethod = new Map<string, Operation[]>();
  for (const [at, methods] of Object.entries(paths ?? {})) {
    const pattern = new RegExp(`^${at.toLowerCase().replace(/\{[^{}]+\}/g, '[^/]+')}$`);
    for (const [method, operation] of Object.entries(methods as JsonObject)) {
      const own = { at, pattern, operation: operation as JsonObject };
      byMethod.set(method.toUpperCase(), [...(byMethod.get(method.toUpperCase()) ?? []), own]);
    }
  }
  // What has no names in it comes first.
  for (const own of byMethod.values()) own.sort((a, b) => Number(a.at.includes('{')) - Number(b.at.includes('{')));
  return { version: String(info?.version), components: components as JsonObject, byMethod };
}

function toCalled(call: unknown): Omit<Called, 'isWellMeant'> {
  if (typeof call === 'string') return { method: 'GET', url: call };
  const { method = 'GET', url, path, payload, body } = call as Record<string, unknown>;
  return { method: String(method).toUpperCase(), url: String(url ?? path), payload: payload ?? body };
}

const normal = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');

async function differences(contract: Contract, called: Called, answer: Answered): Promise<string[]> {
  const [path = '', query = ''] = called.url.split('?', 2);
  const found = contract.byMethod.get(called.method)?.find(({ pattern }) => pattern.test(normal(path)));
  const { statusCode: status } = answer;
  if (!found) {
    const isKnown = status === 200 && normal(path).startsWith('/api/') && !['HEAD', 'OPTIONS'].includes(called.method);
    return isKnown ? ['there is no such call'] : [];
  }
  // Judged by another version than the one that is described.
  const judgedBy = answer.headers['definitions-version'];
  if (judgedBy !== undefined && judgedBy !== contract.version) return [];
  // Whatever is asked, a demo answers this machine alone.
  if (status === 403 && answer.body.includes('O modo de demonstração')) return [];
  const { operation } = found;
  const response = (operation.responses as JsonObject)[String(status)];
  if (!isObject(response)) return [`no answer ${status}`];
  return [
    ...(status === 200 && called.isWellMeant ? problemsOfSent(contract, operation, called, query) : []),
    ...problemsOfHeaders(response, answer),
    ...problemsOfBody(contract, response, answer),
  ];
}

function problemsOfSent(contract: Contract, operation: JsonObject, { payload }: Called, query: string): string[] {
  const named = [...new URLSearchParams(query).keys()].map((name) => name.toLowerCase());
  const sent = (operation.parameters as JsonObject[])
    .filter(
      ({ in: where, required, name }) => where === 'query' && required && !named.includes(String(name).toLowerCase()),
    )
    .map(({ name }) => `sent: nothing says ${name}`);
  if (payload === undefined || payload === '') return sent;
  const body = typeof payload === 'string' ? JSON.parse(payload) : payload;
  const schema = schemaIn(operation.requestBody);
  if (!schema) return sent;
  return [...sent, ...problems({ way: 'sent', ...contract }, schema, inOwnCase(schema, body))];
}

/** A body with the names of its members as the document has them: some calls take them in any case. */
function inOwnCase({ properties }: JsonObject, body: Json): Json {
  if (!isObject(properties) || !isObject(body)) return body;
  const names = new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [names.get(name.toLowerCase()) ?? name, value]),
  );
}

function problemsOfHeaders({ headers }: JsonObject, answer: Answered): string[] {
  const told = Object.keys(isObject(headers) ? headers : {}).map((name) => name.toLowerCase());
  return ['etag', 'definitions-version', 'definitions-next', 'definitions-saved', 'ficha-proximo']
    .filter((name) => answer.statusCode === 200 && answer.headers[name] !== undefined && !told.includes(name))
    .map((name) => `answered: unknown header ${name}`);
}

function problemsOfBody(contract: Contract, response: JsonObject, answer: Answered): string[] {
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const { content } = response;
  if (!isObject(content)) return [];
  if (!isObject(content[type])) return [`answered: ${type} instead of ${Object.keys(content).join(' or ')}`];
  if (type !== 'application/json') return [];
  const { schema } = content[type] as { schema: JsonObject };
  return problems({ way: 'answered', ...contract }, schema, JSON.parse(textOf(answer)));
}

function textOf({ headers, body, rawPayload }: Answered): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return encoding === 'gzip' ? gunzipSync(rawPayload).toString() : body;
}

function schemaIn(body: Json | undefined): JsonObject | undefined {
  const content = isObject(body) && isObject(body.content) ? body.content['application/json'] : undefined;
  return isObject(content) && isObject(content.schema) ? content.schema : undefined;
}

type Way = keyof typeof JUDGES;

/** The same schema of another application is the same validator. */
function validatorOf(way: Way, components: Json, schema: JsonObject): ValidateFunction {
  const { ajv, validators } = JUDGES[way];
  const text = JSON.stringify(schema);
  const key = text.includes('$ref') ? `${text} ${JSON.stringify(components)}` : text;
  const validate = validators.get(key) ?? ajv.compile({ components, allOf: [schema] });
  validators.set(key, validate);
  return validate;
}

function problems({ way, components }: Contract & { way: Way }, schema: JsonObject, value: unknown): string[] {
  const { known } = JUDGES[way];
  const validate = known.get(schema) ?? validatorOf(way, components, schema);
  known.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${way}: ${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}
