import { and, desc, eq, exists, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../storage/database';
import {
  declaration,
  signatureEvidence as evidence,
  signature,
  declarationVersion as version,
} from '../../storage/schema';

/** One signature that a declaration needs. */
export interface RequestedSignature {
  id: string;
  /** Absent when the client signs for himself. */
  personId?: string;
  personType?: string;
  name: string;
  email: string;
  /** Absent while it is missing. */
  signedAt?: Date;
}

/** A declaration of a client: not invalidated, and of the newest version that was put to him. */
export interface Standing {
  id: string;
  templateId: string;
  version: number;
  textHash: string;
  /** Whether the document has a newer text than this one. */
  isReplaced: boolean;
  signatures: RequestedSignature[];
  /** Signatures that make it signed; more than there are when people have left since who were asked. */
  required: number;
}

const newer = alias(version, 'newer');

/** The declarations of a client that were not invalidated, by document, with every signature that was asked for. */
export async function standingDeclarations(database: Database, clientId: string): Promise<Map<string, Standing>> {
  const newerText = database
    .select()
    .from(newer)
    .where(and(eq(newer.templateId, version.templateId), gt(newer.number, version.number)));
  const rows = await database
    .selectDistinctOn([signature.id], {
      id: declaration.id,
      templateId: version.templateId,
      version: version.number,
      textHash: version.textHash,
      isReplaced: sql<boolean>`${exists(newerText)}`,
      signature: {
        id: signature.id,
        personId: signature.personId,
        personType: signature.personType,
        name: signature.name,
        email: signature.email,
        requestedAt: signature.requestedAt,
      },
      status: evidence.status,
      at: evidence.at,
    })
    .from(signature)
    .innerJoin(declaration, eq(declaration.id, signature.declarationId))
    .innerJoin(version, eq(version.id, declaration.versionId))
    .leftJoin(evidence, eq(evidence.signatureId, signature.id))
    .where(eq(declaration.clientId, clientId))
    .orderBy(signature.id, desc(evidence.id));
  const invalidated = new Set(rows.filter(({ status }) => status === 'Invalidado').map(({ id }) => id));
  const counting = rows
    .filter(({ id }) => !invalidated.has(id))
    .sort((a, b) => a.signature.requestedAt.getTime() - b.signature.requestedAt.getTime());
  const found = new Map<string, Standing>();
  for (const { signature: asked, status, at, ...own } of counting) {
    const known = found.get(own.templateId);
    if (known && known.version > own.version) continue;
    const standing = known?.id === own.id ? known : { ...own, signatures: [], required: 0 };
    const { id, name, email, personId, personType } = asked;
    const person = personId !== null && personType !== null ? { personId, personType } : {};
    standing.signatures.push({ id, ...person, name, email, ...(status === 'Assinado' && at && { signedAt: at }) });
    standing.required = standing.signatures.length;
    found.set(own.templateId, standing);
  }
  return found;
}

/** Whether everybody has signed who has to. */
export function isSigned({ signatures, required }: Standing): boolean {
  return signatures.length >= required && signatures.every(({ signedAt }) => signedAt !== undefined);
}

/** When the last one signed; `undefined` while somebody has not. */
export function signedAt(standing: Standing): Date | undefined {
  if (!isSigned(standing)) return undefined;
  return new Date(Math.max(...standing.signatures.map(({ signedAt: at }) => at?.getTime() ?? 0)));
}

/** Whether anybody has signed. */
export function isBegun({ signatures }: Standing): boolean {
  return signatures.some(({ signedAt: at }) => at !== undefined);
}

/** Whether anybody has signed a text of the document that was replaced since. */
export function isOutdated(standing: Standing): boolean {
  return standing.isReplaced && isBegun(standing);
}
