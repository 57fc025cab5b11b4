import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress } from '../../http/address';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import type { Client } from '../../storage/client';
import { noteAccess } from '../../storage/dataAccess';
import { isGuid } from '../../storage/guid';
import type { Services } from '../../storage/services';
import { LINK_CALLS } from './described';
import { findLinkedSignature, signByLink } from './link';
import { findLinkedPerson } from './linkedPerson';

/** Signing by the link of an e-mail, without an account. Reading changes nothing. */
export function mountSigningByLink(app: FastifyInstance, services: Services): void {
  describeCalls(app, LINK_CALLS);
  const { clock, config, database } = services;
  const reading = { open: true, rateLimit: perAddress(config.limits, 'openCallsPerMinute') };
  const signing = { open: true, rateLimit: perAddress(config.limits, 'requestsPerMinute') };

  const noteShown = (client: Client, { method, routeOptions }: FastifyRequest) =>
    noteAccess(database, [client.id], { by: 'signer', call: `${method} ${routeOptions.url}`, at: clock() });

  app.get('/declaracao/assinaturas/consultarDeclaracaoParaAssinatura', { config: reading }, async (request) => {
    const { query } = request;
    const id = readGuid(toText(readKnown(query, ['guidDeclaracao'])('guidDeclaracao')));
    const { client, status, signedAt, signer, document, text } = await findLinkedSignature(services, id);
    await noteShown(client, request);
    return {
      data: {
        Status: status,
        DataAssinatura: signedAt?.toISOString() ?? null,
        NomeAssinante: signer,
        NomeDocumento: document,
        // What cannot be signed any more is shown to nobody.
        Conteudo: status === 'INATIVO' ? '' : text,
      },
    };
  });

  app.get('/declaracao/assinaturas/consultarDocumentosDoAssinante', { config: reading }, async (request) => {
    const { query } = request;
    const id = readGuid(toText(readKnown(query, ['guidDeclaracao'])('guidDeclaracao')));
    const { name, email, client, documents } = await findLinkedPerson(services, id);
    await noteShown(client, request);
    return {
      data: {
        NomeAssinante: name,
        EmailAssinante: email,
        NomeCliente: client.name,
        CpfCnpjCliente: client.document,
        Documentos: documents.map(({ linkId, name: document, minutes, signedAt }) => ({
          Guid: linkId,
          NomeDocumento: document,
          Status: signedAt ? 'Assinado' : 'Pendente',
          DataAssinatura: signedAt?.toISOString() ?? null,
          MinutosLeitura: minutes,
        })),
      },
    };
  });

  app.post('/declaracao/assinar', { config: { ...signing, once: true } }, async (request) => {
    const read = readKnown(request.body, ['Guid', 'Ip']);
    const id = readGuid(toText(read('Guid')));
    const sentIp = toText(read('Ip')) || null;
    if (sentIp !== null && isIP(sentIp) === 0) throw new Refusal(400, 'Valor inesperado: /Ip');
    await signByLink(services, { linkId: id, sentIp, seenIp: plainAddress(request.ip), now: clock() });
    return { data: true };
  });
}

/** @throws Refusal for what cannot be the key of a link */
function readGuid(text: string): string {
  if (!isGuid(text)) throw new Refusal(400, 'Documento não encontrado.');
  return text.toLowerCase();
}
