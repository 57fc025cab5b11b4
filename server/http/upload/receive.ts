import { pipeline, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSpool, type ReceivedFile, type Spool, type Taken } from './spool';
import { takeContent } from './takeContent';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the content goes that a call brings. */
    spool: Spool | null;
  }
}

/** Which text of a body is a content, and where it goes. */
export interface Receiving {
  member: string;
  /** What a text begins with that names a content in place of being one. */
  reference: string;
  folder: string;
  /** @throws Refusal when what comes is too long by what it says of itself */
  taken: (request: FastifyRequest) => Promise<Taken>;
}

/**
 * The hooks of a route whose body brings a content as base64: it goes to the disk as it comes, and the body has a mark
 * in its place. It is taken away when the call is answered.
 */
export function receivesContent(app: FastifyInstance, { member, reference, folder, taken }: Receiving) {
  if (!app.hasRequestDecorator('spool')) app.decorateRequest('spool', null);
  return {
    async preParsing(request: FastifyRequest, _reply: FastifyReply, payload: Readable) {
      const spool = createSpool(folder, await taken(request));
      request.spool = spool;
      // Who is gone before the end of the body is answered nothing more.
      return pipeline(payload, takeContent({ member, reference, sink: spool }), (error) => {
        if (error) spool.remove();
      });
    },
    async onSend(request: FastifyRequest) {
      await request.spool?.remove();
    },
  };
}

/** The content of a call that has this text in its place; nothing when that is another text. */
export function receivedAs({ spool }: FastifyRequest, text: string): ReceivedFile | undefined {
  const received = spool?.received();
  return received?.mark === text ? received : undefined;
}
