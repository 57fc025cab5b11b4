import { Refusal } from '../../http/refusal';
import { queueEvent } from '../../outside/events/queue';
import type { Stamp } from '../../registration/stampFor';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { newSecretGuid } from '../../storage/guid';
import { declaration, signature, signatureEvidence } from '../../storage/schema';
import type { Acceptance } from './acceptance';
import { isSigned, standingDeclarations } from './standing';
import type { Template } from './templates';

/** A signature as it is given. */
export interface SignInput {
  client: Client;
  accepted: Acceptance;
  /** The documents that are offered to the client. */
  templates: Template[];
  /** The address of the caller as the server saw it. */
  seenIp: string;
  now: Date;
  stamp: Stamp;
}

/**
 * Signs the current version of a document for the client himself, and keeps the evidence. Gives back the document.
 * @throws Refusal for a document that is not offered to him, and for one whose current version is signed or waits
 */
export async function signDocument(
  tx: Database,
  { client, accepted, templates, seenIp, now, stamp }: SignInput,
): Promise<Template> {
  const template = templates.find(({ id }) => id === accepted.templateId);
  if (!template) throw new Refusal(400, 'Documento desconhecido: /TemplateId');
  const before = (await standingDeclarations(tx, client.id)).get(template.id);
  if (accepted.declarationId !== undefined && accepted.declarationId !== before?.id) {
    throw new Refusal(400, 'Declaração desconhecida: /DeclaracaoId');
  }
  if (before && !before.isReplaced) {
    throw new Refusal(400, isSigned(before) ? 'O documento já foi assinado.' : 'O documento aguarda assinaturas.');
  }
  const { name, email } = client;
  const [own] = await requestSignatures(tx, { client, template, signers: [{ name, email }], now });
  await tx.insert(signatureEvidence).values({
    signatureId: (own as RequestedSignature).id,
    status: 'Assinado',
    versionNumber: template.version,
    textHash: template.textHash,
    ...stamp,
    at: now,
    seenIp,
    sentIp: accepted.sentIp,
    sentAt: accepted.sentAt,
    userId: client.id,
    userName: client.name,
  });
  await queueEvent(tx, { clientId: client.id, kind: 'signed', now });
  return template;
}

/** A person whose signature a declaration needs. */
export interface Signer {
  name: string;
  email: string;
  personId?: string;
  personType?: string;
}

/** What is put to whom for signature. */
export interface SignatureRequest {
  client: Client;
  template: Pick<Template, 'versionId'>;
  signers: Signer[];
  now: Date;
}

/** A signature that was asked for: its id for the client, and what the signer's own link names. */
export interface RequestedSignature {
  id: string;
  linkId: string;
}

/** Puts the current version of a document to a client's signers; gives back the signatures in their order. */
export async function requestSignatures(
  tx: Database,
  { client, template, signers, now }: SignatureRequest,
): Promise<RequestedSignature[]> {
  const [made] = await tx
    .insert(declaration)
    .values({ clientId: client.id, versionId: template.versionId, createdAt: now })
    .returning({ id: declaration.id });
  const { id: declarationId } = made as { id: string };
  return tx
    .insert(signature)
    .values(signers.map((signer) => ({ ...signer, declarationId, linkId: newSecretGuid(), requestedAt: now })))
    .returning({ id: signature.id, linkId: signature.linkId });
}
