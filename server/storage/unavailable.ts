/** Codes by which a database that is not there, or not now, is told from a mistake: of the system, and of PostgreSQL. */
const CODES = [
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|EAI_AGAIN)$/,
  // Connection exceptions, too many connections, no space, cancelled by a limit, being shut down or started.
  /^(08...|53...|57014|57P0.)$/,
];

/** What the driver says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether a call failed because its database is not there at the moment: the same call may pass later. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string' && CODES.some((codes) => codes.test(code))) return true;
    if (WORDS.test(cause.message)) return true;
  }
  return false;
}
