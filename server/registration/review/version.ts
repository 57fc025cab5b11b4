import type { Json } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import { hashOfText } from '../../storage/hash';
import type { review } from '../../storage/schema';
import { statusOf } from '../status';

const OVERTAKEN = 'O cadastro mudou depois de lido. Leia-o de novo antes de decidir.';

/** Whether a registration is the one that was read is told by so much of a hash. */
const LENGTH = 16;

/** What the answer of a registration is made of. */
interface Read {
  client: Client;
  /** What was decided on it last. */
  last: Pick<typeof review.$inferSelect, 'sequence'> | undefined;
  /** What its blocks hold. */
  blocks: Readonly<Record<string, Json>>;
}

/**
 * The ETag of a registration as systems behind read it: another one as soon as it is sent anew, given back, decided on or
 * over, with the first change since it was sent, which `CadastroAlterado` tells, and with every file, signature and product.
 */
export function etagOfRead({ client, last, blocks }: Read, now: Date): string {
  const { id, sentAt, changed, expiresOn } = client;
  const read = [id, sentAt, statusOf(client, now), changed, expiresOn, last?.sequence ?? null, blocks];
  return `"${hashOfText(JSON.stringify(read)).slice(0, LENGTH)}"`;
}

/** @throws Refusal 409 where a caller names what it may have read, and none of that is what there is */
export function assertRead(known: readonly string[], etag: string): void {
  if (known.every((version) => `"${version}"` !== etag)) throw new Refusal(409, OVERTAKEN);
}
