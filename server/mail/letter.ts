import type { MailKind } from '../storage/tables/mail';

/** A piece of the text of an e-mail: a paragraph, digits or a password to copy, or a link. */
export type MailBlock = string | { copy: string } | { link: string; label: string };

/** An e-mail as its template makes it: what it says, not how it looks. */
export interface Letter {
  kind: MailKind;
  subject: string;
  /** Its first line; without a name it greets nobody in particular. */
  to: { email: string; name?: string };
  blocks: MailBlock[];
  /** What whoever did not ask for it should do, in place of ignoring it; empty where nobody asked. */
  ifNotYou?: string;
  /** Milliseconds after which it would be of no use. */
  life: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
