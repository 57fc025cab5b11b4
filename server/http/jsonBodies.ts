import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { isObject } from '../../engine/core';
import { Refusal } from './refusal';

/** Escapes that may stand for text that PostgreSQL cannot keep: a zero character, half of a character pair. */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i;

const UNREADABLE = { code: 'REQUISICAO_INVALIDA' } as const;

/** How many lists and objects may stand inside each other; no body of the API has more than a few. */
const MOST_LEVELS = 20;

/**
 * Reads JSON bodies only. A POST without a payload is no error, whatever its content type says; a text that no
 * database could keep is one. `hear` is told each body as it came.
 */
export function readJsonOnly(
  api: FastifyInstance,
  hear: (request: FastifyRequest, text: string) => void = () => {},
): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    hear(request, text as string);
    if (text === '') return done(null, undefined);
    return parse(request, text as string, (error, body) => {
      if (!error && !isWithin(body, MOST_LEVELS)) {
        return done(new Refusal(400, 'O conteúdo enviado tem níveis demais.', UNREADABLE));
      }
      if (!error && SUSPICIOUS.test(text as string) && !isStorable(body)) {
        return done(new Refusal(400, 'O conteúdo enviado tem caracteres que não podem ser gravados.', UNREADABLE));
      }
      return done(error, body);
    });
  });
  // Browsers put `text/plain` on a POST without a payload.
  api.addContentTypeParser('*', { parseAs: 'string' }, (_, text, done) => {
    if (text === '') done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}

/** Refuses addresses with text that PostgreSQL cannot keep, in whatever is looked up by it. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ query, params }) => {
    if (!isStorable(query) || !isStorable(params))
      throw new Refusal(400, 'O endereço da requisição não é válido.', UNREADABLE);
  });
}

/** Whether lists and objects stand at most so many deep inside each other. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && isWellFormed(value);
  if (Array.isArray(value)) return value.every(isStorable);
  return !isObject(value) || Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

/** Whether every character pair is whole. Source: `String.prototype.isWellFormed` of ES2024, which the types lack. */
function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}
