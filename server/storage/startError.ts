import { statfsSync } from 'node:fs';
import { ConfigError } from './configError';
import { decoded } from './encryption';
import { causesOf } from './unavailable';

/** An embedded database needs room for what it writes before anything else: its log grows by 16 MiB at a time. */
const LEAST_SPACE_MIB = 64;

/** @throws ConfigError when there is too little room for an embedded database in `directory` */
export function checkSpace(directory: string): void {
  const { bavail, bsize } = statfsSync(directory);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < LEAST_SPACE_MIB) throw noSpace(directory, ` (${free} MiB are free)`);
}

const noSpace = (directory: string, free = '') =>
  new ConfigError(
    `The disk with the data directory ${directory} is full${free}: make room for at least ${LEAST_SPACE_MIB} MiB.`,
  );

/** The one sentence for the operator when `directory` cannot be used, or else the error itself. */
export function directoryError(error: unknown, directory: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new ConfigError(
      `The data directory ${directory} may not be written by this user: allow it, or choose another DATA_DIR.`,
    );
  if (['ENOTDIR', 'EEXIST'].includes(code))
    return new ConfigError(`The data directory ${directory} is no directory: choose another DATA_DIR.`);
  return code === 'ENOSPC' || code === 'EDQUOT' ? noSpace(directory) : error;
}

/** The same for an embedded database. */
export function embeddedError(error: unknown, directory: string): unknown {
  if (deepCode(error) === '53100') return noSpace(directory);
  // The database ends itself where it finds what it cannot have written.
  return error instanceof WebAssembly.RuntimeError
    ? new ConfigError(`The database in ${directory} is damaged and cannot be opened: restore a backup of it.`)
    : directoryError(error, directory);
}

/** The same for a database server; its address is told without the password. */
export function serverError(error: unknown, url: string): unknown {
  const { host, pathname, username } = new URL(url);
  const place = { host, database: pathname.slice(1), user: decoded(username) };
  const code = deepCode(error) || codeOfWords(error);
  const [, told] = OF_SERVERS.find(([codes]) => codes.test(code)) ?? [];
  return told ? new ConfigError(told(place, code)) : error;
}

/** A database server, as an address names it. */
interface Place {
  host: string;
  database: string;
  user: string;
}

const LATE = 'ETIMEDOUT';
const NO_TLS = 'NO_TLS';

/** What the driver says without a code. */
const WORDS: readonly [words: RegExp, code: string][] = [
  [/timeout expired|timeout exceeded/, LATE],
  [/does not support SSL connections/, NO_TLS],
];

const codeOfWords = (error: unknown): string =>
  WORDS.find(([words]) => causesOf(error).some(({ message }) => words.test(message)))?.[1] ?? '';

/**
 * What is wrong with a database server, by the code of an error. Source: PostgreSQL, Appendix A; Node.js, TLS, X509
 * certificate error codes.
 */
const OF_SERVERS: readonly [codes: RegExp, told: (place: Place, code: string) => string][] = [
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ECONNRESET|57P0.)$/,
    ({ host }) => `The database server at ${host} does not answer: start it, or correct DATABASE_URL.`,
  ],
  [/^28/, ({ host, user }) => `The database server at ${host} refuses the user "${user}": correct DATABASE_URL.`],
  [
    /^42501$/,
    ({ user }) =>
      `The user "${user}" of the database may not bring its tables up to date, or not serve from them: run "admin migrate --serve ${user}" as their owner.`,
  ],
  [
    /^3D000$/,
    ({ host, database }) =>
      `The database server at ${host} has no database "${database}": create it, or correct DATABASE_URL.`,
  ],
  [
    /CERT|SIGNATURE|HOSTNAME_MISMATCH|ERR_OSSL/,
    ({ host }, code) =>
      `The database server at ${host} cannot be trusted (${code}): correct its certificate, or sslrootcert in DATABASE_URL.`,
  ],
  [/^NO_TLS$/, ({ host }) => `The database server at ${host} takes no TLS: switch "ssl" on in it.`],
];

/** The first code of an error, its causes and what it gathers. */
const deepCode = (error: unknown): string =>
  causesOf(error).flatMap(
    (cause) => cause.code ?? (cause instanceof AggregateError ? cause.errors.map(deepCode) : []),
  )[0] ?? '';
