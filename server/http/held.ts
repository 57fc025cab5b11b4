import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends what is named by an ETag, or says that the caller has it already. `content`: made only where it is sent. */
export function sendUnlessHeld(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { etag, content }: { etag: string; content: () => unknown },
): FastifyReply {
  reply.header('etag', etag);
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(content());
}
