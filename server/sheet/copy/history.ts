import { and, asc, eq } from 'drizzle-orm';
import { EVENT_NAMES } from '../../../contract/eventNames';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import * as tables from '../../storage/schema';
import type { Services } from '../../storage/services';
import { filesIn } from './filesIn';

/** What was done with a registration, the oldest first. */
export async function historyOf({ database }: Pick<Services, 'database'>, { id }: Client) {
  const { clientProduct, document, suitability } = tables;
  return {
    ...(await sendingsOf(database, id)),
    ...(await signaturesOf(database, id)),
    produtos: await database
      .select({
        produto: clientProduct.productId,
        aceitoEm: clientProduct.acceptedAt,
        canceladoEm: clientProduct.cancelledAt,
      })
      .from(clientProduct)
      .where(eq(clientProduct.clientId, id)),
    questionarios: await database
      .select({
        em: suitability.answeredAt,
        respostas: suitability.answers,
        pontos: suitability.score,
        perfil: suitability.profile,
      })
      .from(suitability)
      .where(and(eq(suitability.clientId, id), eq(suitability.preview, false)))
      .orderBy(asc(suitability.sequence)),
    arquivos: await filesIn(database, document, id),
    ...(await decisionsOf(database, id)),
  };
}

/** What was sent, and what was saved in older versions of a form, as it was before it was carried over. */
async function sendingsOf(database: Database, id: string) {
  const { carriedOver, sending } = tables;
  return {
    envios: await database
      .select({ formulario: sending.wizard, em: sending.sentAt, dados: sending.sent })
      .from(sending)
      .where(eq(sending.clientId, id))
      .orderBy(asc(sending.sentAt)),
    versoesAnteriores: await database
      .select({
        formulario: carriedOver.wizard,
        versao: carriedOver.definition,
        ate: carriedOver.at,
        partes: carriedOver.parts,
        listas: carriedOver.rows,
      })
      .from(carriedOver)
      .where(eq(carriedOver.clientId, id))
      .orderBy(asc(carriedOver.at)),
  };
}

/** Who was asked to sign what, and what is kept as the proof of each signature; one that is still awaited has none. */
async function signaturesOf(database: Database, id: string) {
  const { declaration, declarationTemplate, declarationVersion, signature, signatureEvidence } = tables;
  const signatures = await database
    .select({
      documento: declarationTemplate.name,
      assinante: signature.name,
      vinculo: signature.personType,
      email: signature.email,
      pedidaEm: signature.requestedAt,
      estado: signatureEvidence.status,
      em: signatureEvidence.at,
      ip: signatureEvidence.seenIp,
      ipInformado: signatureEvidence.sentIp,
      emInformado: signatureEvidence.sentAt,
      porQuem: signatureEvidence.userName,
      texto: signatureEvidence.textHash,
    })
    .from(signature)
    .leftJoin(signatureEvidence, eq(signatureEvidence.signatureId, signature.id))
    .innerJoin(declaration, eq(declaration.id, signature.declarationId))
    .innerJoin(declarationVersion, eq(declarationVersion.id, declaration.versionId))
    .innerJoin(declarationTemplate, eq(declarationTemplate.id, declarationVersion.templateId))
    .where(eq(declaration.clientId, id))
    .orderBy(asc(signature.requestedAt), asc(signatureEvidence.id));
  return { assinaturas: signatures.map(({ estado, ...one }) => ({ ...one, estado: estado ?? AWAITED })) };
}

const AWAITED = 'Pendente';

/** What was decided, which systems of the institution were told of it, and what the client has asked for. */
async function decisionsOf(database: Database, id: string) {
  const { dataRequest, event, review } = tables;
  const events = await database
    .select({ kind: event.kind, em: event.at, avisadoEm: event.toldAt })
    .from(event)
    .where(eq(event.clientId, id))
    .orderBy(asc(event.sequence));
  return {
    decisoes: await database
      .select({ em: review.at, decisao: review.decision, texto: review.text, motivos: review.reasons })
      .from(review)
      .where(eq(review.clientId, id))
      .orderBy(asc(review.sequence)),
    avisosAosSistemas: events.map(({ kind, ...event }) => ({ evento: EVENT_NAMES[kind], ...event })),
    pedidos: await database
      .select({
        tipo: dataRequest.kind,
        estado: dataRequest.state,
        em: dataRequest.askedAt,
        encerradoEm: dataRequest.endedAt,
      })
      .from(dataRequest)
      .where(eq(dataRequest.clientId, id))
      .orderBy(asc(dataRequest.askedAt)),
  };
}
