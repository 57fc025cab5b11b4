import type { FastifyRequest } from 'fastify';
import { readEntityTags } from '../../contract/entityTags';
import { Refusal } from './refusal';

const NO_STRONG_TAG =
  'O If-Match não traz um ETag que se possa comparar. Envie o ETag lido, entre aspas e sem o W/ que um proxy põe à frente ao comprimir.';

/**
 * The versions of which a caller has read one, as `If-Match` names them; `undefined` where it names none, or whatever
 * there is (`*`). A weak tag is none: what this API tells is strong. Source: RFC 9110, 13.1.1.
 * @throws Refusal 409 where there is nothing in it to compare
 */
export function knownVersions({ headers }: Pick<FastifyRequest, 'headers'>): readonly string[] | undefined {
  const named = headers['if-match'];
  if (named === undefined || named.trim() === '*') return undefined;
  const strong = readEntityTags(named).filter(({ isWeak }) => !isWeak);
  if (strong.length === 0) throw new Refusal(409, NO_STRONG_TAG);
  return strong.map(({ value }) => value);
}
