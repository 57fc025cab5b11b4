import type { FastifyInstance } from 'fastify';
import type { FieldSchema } from '../../../engine/core/definition/types';
import { toFileName } from '../../../engine/core/files/fileName';
import type { Json, JsonObject } from '../../../engine/core/json';
import { clientOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { problemOfFields } from '../../registration/bodyShape';
import { withRegistration } from '../../registration/change';
import { notFound } from '../../registration/endpoint';
import type { Services } from '../../storage/services';
import { checkContent } from './content';
import { WAITING_CALLS } from './described';
import { sendFile, uploadsOf } from './uploads';
import { discardWaiting, keepWaiting, readWaiting, WAITING_MS } from './waiting';

const BODY: Record<string, FieldSchema> = { FileName: { type: 'string' }, FileDataString64: { type: 'string' } };

interface Named {
  Params: { id: string };
}

/** The calls about files that are picked and not yet saved: sending, showing, discarding. */
export function mountWaitingFiles(app: FastifyInstance, services: Services): void {
  describeCalls(app, WAITING_CALLS);
  const uploads = uploadsOf(services);

  app.post('/cliente/arquivos', {
    ...uploads.route,
    handler: async (request) => {
      const body = request.body as Json | undefined;
      const problem = problemOfFields(BODY, body);
      if (problem !== undefined) throw new Refusal(400, problem);
      const { FileName, FileDataString64 } = body as JsonObject;
      const read = checkContent(FileDataString64, await uploads.limit(), '/FileDataString64');
      const checked = await uploads.scanned(read, clientOf(request).id);
      const fileName = toFileName(String(FileName ?? ''), checked.fileType);
      const data = await withRegistration(services, clientOf(request), async ({ tx, client, now }) => {
        const { id, createdAt } = await keepWaiting(tx, { client, fileName, checked, now });
        return { Id: id, FileName: fileName, ValidoAte: new Date(createdAt.getTime() + WAITING_MS).toISOString() };
      });
      return { data };
    },
  });

  app.get<Named>('/cliente/arquivos/:id', async (request, reply) => {
    const asked = { client: clientOf(request), id: request.params.id, now: services.clock() };
    const file = await readWaiting(services.database, asked);
    if (!file) notFound();
    return sendFile(reply, file);
  });

  app.post<Named>('/cliente/arquivos/:id/excluir', { config: { once: true } }, async (request) => {
    await withRegistration(services, clientOf(request), ({ tx, client }) =>
      discardWaiting(tx, client, request.params.id),
    );
    return { data: true };
  });
}
