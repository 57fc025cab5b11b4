import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core/json';
import { clientOf } from '../access/gate';
import type { Client } from '../access/session';
import { plainAddress } from '../addresses/ip';
import type { Database } from '../database/open';
import { declaration, declarationTemplate, declarationVersion, signature } from '../database/schema';
import { isGuid } from '../guid';
import { originOf, signingLink } from '../mail/links';
import { Refusal } from '../refusal';
import { readKnown, toText } from '../requestBody';
import { changeRegistration, notFound, type WizardServices, withRegistration } from '../wizards/endpoint';
import { putToSigners, sendLink } from './putToSigners';
import { readSignerRequest } from './signerRequest';
import { possibleSigners } from './signers';
import { standingDeclarations } from './standing';

/** The calls about people who sign for a client: who may, asking them, asking one of them again. */
export function mountSigners(app: FastifyInstance, wizards: WizardServices): void {
  const { services } = wizards;

  app.get('/declaracao/assinantes', async (request) => {
    const people = await possibleSigners(wizards, clientOf(request));
    return {
      data: people.map(({ personId, personType, name, email }) => ({
        TipoPessoaGuid: personId,
        TipoPessoaDescricao: personType,
        Nome: name,
        Email: email,
      })),
    };
  });

  app.post('/declaracao/assinantes', async (call) => {
    const request = readSignerRequest(call.body as Json | undefined);
    const place = { seenIp: plainAddress(call.ip), origin: originOf(call, services.config) };
    await changeRegistration(services, clientOf(call), ({ client, services: inside, now }) =>
      putToSigners({ ...wizards, services: inside }, { ...place, client, request, now }),
    );
    return { data: true };
  });

  app.post('/declaracao/assinante/email', async (call) => {
    const id = toText(readKnown(call.query, ['guidDeclaracaoAssinatura'])('guidDeclaracaoAssinatura')).toLowerCase();
    const origin = originOf(call, services.config);
    await withRegistration(services, clientOf(call), async ({ tx, client, services: inside }) => {
      const { linkId, template, ...signer } = await findAwaited(tx, client, id);
      await sendLink(inside, { client, template, signer, link: signingLink(origin, linkId) });
    });
    return { data: true };
  });
}

const REPLACED = 'O documento tem uma nova versão. Envie-o de novo aos assinantes.';

/** A signature that a client still waits for. @throws Refusal when it is not his, was given, or counts no more */
async function findAwaited(tx: Database, client: Client, id: string) {
  const standing = [...(await standingDeclarations(tx, client.id)).values()];
  const awaited = standing.flatMap(({ isReplaced, signatures }) => signatures.map((own) => ({ ...own, isReplaced })));
  const own = awaited.find((one) => one.id === id);
  if (!own || !isGuid(id)) notFound();
  if (own.signedAt) throw new Refusal(400, 'Documento já foi assinado.');
  if (own.isReplaced) throw new Refusal(409, REPLACED);
  const [found] = await tx
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
