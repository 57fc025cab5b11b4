import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import { hashOfText } from '../../storage/hash';
import type { review } from '../../storage/schema';
import { statusOf } from '../status';

const OVERTAKEN = 'O cadastro mudou depois de lido. Leia-o de novo antes de decidir.';

/** Whether a registration is the one that was read is told by so much of a hash. */
const LENGTH = 16;

/**
 * The ETag of a registration as systems behind read it: another one as soon as it is sent anew, given back, decided on or
 * over, and with the first change since it was sent, which `CadastroAlterado` tells.
 */
export function etagOfRead(
  client: Client,
  last: Pick<typeof review.$inferSelect, 'sequence'> | undefined,
  now: Date,
): string {
  const { id, sentAt, changed, expiresOn } = client;
  const read = [id, sentAt, statusOf(client, now), changed, expiresOn, last?.sequence ?? null];
  return `"${hashOfText(JSON.stringify(read)).slice(0, LENGTH)}"`;
}

/** @throws Refusal 409 where a caller names what it has read (`If-Match`), and that is not what there is */
export function assertRead(named: string | undefined, etag: string): void {
  // `*` is whatever there is. Source: RFC 9110, 13.1.1.
  if (named !== undefined && named !== '*' && named !== etag) throw new Refusal(409, OVERTAKEN);
}
