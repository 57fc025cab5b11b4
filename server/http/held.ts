import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEntityTags } from '../../contract/entityTags';

type Asked = Pick<FastifyRequest, 'headers'>;

/**
 * Whether the caller has what is named by this ETag (`If-None-Match`), also where a proxy that compresses made the tag weak.
 * Source: RFC 9110, 13.1.2.
 */
export function isHeld({ headers }: Asked, etag: string): boolean {
  const named = headers['if-none-match'];
  if (named === undefined) return false;
  return named.trim() === '*' || readEntityTags(named).some(({ value }) => `"${value}"` === etag);
}

/** Sends what is named by an ETag, or says that the caller has it already. `content`: made only where it is sent. */
export function sendUnlessHeld(
  request: Asked,
  reply: FastifyReply,
  { etag, content }: { etag: string; content: () => unknown },
): FastifyReply {
  reply.header('etag', etag);
  return isHeld(request, etag) ? reply.code(304).send() : reply.send(content());
}
