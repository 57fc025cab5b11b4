import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { FAILURE_CODES } from '../failureCodes';
import { integer, list, NAME, named, record, type Schema, text } from './schemas';

/** The statuses that every call may be refused with. */
export const ANY_REFUSAL: readonly number[] = [400, 404, 413, 415, 500, 503];

const SAID: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be taken; `data` says why.',
  401: 'There is no session of this token, or it has ended.',
  403: 'The call is not for customers of this type, or wants the password or a token first (`x-confirmar: senha`, `x-confirmar: token`).',
  404: 'There is no such thing, or no such call.',
  409: 'Somebody else has changed it, or the definitions have; nothing was done.',
  412: 'The institution asks for the version that was read (`If-Match`).',
  413: 'The body is too long.',
  415: 'The body is not JSON.',
  500: 'Something went wrong inside; nothing was done.',
  503: 'A service that is needed is away; `Retry-After` says when to try again.',
  507: 'There is no room for files; nothing was kept.',
};

function failureOf(data: Schema): Schema {
  const codes = Object.entries(FAILURE_CODES).map(([code, meaning]) => ({ const: code, description: meaning }));
  return record(
    {
      data,
      descricao: { ...text, description: 'The first message.' },
      codigo: { oneOf: codes },
      campo: { ...text, description: 'JSON pointer of what it is about, in the body that was sent.' },
      requisicao: {
        ...text,
        description: 'What the log of the server calls this call; the header X-Request-Id has it, too.',
      },
    },
    ['campo'],
  );
}

/** The body of every answer that is no success. */
export const FAILURE = named('Failure', failureOf(list(text)));

/** The same of the calls below /api/login. */
export const LOGIN_FAILURE = named('LoginFailure', failureOf(record({ erros: list(text) })));

/** The answers of a call other than success, by status. */
export function failureAnswers(statuses: readonly number[], schema: Schema): JsonObject {
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [
      String(status),
      {
        description: SAID[status] ?? 'Refused.',
        ...(status === 503 && { headers: { 'Retry-After': { description: 'Seconds.', schema: integer } } }),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

/** What calls have in common, for `$ref`. */
export const PARAMETERS: JsonObject = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Names the action. Asked again with the same name within 24 hours it is not done again, and answers what it answered.',
    schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The ETag of what was read, or a list of which one has to be there: over any other version the call is refused with 409. `*` is whatever there is. A weak one (`W/"17"`), as a proxy that compresses makes it, fits nothing: send it without `W/`.',
    schema: text,
  },
  DefinitionsVersion: {
    name: 'Definitions-Version',
    in: 'header',
    description:
      'The number of the version of the definitions by which the caller asks. Without it the one counts in which the registration stands.',
    schema: { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
  },
};

export const HEADERS: JsonObject = {
  ETag: {
    description: 'The version of what is answered, for `If-Match`; of a list or of several parts those of each.',
    schema: text,
  },
  DefinitionsVersion: { description: 'The version of the definitions that judged the call.', schema: text },
  DefinitionsNext: { description: 'The version that the wizard is to go on with.', schema: text },
  DefinitionsSaved: { description: 'The older version that what is loaded was saved in.', schema: text },
};

/** A document whose named schemas stand once among its components, and are referred to from where they stood. */
export function withComponents(document: JsonObject): JsonObject {
  const schemas: JsonObject = {};
  const settle = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(settle);
    if (!isObject(value)) return value;
    const { [NAME]: name, ...rest } = value;
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, settle(inner)]));
    if (typeof name !== 'string') return own;
    schemas[name] ??= own;
    return { $ref: `#/components/schemas/${name}` };
  };
  const settled = settle(document) as JsonObject;
  const components = isObject(settled.components) ? settled.components : {};
  return { ...settled, components: { ...components, schemas } };
}
