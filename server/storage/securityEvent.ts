import { hashOfText } from './hash';

/** What is told of for the security of accounts. Every name stands in docs/security.md. */
export const SECURITY_EVENTS = [
  'login.done',
  'login.failed',
  'login.locked',
  'login.temporaryPassword',
  'logoff',
  'session.ended',
  'password.changed',
  'password.confirmed',
  'password.refused',
  'password.recovery',
  'token.confirmed',
  'token.voided',
  'signUp.asked',
  'signUp.confirmed',
  'signers.asked',
  'file.refused',
  'data.copyAsked',
  'data.copyTaken',
  'data.erasureAsked',
  'data.erasureWithdrawn',
  'data.erased',
  'key.used',
  'key.refused',
  'admin.done',
  'admin.failed',
] as const;

export interface SecurityEvent {
  event: (typeof SECURITY_EVENTS)[number];
  /** The id of the client whom it is about; it is told as its code. Nothing where there is no such account. */
  account?: string | undefined;
  /** Why, in one word. */
  reason?: string;
  /** For what a token was. */
  purpose?: string;
  /** Which command of the operator. */
  command?: string;
  count?: number;
}

/** Writes lines, each with what it is about: of a call its id and its trace. */
export interface EventLog {
  info: (facts: object, words: string) => void;
}

/** Tells of an event; `log` is that of the call to which it belongs, where it belongs to one. */
export type Tell = (event: SecurityEvent, log?: EventLog) => void;

/** The same services for one call: what they tell of names it. */
export const ofCall = <Own extends { tell: Tell }>(services: Own, { log }: { log: EventLog }): Own => ({
  ...services,
  tell: (event) => services.tell(event, log),
});

/**
 * What stands for an account where it is told of: the same at each instance, and by itself nothing about the person. Its
 * id has 122 random bits at least, so that nobody finds it by trying.
 */
export function accountCode(clientId: string): string {
  return hashOfText(`account ${clientId.toLowerCase()}`).slice(0, 16);
}

/** An event as it stands in the log. */
export function toLine({ account, ...event }: SecurityEvent): Record<string, string | number> {
  return { ...event, ...(account !== undefined && { account: accountCode(account) }) };
}
