import type { FastifyRequest } from 'fastify';
import { signerOf } from '../../http/signed/gate';
import type { Client } from '../../storage/client';
import { noteAccess } from '../../storage/dataAccess';
import type { Services } from '../../storage/services';

/** Notes that another system is shown data of these clients by a signed call. */
export async function noteShown(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  request: FastifyRequest,
  clients: readonly Pick<Client, 'id'>[],
): Promise<void> {
  const { method, routeOptions } = request;
  const ids = clients.map(({ id }) => id);
  await noteAccess(database, ids, {
    by: `key ${signerOf(request)}`,
    call: `${method} ${routeOptions.url}`,
    at: clock(),
  });
}
