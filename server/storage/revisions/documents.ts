import type { Json } from '../../../engine/core';
import type { Database } from '../database';
import { hashOfText } from '../hash';
import { revision } from '../schema';

/** A document to sign as it was offered; its text stands beside its version, which never changes. */
export interface KeptDocument {
  id: string;
  name: string;
  audience: string;
  required: boolean;
  version: number;
  textHash: string;
}

/** Keeps the documents of an edition, in their order, unless that was done. */
export async function keepDocuments(
  tx: Database,
  { edition, documents, now }: { edition: number; documents: readonly KeptDocument[]; now: Date },
): Promise<void> {
  const content = documents.map(({ id, name, audience, required, version, textHash }) => ({
    id,
    name,
    audience,
    required,
    version,
    textHash,
  }));
  const hash = hashOfText(JSON.stringify(content));
  await tx
    .insert(revision)
    .values({ kind: 'documents', name: '', number: edition, hash, content: content as Json, at: now })
    .onConflictDoNothing();
}
