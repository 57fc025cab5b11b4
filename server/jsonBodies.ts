import type { FastifyInstance } from 'fastify';
import { isObject } from '../engine/core/json';
import { Refusal } from './refusal';

/** Escapes that may stand for text that PostgreSQL cannot keep: a zero character, half of a character pair. */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i;

/**
 * Reads JSON bodies only. A POST without a payload is no error, whatever its content type says; a text that no
 * database could keep is one.
 */
export function readJsonOnly(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, text as string, (error, body) => {
      if (!error && SUSPICIOUS.test(text as string) && !isStorable(body)) {
        return done(new Refusal(400, 'O conteúdo enviado tem caracteres que não podem ser gravados.'));
      }
      return done(error, body);
    });
  });
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
