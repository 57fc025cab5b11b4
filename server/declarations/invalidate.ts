import { evaluateCondition } from '../../engine/core/condition/evaluate';
import type { Scope } from '../../engine/core/condition/scope';
import type { Action, AskDefinition, RuleDefinition } from '../../engine/core/definition/types';
import { parseCall } from '../../engine/core/path';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { signatureEvidence } from '../database/schema';
import { standingDeclarations } from './standing';

/** The call by which a definition asks whether a change would cost signatures. */
const CHECK = '/declaracao/existedeclaracaoassinaturacliente';

/** The rules of what is changed, by which action, and the questions that they put by name. */
export interface GuardedChange {
  rules: readonly RuleDefinition[];
  action: Action;
  asks: Record<string, AskDefinition>;
}

/**
 * Whether a change costs the signatures that were collected: exactly when the definition warns of that before it, so
 * that the customer has said yes.
 */
export function costsSignatures({ rules, action, asks }: GuardedChange, scope: Scope): boolean {
  return rules.some(({ ask, before, when }) => {
    const question = typeof ask === 'string' ? asks[ask] : ask;
    if (!question?.if || !before?.includes(action)) return false;
    return parseCall(question.if).path.toLowerCase() === CHECK && evaluateCondition(when, scope);
  });
}

/** Who made the change that costs the signatures, from where and when. */
export interface Invalidation {
  client: Client;
  seenIp: string;
  now: Date;
}

/**
 * Takes away the force of every signature of a client, given or still asked for. Nothing is deleted: each gets one more
 * row of evidence.
 */
export async function invalidateSignatures(tx: Database, { client, seenIp, now }: Invalidation): Promise<void> {
  const standing = await standingDeclarations(tx, client.id);
  const rows = [...standing.values()].flatMap(({ version, textHash, signatures }) =>
    signatures.map(({ id }) => ({
      signatureId: id,
      status: 'Invalidado' as const,
      versionNumber: version,
      textHash,
      at: now,
      seenIp,
      userId: client.id,
      userName: client.name,
    })),
  );
  if (rows.length > 0) await tx.insert(signatureEvidence).values(rows);
}
