import { readInteger, type Variables } from './variables';

/** Limits against guessing and flooding. Times in milliseconds. */
export interface Limits {
  /** Failed sign-ins of one user from one address, or from one known device, before it has to wait. */
  failures: number;
  /** Failed sign-ins of one user from all addresses together; known devices are not counted. */
  failuresOfAccount: number;
  /** How far back failures, look-ups and e-mails count; failures in longer windows, too (`http/attempts`). */
  failureWindow: number;
  /** Sign-ins of one address in a minute, right ones included. */
  signInsPerMinute: number;
  /** E-mails of one kind that one address, or one known device, may have sent to one recipient within `failureWindow`. */
  mailsPerRecipient: number;
  /** The same, asked for from all addresses together; known devices are not counted. */
  mailsOfRecipient: number;
  /** Times that one address, or one known device, may look up one user or CNPJ within `failureWindow`. */
  lookupsOfAccount: number;
  /** The same from all addresses together; known devices are not counted. */
  lookupsFromAll: number;
  /** Nicknames and companies that one address may look up in a minute. */
  lookupsPerMinute: number;
  /** Sign-ups, activations, recoveries and signatures by link of one address in a minute, each by itself. */
  requestsPerMinute: number;
  /** Calls of one address in a minute to what else is open to everybody, each by itself. */
  openCallsPerMinute: number;
}

export const DEFAULT_LIMITS: Limits = {
  failures: 5,
  failuresOfAccount: 50,
  failureWindow: 15 * 60_000,
  signInsPerMinute: 60,
  mailsPerRecipient: 5,
  mailsOfRecipient: 20,
  lookupsOfAccount: 60,
  lookupsFromAll: 600,
  lookupsPerMinute: 30,
  requestsPerMinute: 20,
  openCallsPerMinute: 300,
};

/** The variable that changes a limit; a limit without one is fixed. */
const VARIABLES: Partial<Record<keyof Limits, string>> = {
  failures: 'LOGIN_FAILURES',
  failuresOfAccount: 'LOGIN_FAILURES_OF_ACCOUNT',
  signInsPerMinute: 'LOGINS_PER_MINUTE',
  mailsPerRecipient: 'MAILS_PER_RECIPIENT',
  mailsOfRecipient: 'MAILS_OF_RECIPIENT',
  lookupsOfAccount: 'LOOKUPS_OF_ACCOUNT',
  lookupsFromAll: 'LOOKUPS_FROM_ALL',
  lookupsPerMinute: 'LOOKUPS_PER_MINUTE',
  requestsPerMinute: 'REQUESTS_PER_MINUTE',
  openCallsPerMinute: 'OPEN_CALLS_PER_MINUTE',
};

/** The limits with what the variables say instead. None is 0, which would refuse everybody. */
export function readLimits(env: Variables): Limits {
  const limits = { ...DEFAULT_LIMITS };
  for (const [limit, variable] of Object.entries(VARIABLES) as [keyof Limits, string][]) {
    limits[limit] = readInteger(env, variable, { fallback: DEFAULT_LIMITS[limit], minimum: 1, maximum: 1_000_000 });
  }
  return limits;
}
