import type { FastifyInstance } from 'fastify';
import { wasSent } from '../../../contract/lifeCycle';
import { MEGABYTE } from '../../../engine/core/files/size';
import { isObject, type Json } from '../../../engine/core/json';
import { clientOf } from '../../http/gate';
import { Refusal } from '../../http/refusal';
import { problemOfFields } from '../../registration/bodyShape';
import { changeRegistration } from '../../registration/change';
import { notFound } from '../../registration/endpoint';
import { statusOf } from '../../registration/status';
import { readSettings } from '../../settings/settings';
import type { Services } from '../../storage/services';
import { RECORD, readDocument, tooLarge } from './readDocument';
import { toRecord } from './record';
import { keepDocument, readContent, removeDocument } from './store';
import { loadDocumentTypes, typesFor } from './types';

/** What a body holds beside the content: names, quotes, one record of texts. */
const REST_OF_BODY_BYTES = 16_384;

/** The most that a body of base64 with a file of so many megabytes takes. */
const bodyBytes = (megabytes: number) => Math.ceil((megabytes * MEGABYTE) / 3) * 4 + REST_OF_BODY_BYTES;

/** The calls about one document: sending, showing, deleting. */
export function mountDocuments(app: FastifyInstance, services: Services): void {
  const types = loadDocumentTypes(services.assets);
  const limit = async () => Number((await readSettings(services)).tamanhoArquivo);
  const largest = services.definitions.settings.tamanhoArquivo?.range?.[1] ?? 0;

  app.get<{ Querystring: { guid?: unknown } }>('/cliente/documentos', async (request, reply) => {
    const file = await readContent(services.database, clientOf(request), String(request.query.guid));
    if (!file) notFound();
    return reply
      .type(file.mime)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .send(Buffer.from(file.content));
  });

  app.post('/cliente/documentos', {
    bodyLimit: bodyBytes(largest),
    config: { once: true },
    // Refused by what it says of itself, so that nobody has to send it all to hear so.
    preParsing: async (request) => {
      const maxMegabytes = await limit();
      if (Number(request.headers['content-length']) > bodyBytes(maxMegabytes)) throw tooLarge(maxMegabytes);
    },
    handler: async (request) => {
      const caller = clientOf(request);
      const maxMegabytes = await limit();
      const received = readDocument(request.body as Json | undefined, {
        types: typesFor(services.definitions, caller.type, types),
        maxMegabytes,
      });
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
