import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database';
import { definitionProposal } from '../schema';
import type { StoredPublication } from './types';

type Proposal = typeof definitionProposal.$inferSelect;

/** What waits for a second person. */
export function openProposals(database: Database): Promise<Proposal[]> {
  return database
    .select()
    .from(definitionProposal)
    .where(isNull(definitionProposal.closedAt))
    .orderBy(asc(definitionProposal.id));
}

/** Keeps what is to be published once a second person agrees. @returns its id */
export async function propose(
  database: Database,
  proposal: { base: number; publication: StoredPublication; author: string; at: Date },
): Promise<number> {
  const [kept] = await database.insert(definitionProposal).values(proposal).returning({ id: definitionProposal.id });
  return (kept as { id: number }).id;
}

/** Takes a proposal from the list, published or withdrawn. @returns it, unless it was closed before */
export async function closeProposal(database: Database, id: number, now: Date): Promise<Proposal | undefined> {
  const [closed] = await database
    .update(definitionProposal)
    .set({ closedAt: now })
    .where(and(eq(definitionProposal.id, id), isNull(definitionProposal.closedAt)))
    .returning();
  return closed;
}
