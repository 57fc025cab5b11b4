import { desc, eq } from 'drizzle-orm';
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
  signatures: RequestedSignature[];
}

/** The declarations of a client that count, by document. */
export async function standingDeclarations(database: Database, clientId: string): Promise<Map<string, Standing>> {
  const rows = await database
    .selectDistinctOn([signature.id], {
      id: declaration.id,
      templateId: version.templateId,
      version: version.number,
      textHash: version.textHash,
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

/** Whether it waits for all its signatures of a version that is no longer the current one: its links sign nothing. */
export function isLapsed({ version: asked, signatures }: Standing, current: { version: number }): boolean {
  return asked < current.version && signatures.every(({ signedAt: at }) => at === undefined);
}

/** Whether anybody has signed a version of the document that is no longer the current one. */
export function isOutdated({ version: signed, signatures }: Standing, current: { version: number }): boolean {
  return signed < current.version && signatures.some(({ signedAt: at }) => at !== undefined);
}
