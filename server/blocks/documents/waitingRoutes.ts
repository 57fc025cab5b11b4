import type { FastifyInstance } from 'fastify';
import { type Json, type JsonObject, toFileName } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { clientOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { problemOfFields } from '../../registration/bodyShape';
import { withRegistration } from '../../registration/change';
import { notFound } from '../../registration/endpoint';
import type { Services } from '../../storage/services';
import { WAITING_CALLS } from './described';
import { CONTENT } from './readDocument';
import { keepFirst, sendFile, uploadsOf } from './uploads';
import { discardWaiting, findWaiting, keepWaiting, WAITING_MS } from './waiting';

const BODY: Record<string, FieldSchema> = { FileName: { type: 'string' }, [CONTENT]: { type: 'string' } };

interface Named {
  Params: { id: string };
}

/** The calls about files that are picked and not yet saved: sending, showing, discarding. */
export function mountWaitingFiles(app: FastifyInstance, services: Services): void {
  describeCalls(app, WAITING_CALLS);
  const uploads = uploadsOf(app, services);

  app.post('/cliente/arquivos', {
    ...uploads.route,
    handler: async (request) => {
      const body = request.body as Json | undefined;
      const problem = problemOfFields(BODY, body);
      if (problem !== undefined) throw new Refusal(400, problem);
      const { FileName, [CONTENT]: value } = body as JsonObject;
      const caller = clientOf(request);
      const checked = await uploads.check(request, { value, pointer: `/${CONTENT}`, account: caller.id });
      const fileName = toFileName(String(FileName ?? ''), checked.fileType);
      const { data } = await keepFirst(services.files, checked, async (storedAs) => ({
        storedAs,
        data: await withRegistration(services, caller, async ({ tx, client, now }) => {
          const { id, createdAt } = await keepWaiting(tx, { client, fileName, checked, storedAs, now });
          return { Id: id, FileName: fileName, ValidoAte: new Date(createdAt.getTime() + WAITING_MS).toISOString() };
        }),
      }));
      return { data };
    },
  });

  app.get<Named>('/cliente/arquivos/:id', async (request, reply) => {
    const asked = { client: clientOf(request), id: request.params.id, now: services.clock() };
    const file = await findWaiting(services.database, asked);
    if (!file) notFound();
    return sendFile(reply, services.files, file);
  });

  app.post<Named>('/cliente/arquivos/:id/excluir', { config: { once: true } }, async (request) => {
    let discarded: string | undefined;
    await withRegistration(services, clientOf(request), async ({ tx, client }) => {
      discarded = await discardWaiting(tx, client, request.params.id);
    });
    if (discarded !== undefined) await services.files.drop([discarded]);
    return { data: true };
  });
}
