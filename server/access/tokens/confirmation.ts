import { and, eq, gt } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import type { Effect } from '../../registration/rooms';
import type { Database } from '../../storage/database';
import { session as sessions, token } from '../../storage/schema';
import { type GivenToken, spendToken } from './token';

/** The block by which a definition asks for a token. */
const BLOCK = 'token';

/** How long a right token lets the change be made that it was asked for. */
const CONFIRMATION_MS = 5 * 60_000;

const NOT_CONFIRMED = 'Confirme com o token antes de continuar.';

/** A change needs the confirmation of a token exactly when the definition asks for one before it, and uses it up. */
export const spendsConfirmation: Effect = {
  concerns: ({ questions }) => questions.some(({ block }) => block === BLOCK),
  follow: (_saved, { tx, session, now }) => spendConfirmation(tx, session, now),
};

/**
 * Uses up a token that was checked: its session may now make one change that asks for it, and counts as in the hands of the
 * client. Others of the client may be in front of somebody else.
 * @throws Refusal when another call used it in between
 */
export async function keepConfirmation(
  database: Database,
  given: GivenToken,
  { client: clientId, session, now }: { client: string; session: string; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { referenceHash, digitsHash } = await spendToken(tx, given);
    const kept = { referenceHash, digitsHash, tries: 0, expiresAt: new Date(now.getTime() + CONFIRMATION_MS) };
    await tx
      .insert(token)
      .values({ purpose: 'confirmation', subject: session, clientId, ...kept })
      .onConflictDoUpdate({ target: [token.purpose, token.subject, token.lane], set: kept });
    await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, session));
  });
}

/**
 * Uses up the confirmation of a session. It comes back when the change of this transaction is refused.
 * @throws Refusal when there is none, or none any more
 */
async function spendConfirmation(tx: Database, session: string, now: Date): Promise<void> {
  const spent = await tx
    .delete(token)
    .where(and(eq(token.purpose, 'confirmation'), eq(token.subject, session), gt(token.expiresAt, now)))
    .returning({ subject: token.subject });
  if (spent.length === 0) throw new Refusal(403, NOT_CONFIRMED);
}
