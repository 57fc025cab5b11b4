import type { FastifyInstance } from 'fastify';
import { wasSent } from '../../../contract/lifeCycle';
import { isObject, type Json } from '../../../engine/core/json';
import { clientOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { problemOfFields } from '../../registration/bodyShape';
import { changeRegistration } from '../../registration/change';
import { notFound } from '../../registration/endpoint';
import { statusOf } from '../../registration/status';
import type { Services } from '../../storage/services';
import { DOCUMENT_CALLS } from './described';
import { RECORD, readDocument } from './readDocument';
import { toRecord } from './record';
import { keepDocument, readContent, removeDocument } from './store';
import { loadDocumentTypes, typesFor } from './types';
import { sendFile, uploadsOf } from './uploads';

/** The calls about one document: sending, showing, deleting. */
export function mountDocuments(app: FastifyInstance, services: Services): void {
  describeCalls(app, DOCUMENT_CALLS);
  const types = loadDocumentTypes(services.assets);
  const uploads = uploadsOf(services);

  app.get<{ Querystring: { guid?: unknown } }>('/cliente/documentos', async (request, reply) => {
    const file = await readContent(services.database, clientOf(request), String(request.query.guid));
    if (!file) notFound();
    return sendFile(reply, file);
  });

  app.post('/cliente/documentos', {
    ...uploads.route,
    handler: async (request) => {
      const caller = clientOf(request);
      const maxMegabytes = await uploads.limit();
      const read = readDocument(request.body as Json | undefined, {
        types: typesFor(services.definitions, caller.type, types),
        maxMegabytes,
      });
      const { content } = read;
      const received =
        typeof content === 'string' ? read : { ...read, content: await uploads.scanned(content, caller.id) };
      const data = await changeRegistration(services, caller, async ({ tx, client, now }) =>
        toRecord(await keepDocument(tx, { client, received, now }), types),
      );
      return { data };
    },
  });

  app.post('/cliente/documentos/excluir', { config: { once: true } }, async (request) => {
    const body = request.body as Json | undefined;
    const problem = problemOfFields(RECORD, body);
    if (problem !== undefined) throw new Refusal(400, problem);
    await changeRegistration(services, clientOf(request), async ({ tx, client, now }) => {
      if (wasSent(statusOf(client, now))) {
        throw new Refusal(400, 'Na edição do cadastro, os arquivos enviados não podem ser excluídos.');
      }
      if (!(await removeDocument(tx, client, String(isObject(body) ? body.Guid : '')))) notFound();
    });
    return { data: true };
  });
}
