import type { FastifyInstance } from 'fastify';
import { wasSent } from '../../../contract/lifeCycle';
import { isObject, type Json } from '../../../engine/core';
import { clientOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { problemOfFields } from '../../registration/bodyShape';
import { changeRegistration } from '../../registration/change';
import { notFound } from '../../registration/endpoint';
import { statusOf } from '../../registration/status';
import type { Services } from '../../storage/services';
import { DOCUMENT_CALLS } from './described';
import { CONTENT_AT, RECORD, type ReceivedDocument, readDocument } from './readDocument';
import { toRecord } from './record';
import { findDocument, keepDocument, removeDocument } from './store';
import { loadDocumentTypes, typesFor } from './types';
import { keepFirst, sendFile, uploadsOf } from './uploads';

/** The calls about one document: sending, showing, deleting. */
export function mountDocuments(app: FastifyInstance, services: Services): void {
  describeCalls(app, DOCUMENT_CALLS);
  const types = loadDocumentTypes(services.assets);
  const uploads = uploadsOf(app, services);

  app.get<{ Querystring: { guid?: unknown } }>('/cliente/documentos', async (request, reply) => {
    const file = await findDocument(services.database, clientOf(request), String(request.query.guid));
    if (!file) notFound();
    return sendFile(reply, services.files, file);
  });

  app.post('/cliente/documentos', {
    ...uploads.route,
    handler: async (request) => {
      const caller = clientOf(request);
      const offered = typesFor(services.definitions, caller.type, types);
      const { named, waiting, sent } = readDocument(request.body as Json | undefined, offered);
      const keep = async (content: ReceivedDocument['content']) => {
        let storedAs = '';
        const data = await changeRegistration(services, caller, async ({ tx, client, now }) => {
          const document = await keepDocument(tx, { client, received: { ...named, content }, now });
          storedAs = document.storedAs;
          return toRecord(document, types);
        });
        return { data, storedAs };
      };
      if (waiting !== undefined) return { data: (await keep(waiting)).data };
      const checked = await uploads.check(request, { value: sent, pointer: CONTENT_AT, account: caller.id });
      const { data } = await keepFirst(services.files, checked, (storedAs) => keep({ ...checked, storedAs }));
      return { data };
    },
  });

  app.post('/cliente/documentos/excluir', { config: { once: true } }, async (request) => {
    const body = request.body as Json | undefined;
    const problem = problemOfFields(RECORD, body);
    if (problem !== undefined) throw new Refusal(400, problem);
    let removed: string | undefined;
    await changeRegistration(services, clientOf(request), async ({ tx, client, now }) => {
      if (wasSent(statusOf(client, now))) {
        throw new Refusal(400, 'Na edição do cadastro, os arquivos enviados não podem ser excluídos.');
      }
      removed = await removeDocument(tx, client, String(isObject(body) ? body.Guid : ''));
      if (removed === undefined) notFound();
    });
    if (removed !== undefined) await services.files.drop([removed]);
    return { data: true };
  });
}
