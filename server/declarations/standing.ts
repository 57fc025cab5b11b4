import { and, desc, eq, exists, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import {
  declaration,
  signatureEvidence as evidence,
  signature,
  declarationVersion as version,
} from '../database/schema';

/** One signature that a declaration needs. */
export interface RequestedSignature {
  id: string;
  name: string;
  email: string;
  /** Absent while it is missing. */
  signedAt?: Date;
}

/** A declaration of a client that counts: not invalidated, and of the newest version that was put to him. */
export interface Standing {
  id: string;
  templateId: string;
  version: number;
  textHash: string;
  /** Whether the document has a newer text than this one. */
  isReplaced: boolean;
  signatures: RequestedSignature[];
}

const newer = alias(version, 'newer');

/** The declarations of a client that count, by document. */
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
      signature: { id: signature.id, name: signature.name, email: signature.email, requestedAt: signature.requestedAt },
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
    const standing = known?.id === own.id ? known : { ...own, signatures: [] };
    const { id, name, email } = asked;
    standing.signatures.push({ id, name, email, ...(status === 'Assinado' && at && { signedAt: at }) });
    found.set(own.templateId, standing);
  }
  return found;
}

/** Whether everybody has signed. */
export function isSigned({ signatures }: Standing): boolean {
  return signatures.every(({ signedAt }) => signedAt !== undefined);
}

/** When the last one signed; `undefined` while somebody has not. */
export function signedAt(standing: Standing): Date | undefined {
  if (!isSigned(standing)) return undefined;
  return new Date(Math.max(...standing.signatures.map(({ signedAt: at }) => at?.getTime() ?? 0)));
}

/** Whether anybody has signed. */
function isBegun({ signatures }: Standing): boolean {
  return signatures.some(({ signedAt: at }) => at !== undefined);
}

/** The declarations that a client is told of: without those of a replaced text that nobody has signed, nor can sign. */
export async function listedDeclarations(database: Database, clientId: string): Promise<Standing[]> {
  const standing = await standingDeclarations(database, clientId);
  return [...standing.values()].filter((own) => !own.isReplaced || isBegun(own));
}

/** Whether anybody has signed a text of the document that was replaced since. */
export function isOutdated(standing: Standing): boolean {
  return standing.isReplaced && isBegun(standing);
}
