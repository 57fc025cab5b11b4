import type { FastifyInstance } from 'fastify';
import type { Json } from '../../../engine/core';
import { plainAddress } from '../../http/address';
import { clientOf, sessionOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { lowerCaseQuery } from '../../http/requestBody';
import { changeRegistration } from '../../registration/change';
import { notFound } from '../../registration/endpoint';
import { stampFor } from '../../registration/stampFor';
import type { Services } from '../../storage/services';
import { assertServed } from '../terms/served';
import { readAcceptance } from './acceptance';
import { audiencesOf, signingPlaces } from './blocks';
import { countingDeclarations, isAnyCollected } from './counting';
import { DECLARATION_CALLS } from './described';
import { toSignatureRecord } from './records';
import { signDocument } from './sign';
import { currentTemplates, toServed } from './templates';

/** The calls about one document to sign. Each answers for the client of the token alone. */
export function mountDeclarations(app: FastifyInstance, services: Services): void {
  describeCalls(app, DECLARATION_CALLS);
  const { definitions } = services;

  /** What the client signs himself; the rest is signed by people whom he chooses. */
  const signedByClient = (type: number) =>
    audiencesOf(signingPlaces(definitions, type).filter(({ sign }) => sign === 'accept'));

  app.post('/declaracao/cliente', { config: { once: true } }, async (request) => {
    const accepted = readAcceptance(request.body as Json | undefined);
    const seenIp = plainAddress(request.ip);
    await changeRegistration(services, clientOf(request), async ({ tx, client, now, services: inside }) => {
      const template = await signDocument(tx, {
        client,
        accepted,
        templates: await currentTemplates(tx, signedByClient(client.type)),
        seenIp,
        now,
        stamp: await stampFor(inside, client),
      });
      await assertServed(tx, sessionOf(request), toServed(template));
    });
    return { data: true };
  });

  app.get('/declaracao/assinaturas', async (request) => {
    const standing = await countingDeclarations(services, clientOf(request));
    const id = lowerCaseQuery(request.query).guiddeclaracao?.toLowerCase();
    const own = [...standing.values()].find((declaration) => declaration.id === id);
    return { data: (own ?? notFound()).signatures.map(toSignatureRecord) };
  });

  app.get('/declaracao/existeDeclaracaoAssinaturaCliente', async (request) => ({
    data: await isAnyCollected(services, clientOf(request)),
  }));
}
