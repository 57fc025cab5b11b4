import type { BlockRoom } from '../../registration/rooms';
import type { Services } from '../../storage/services';
import { missingDocuments } from './missing';
import { documentsOnPaper } from './paperLines';
import { toRecord } from './record';
import { documentLines } from './sheetLines';
import { listDocuments } from './store';
import { loadDocumentTypes } from './types';

/** What documents bring: what kinds there are, what was sent. */
export function documentsRoom({ database, assets }: Services): BlockRoom {
  const types = loadDocumentTypes(assets);
  const records = types.map((type) => ({ ...type }));
  return {
    lacking: missingDocuments,
    count: async ({ registration }) => ({ n: (await listDocuments(database, registration.client)).length }),
    sheet: documentLines,
    paper: documentsOnPaper,
    handOver: async (client, services) =>
      (await listDocuments(services.database, client)).map((document) => toRecord(document, types)),
    loads: [
      { call: 'GET /tipoDocumento', answer: async () => records },
      {
        call: 'GET /cliente/documentosSemAnexo',
        answer: async ({ session: { client } }) =>
          (await listDocuments(database, client)).map((document) => toRecord(document, types)),
      },
    ],
  };
}
