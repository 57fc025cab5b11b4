import { statfsSync } from 'node:fs';
import { ConfigError } from './configError';
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
  const user = decodeURIComponent(username);
  const code = deepCode(error);
  if (
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ECONNRESET|57P0.)$/.test(code) ||
    isLate(error)
  )
    return new ConfigError(`The database server at ${host} does not answer: start it, or correct DATABASE_URL.`);
  if (code.startsWith('28'))
    return new ConfigError(`The database server at ${host} refuses the user "${user}": correct DATABASE_URL.`);
  if (code === NO_RIGHT)
    return new ConfigError(
      `The user "${user}" of the database may not bring its tables up to date, or not serve from them: run "admin migrate --serve ${user}" as their owner.`,
    );
  return code === '3D000'
    ? new ConfigError(
        `The database server at ${host} has no database "${pathname.slice(1)}": create it, or correct DATABASE_URL.`,
      )
    : error;
}

/** Source: PostgreSQL, Appendix A: insufficient_privilege. */
const NO_RIGHT = '42501';

const isLate = (error: unknown) => error instanceof Error && /timeout expired|timeout exceeded/.test(error.message);

/** The first code of an error, its causes and what it gathers. */
const deepCode = (error: unknown): string =>
  causesOf(error).flatMap(
    (cause) => cause.code ?? (cause instanceof AggregateError ? cause.errors.map(deepCode) : []),
  )[0] ?? '';
