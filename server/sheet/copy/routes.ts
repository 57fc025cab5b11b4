import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { COPY_CALLS } from '../../registration/described/privacy';
import { findCopy } from '../../registration/privacy/requests';
import type { Registrations } from '../../registration/registrations';
import { isGuid } from '../../storage/guid';
import type { DrawOwnSheet } from '../ownSheet';
import { copyFiles } from './files';
import { zip } from './zip';

/** To make a copy keeps the server busy for a while: nobody needs more of them. */
const COPIES_PER_MINUTE = 5;

/** The copy of a client's data that was asked for, made while it is fetched: it is kept nowhere. */
export function mountCopies(app: FastifyInstance, registrations: Registrations, draw: DrawOwnSheet): void {
  describeCalls(app, COPY_CALLS);
  const { services } = registrations;
  const rateLimit = { max: COPIES_PER_MINUTE, timeWindow: 60_000 };
  app.get<{ Params: { id: string } }>('/cliente/dados/copia/:id', { config: { rateLimit } }, async (request, reply) => {
    const client = clientOf(request);
    const { id } = request.params;
    const copy = isGuid(id) ? await findCopy(services, client, id.toLowerCase()) : undefined;
    if (!copy) throw new Refusal(404, 'A cópia não existe, ou o prazo dela terminou.');
    services.tell({ event: 'data.copyTaken', account: client.id }, request.log);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="meus-dados.zip"')
      .send(Readable.from(zip(copyFiles(registrations, client, draw)), { objectMode: false }));
  });
}
