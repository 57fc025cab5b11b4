import type { FastifyInstance } from 'fastify';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { notFound } from '../../registration/endpoint';
import { findSent } from '../../registration/handOver/read';
import { noteShown } from '../../registration/privacy/noteShown';
import { guidOf } from '../../registration/review/routes';
import type { Services } from '../../storage/services';
import { HANDED_OVER_CALLS } from './described';
import { findDocument } from './store';
import { sendFile } from './uploads';

/** The files of a registration that was sent, for the systems behind. */
export function mountHandedOverFiles(scope: FastifyInstance, services: Services): void {
  const { database, config, files } = services;
  const rateLimit = perAddress(config.limits, 'openCallsPerMinute');
  describeCalls(scope, HANDED_OVER_CALLS);
  scope.get<{ Params: { guid: string; id: string } }>(
    '/cadastros/:guid/documentos/:id',
    { config: { rateLimit } },
    async (request, reply) => {
      const client = await findSent(database, guidOf(request));
      const file = client && (await findDocument(database, client, request.params.id));
      if (!client || !file) notFound();
      await noteShown(services, request, [client]);
      return sendFile(reply, files, file);
    },
  );
}
