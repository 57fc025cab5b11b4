import type { CallDefinition } from '../../../engine/definition';
import { parseCall } from '../../../engine/wire';
import { numberOf } from '../../registration/carry';
import type { Effect } from '../../registration/rooms';
import { setOf } from '../../registration/stamped';
import type { Stamp } from '../../registration/stampFor';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { signatureEvidence } from '../../storage/schema';
import { type Standing, standingDeclarations } from './standing';

/** The call by which a definition asks whether a change would cost signatures. */
const CHECK = '/declaracao/existedeclaracaoassinaturacliente';

/**
 * A change costs the signatures that were collected exactly when the definition warns of that before it, so that the
 * customer has said yes. The same sent again costs nothing.
 */
export const voidsSignatures: Effect = {
  concerns: ({ questions, isChanged }) =>
    isChanged && questions.some((question) => question.if !== undefined && pathOf(question.if) === CHECK),
  follow: ({ before }, { tx, client, seenIp, now }) => {
    const stamp = { definition: numberOf(before.loaded), revisions: setOf(before.stored) };
    return invalidateSignatures(tx, { client, seenIp, now, stamp });
  },
};

const pathOf = (call: CallDefinition) => `/${parseCall(call).path.replace(/^\/+/, '').toLowerCase()}`;

/** Who made the change that costs the signatures, from where and when. */
export interface Invalidation {
  client: Client;
  seenIp: string;
  now: Date;
  stamp: Stamp;
}

/**
 * Takes away the force of every signature of a client, given or still asked for. Nothing is deleted: each gets one more
 * row of evidence.
 */
export async function invalidateSignatures(tx: Database, invalidation: Invalidation): Promise<void> {
  const standing = await standingDeclarations(tx, invalidation.client.id);
  await invalidateDeclarations(tx, [...standing.values()], invalidation);
}

/** As `invalidateSignatures`, of these declarations alone. */
export async function invalidateDeclarations(
  tx: Database,
  declarations: readonly Standing[],
  { client, seenIp, now, stamp }: Invalidation,
): Promise<void> {
  const rows = declarations.flatMap(({ version, textHash, signatures }) =>
    signatures.map(({ id }) => ({
      signatureId: id,
      status: 'Invalidado' as const,
      versionNumber: version,
      textHash,
      ...stamp,
      at: now,
      seenIp,
      userId: client.id,
      userName: client.name,
    })),
  );
  if (rows.length > 0) await tx.insert(signatureEvidence).values(rows);
}
