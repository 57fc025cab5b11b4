import { and, eq, ne, sql } from 'drizzle-orm';
import type { Session } from '../../http/gate';
import { Refusal } from '../../http/refusal';
import type { Database } from '../../storage/database';
import { servedText } from '../../storage/schema';

/** A text that is accepted: of which document or product, and its hash. */
export interface Served {
  subject: string;
  textHash: string;
}

const UNREAD = 'Leia o texto antes de aceitar.';
const OUTDATED = 'O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.';

/** Keeps which texts a session was shown last. */
export async function keepServed(database: Database, session: Session, texts: readonly Served[]): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ subject, textHash }) => ({ sessionHash: session.tokenHash, subject, textHash }));
  await database
    .insert(servedText)
    .values(rows)
    .onConflictDoUpdate({
      target: [servedText.sessionHash, servedText.subject],
      set: { textHash: sql`excluded.text_hash` },
      setWhere: ne(servedText.textHash, sql`excluded.text_hash`),
    });
}

/**
 * Refuses what a session accepts of a text that it was never shown, or that was replaced since it was.
 * @throws Refusal 409
 */
export async function assertServed(tx: Database, session: Session, { subject, textHash }: Served): Promise<void> {
  const [served] = await tx
    .select({ textHash: servedText.textHash })
    .from(servedText)
    .where(and(eq(servedText.sessionHash, session.tokenHash), eq(servedText.subject, subject)));
  if (!served) throw new Refusal(409, UNREAD);
  if (served.textHash !== textHash) throw new Refusal(409, OUTDATED);
}
