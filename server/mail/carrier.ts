import type { Database } from '../storage/database';
import type { mail } from '../storage/schema';
import type { Clock } from '../storage/services';
import type { MailKind } from '../storage/tables/mail';

export type QueuedMail = typeof mail.$inferSelect;

/** Why an e-mail was not taken. */
export interface SendingError extends Error {
  code?: string;
  /** It never will be. */
  permanent?: boolean;
  /** It alone was refused: others may pass. */
  ofMail?: boolean;
}

/** Brings e-mails to their recipients. */
export interface Carrier {
  /** @throws SendingError when it was not taken */
  send: (mail: QueuedMail) => Promise<void>;
  /** Whether bodies stay after sending: only in the outbox of the demo. */
  keepsBodies: boolean;
  close: () => void;
}

/** Told of what could not be sent; of the e-mail only its kind. */
export type MailLog = (event: { mail: string; kind: MailKind; error?: string }, message: string) => void;

/** What delivering works with. */
export interface Delivery {
  database: Database;
  carrier: Carrier;
  clock: Clock;
  log: MailLog;
  /** What this process has sent and could not note yet, with the moment: it is not to be sent again. */
  unnoted?: Map<QueuedMail, Date>;
}
