/** Codes by which a database that is not there, or not now, is told from a mistake: of the system, and of PostgreSQL. */
const CODES = [
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|EAI_AGAIN)$/,
  // Connection exceptions, too many connections, no space, cancelled by a limit, being shut down or started; chosen to
  // end as two transactions wait for each other.
  /^(08...|53...|57014|57P0.|40001|40P01)$/,
];

/** What the driver says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether a call failed because its database is not there at the moment: the same call may pass later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => (code !== undefined && CODES.some((codes) => codes.test(code))) || WORDS.test(message),
  );
}

/** An error and what brought it about, the nearest first. */
export function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
