import { desc, eq } from 'drizzle-orm';
import { isActive } from '../../../contract/lifeCycle';
import { Refusal } from '../../http/refusal';
import { queueEvent } from '../../outside/events/queue';
import { lockClient } from '../../registration/change';
import { stampFor } from '../../registration/stampFor';
import { statusOf } from '../../registration/status';
import type { Client } from '../../storage/client';
import { actOnce } from '../../storage/once';
import {
  client,
  declaration,
  signatureEvidence as evidence,
  signature,
  declarationTemplate as template,
  declarationVersion as version,
} from '../../storage/schema';
import type { Services } from '../../storage/services';
import { countingDeclarations } from './counting';

/** A signature that a link names, as it stands. */
export interface LinkedSignature {
  id: string;
  client: Client;
  signer: string;
  document: string;
  text: string;
  textHash: string;
  versionNumber: number;
  /**
   * `INATIVO`: it was invalidated, its person signs for the client no more, the account is closed, or the document has a
   * newer text by now.
   */
  status: 'Pendente' | 'Assinado' | 'INATIVO';
  /** Whether a newer text alone keeps it from being signed. */
  isReplaced: boolean;
  signedAt?: Date;
}

/** The signature of a link. @throws Refusal when there is none */
export async function findLinkedSignature(services: Services, linkId: string): Promise<LinkedSignature> {
  const [found] = await services.database
    .select({
      id: signature.id,
      declarationId: declaration.id,
      client,
      signer: signature.name,
      document: template.name,
      text: version.text,
      textHash: version.textHash,
      versionNumber: version.number,
      evidence: evidence.status,
      at: evidence.at,
    })
    .from(signature)
    .innerJoin(declaration, eq(declaration.id, signature.declarationId))
    .innerJoin(client, eq(client.id, declaration.clientId))
    .innerJoin(version, eq(version.id, declaration.versionId))
    .innerJoin(template, eq(template.id, version.templateId))
    .leftJoin(evidence, eq(evidence.signatureId, signature.id))
    .where(eq(signature.linkId, linkId))
    .orderBy(desc(evidence.id))
    .limit(1);
  if (!found) throw new Refusal(400, 'Documento não encontrado.');
  const { declarationId, evidence: last, at, ...rest } = found;
  const linked = { ...rest, isReplaced: false };
  if (last === 'Assinado' && at) return { ...linked, status: 'Assinado', signedAt: at };
  // Nothing is signed for a closed account any more.
  if (!isActive(statusOf(linked.client, services.clock()))) return { ...linked, status: 'INATIVO' };
  const counting = [...(await countingDeclarations(services, linked.client)).values()];
  const own = last === null ? counting.find(({ id }) => id === declarationId) : undefined;
  if (!own?.signatures.some(({ id }) => id === linked.id)) return { ...linked, status: 'INATIVO' };
  return { ...linked, isReplaced: own.isReplaced, status: own.isReplaced ? 'INATIVO' : 'Pendente' };
}

/** How a signer who follows a link signs. */
export interface LinkAcceptance {
  linkId: string;
  /** The address that the browser found out; null when it could not. */
  sentIp: string | null;
  /** The address of the caller as the server saw it. */
  seenIp: string;
  now: Date;
}

const REPLACED = 'O documento tem uma nova versão. Peça um novo link a quem solicitou a sua assinatura.';

/**
 * Signs what a link names, and keeps the evidence.
 * @throws Refusal when there is nothing, or nothing left, to sign
 */
export async function signByLink(services: Services, { linkId, sentIp, seenIp, now }: LinkAcceptance): Promise<void> {
  const { client: asked } = await findLinkedSignature(services, linkId);
  await actOnce(services.database, async (tx) => {
    // A change of the registration may be invalidating it at this moment, or another click signing it.
    await lockClient(tx, asked.id);
    const { id, status, isReplaced, signer, versionNumber, textHash } = await findLinkedSignature(
      { ...services, database: tx },
      linkId,
    );
    if (status === 'Assinado') throw new Refusal(400, 'Documento já foi assinado.');
    if (isReplaced) throw new Refusal(409, REPLACED);
    if (status === 'INATIVO') throw new Refusal(400, 'Documento está indisponível para assinatura.');
    await tx.insert(evidence).values({
      signatureId: id,
      status: 'Assinado',
      versionNumber,
      textHash,
      ...(await stampFor({ ...services, database: tx }, asked)),
      at: now,
      seenIp,
      sentIp,
      userName: signer,
    });
    await queueEvent(tx, { clientId: asked.id, kind: 'signed', now });
  });
}
