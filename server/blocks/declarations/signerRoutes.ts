import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Json } from '../../../engine/core';
import { plainAddress } from '../../http/address';
import { clientOf, sessionOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import { originOf, signingLink } from '../../mail/links';
import { changeRegistration, withRegistration } from '../../registration/change';
import { notFound } from '../../registration/endpoint';
import { assertFreshProof } from '../../settings/freshProof';
import type { Client } from '../../storage/client';
import { isGuid } from '../../storage/guid';
import { declaration, declarationTemplate, declarationVersion, signature } from '../../storage/schema';
import type { Services } from '../../storage/services';
import { countingDeclarations } from './counting';
import { SIGNER_CALLS } from './described';
import { putToSigners, sendLink } from './putToSigners';
import { readSignerRequest } from './signerRequest';
import { possibleSigners } from './signers';

/** The calls about people who sign for a client: who may, asking them, asking one of them again. */
export function mountSigners(app: FastifyInstance, services: Services): void {
  describeCalls(app, SIGNER_CALLS);
  app.get('/declaracao/assinantes', async (request) => {
    const people = await possibleSigners(services, clientOf(request));
    return {
      data: people.map(({ personId, personType, name, email }) => ({
        TipoPessoaGuid: personId,
        TipoPessoaDescricao: personType,
        Nome: name,
        Email: email,
      })),
    };
  });

  app.post('/declaracao/assinantes', { config: { once: true } }, async (call, reply) => {
    await assertFreshProof(services, sessionOf(call), reply);
    const request = readSignerRequest(call.body as Json | undefined);
    const place = { seenIp: plainAddress(call.ip), origin: originOf(call, services.config) };
    await changeRegistration(services, clientOf(call), ({ client, services: inside, now }) =>
      putToSigners(inside, { ...place, client, request, now }),
    );
    services.tell({ event: 'signers.asked', account: clientOf(call).id }, call.log);
    return { data: true };
  });

  app.post('/declaracao/assinante/email', { config: { once: true } }, async (call) => {
    const id = toText(readKnown(call.query, ['guidDeclaracaoAssinatura'])('guidDeclaracaoAssinatura')).toLowerCase();
    const origin = originOf(call, services.config);
    await withRegistration(services, clientOf(call), async ({ client, services: inside }) => {
      const { linkId, template, ...signer } = await findAwaited(inside, client, id);
      await sendLink(inside, { client, template, signer, link: signingLink(origin, linkId) });
    });
    return { data: true };
  });
}

const REPLACED = 'O documento tem uma nova versão. Envie-o de novo aos assinantes.';

/** A signature that a client still waits for. @throws Refusal when it is not his, was given, or counts no more */
async function findAwaited(services: Services, client: Client, id: string) {
  const standing = [...(await countingDeclarations(services, client)).values()];
  const awaited = standing.flatMap(({ isReplaced, signatures }) => signatures.map((own) => ({ ...own, isReplaced })));
  const own = awaited.find((one) => one.id === id);
  if (!own || !isGuid(id)) notFound();
  if (own.signedAt) throw new Refusal(400, 'Documento já foi assinado.');
  if (own.isReplaced) throw new Refusal(409, REPLACED);
  const [found] = await services.database
    .select({
      linkId: signature.linkId,
      name: signature.name,
      email: signature.email,
      template: { id: declarationTemplate.id, name: declarationTemplate.name },
    })
    .from(signature)
    .innerJoin(declaration, eq(declaration.id, signature.declarationId))
    .innerJoin(declarationVersion, eq(declarationVersion.id, declaration.versionId))
    .innerJoin(declarationTemplate, eq(declarationTemplate.id, declarationVersion.templateId))
    .where(and(eq(signature.id, id), eq(declaration.clientId, client.id)));
  if (!found) notFound();
  return found;
}
