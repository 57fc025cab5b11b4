import type { BlockRoom } from '../../registration/rooms';
import type { Services } from '../../storage/services';
import { keepServed } from '../terms/served';
import { audiencesOf, signingPlaces } from './blocks';
import { countingDeclarations, listedOf } from './counting';
import { documentsToSignOnPaper } from './paperLines';
import { toDeclarationRecord, toSignatureRecord, toTemplateRecord } from './records';
import { signedDocuments, unsignedDocuments } from './required';
import { signatureLines } from './sheetLines';
import { currentTemplates, toServed } from './templates';

const COUNTING = 'declarations';

/** What documents to sign bring: those that are offered, how they stand. */
export function declarationsRoom(services: Services): BlockRoom {
  const { database, definitions } = services;
  return {
    lacking: unsignedDocuments,
    count: signedDocuments,
    sheet: signatureLines,
    paper: documentsToSignOnPaper,
    handOver: async (client, inside) =>
      listedOf(await countingDeclarations(inside, client)).map((standing) => ({
        ...toDeclarationRecord(standing),
        Assinantes: standing.signatures.map(toSignatureRecord),
      })),
    loads: [
      {
        call: 'GET /declaracao',
        async answer({ session, share }) {
          const { client } = session;
          const templates = await currentTemplates(database, audiencesOf(signingPlaces(definitions, client.type)));
          await keepServed(database, session, templates.map(toServed));
          const standing = await share(COUNTING, () => countingDeclarations(services, client));
          return templates.map((template) => toTemplateRecord(template, standing.get(template.id)));
        },
      },
      {
        call: 'GET /declaracao/cliente',
        answer: async ({ session: { client }, share }) =>
          listedOf(await share(COUNTING, () => countingDeclarations(services, client))).map(toDeclarationRecord),
      },
    ],
  };
}
