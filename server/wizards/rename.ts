import { and, eq, ne, sql } from 'drizzle-orm';
import type { WizardData } from '../../engine/core/mapping/parts';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { client as clients } from '../database/schema';
import { Refusal } from '../refusal';
import { TAKEN_NICKNAME } from '../signUp/createAccount';

/**
 * Lets an account sign in with the nickname that its registration has now. One that never had a nickname keeps having
 * none, and an emptied field takes none away.
 * @throws Refusal when another account of the same document has it
 */
export async function renameAccount(tx: Database, client: Client, saved: WizardData): Promise<void> {
  const nickname = Object.values(saved)
    .map((fields) => fields.Apelido)
    .find((value) => typeof value === 'string' && value !== '');
  if (client.nickname === null || typeof nickname !== 'string' || nickname === client.nickname) return;
  const others = and(
    eq(clients.type, client.type),
    eq(clients.document, client.document),
    ne(clients.id, client.id),
    sql`lower(${clients.nickname}) = lower(${nickname})`,
  );
  if ((await tx.$count(clients, others)) > 0) throw new Refusal(400, TAKEN_NICKNAME);
  await tx.update(clients).set({ nickname }).where(eq(clients.id, client.id));
}
