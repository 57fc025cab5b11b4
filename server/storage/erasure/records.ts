import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Client } from '../client';
import type { Database } from '../database';
import * as tables from '../schema';

/** Takes away what is kept of a client under a record. */
type Erase = (tx: Database, client: Client) => Promise<unknown>;

const { client: clients } = tables;

/** What the server keeps beside the fields, by the names of `records` in shared.json, and how it goes. */
export const RECORDS: Readonly<Record<string, Erase>> = {
  credential: async (tx, { id }) => {
    await tx.delete(tables.token).where(or(eq(tables.token.clientId, id), eq(tables.token.subject, id)));
    await tx.delete(tables.temporaryPassword).where(eq(tables.temporaryPassword.clientId, id));
    await tx.update(clients).set({ passwordHash: null }).where(eq(clients.id, id));
  },
  session: async (tx, { id }) => {
    await tx.delete(tables.session).where(eq(tables.session.clientId, id));
    await tx.delete(tables.knownDevice).where(eq(tables.knownDevice.clientId, id));
  },
  // Nobody can tell whose they are: they end within hours.
  attempt: async () => undefined,
  answer: (tx, { id }) => tx.delete(tables.onceAnswer).where(eq(tables.onceAnswer.scope, id)),
  // Who has two accounts has one e-mail: what was sent for the other one stays.
  mail: (tx, { id, email }) =>
    tx.delete(tables.mail).where(
      or(
        eq(tables.mail.clientId, id),
        // What tells of an erasure goes as it is sent.
        and(
          isNull(tables.mail.clientId),
          ne(tables.mail.kind, 'erasureDone'),
          eq(sql`lower(${tables.mail.recipient})`, email),
        ),
      ),
    ),
  draft: (tx, { id }) => tx.delete(tables.draft).where(eq(tables.draft.clientId, id)),
  waitingFile: (tx, { id }) => tx.delete(tables.waitingFile).where(eq(tables.waitingFile.clientId, id)),
  document: (tx, { id }) => tx.delete(tables.document).where(eq(tables.document.clientId, id)),
  signature: async (tx, { id }) => {
    const declarations = tx
      .select({ id: tables.declaration.id })
      .from(tables.declaration)
      .where(eq(tables.declaration.clientId, id));
    const signatures = tx
      .select({ id: tables.signature.id })
      .from(tables.signature)
      .where(inArray(tables.signature.declarationId, declarations));
    await tx.delete(tables.signatureEvidence).where(inArray(tables.signatureEvidence.signatureId, signatures));
    await tx.delete(tables.declaration).where(eq(tables.declaration.clientId, id));
  },
  product: (tx, { id }) => tx.delete(tables.clientProduct).where(eq(tables.clientProduct.clientId, id)),
  questionnaire: (tx, { id }) => tx.delete(tables.suitability).where(eq(tables.suitability.clientId, id)),
  sending: async (tx, { id }) => {
    await tx.delete(tables.sending).where(eq(tables.sending.clientId, id));
    await tx.delete(tables.carriedOver).where(eq(tables.carriedOver.clientId, id));
  },
  review: (tx, { id }) => tx.delete(tables.review).where(eq(tables.review.clientId, id)),
  event: (tx, { id }) => tx.delete(tables.event).where(eq(tables.event.clientId, id)),
  // Both name nobody, and answer for what was done.
  access: async () => undefined,
  request: async () => undefined,
  account: (tx, { id }) => tx.delete(clients).where(eq(clients.id, id)),
};

/** What is not the customer's word, but only a state on the way: it goes with every erasure. */
export async function eraseStates(tx: Database, { id }: Client): Promise<void> {
  await tx.delete(tables.definitionRead).where(eq(tables.definitionRead.clientId, id));
  await tx.delete(tables.renewal).where(eq(tables.renewal.clientId, id));
  const { suitability } = tables;
  await tx.delete(suitability).where(and(eq(suitability.clientId, id), eq(suitability.preview, true)));
}
