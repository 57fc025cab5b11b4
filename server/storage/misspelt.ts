import { editDistance } from '../../engine/core';
import { ConfigError } from './configError';
import { given, type Variables } from './variables';

/** Shorter names are near to too much that is not meant for the server. */
const SHORTEST = 6;
/** What npm start sets by itself where it is not given: a misspelt one beside it must not leave a demo. */
const SET_BY_ITSELF = 'FICHA_MODE';
/** What names the file of a variable ends so. */
const FILE = '_FILE';

/** Notes which variables are asked for. */
export function noting(env: Variables): { env: Variables; asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const noted = new Proxy(env, {
    get(target, name: string) {
      asked.add(name);
      return target[name];
    },
  });
  return { env: noted, asked };
}

/**
 * Refuses a variable that the server does not read, where one is missing that was most likely meant: it would do without
 * it, and nobody would be told.
 * @throws ConfigError that names both
 */
export function refuseMisspelt(env: Variables, asked: ReadonlySet<string>): void {
  /** A secret is given by its variable or by the file that the other one names. */
  const isMissing = (known: string) =>
    known === SET_BY_ITSELF ||
    [known, `${known}${FILE}`, withoutFile(known) ?? known].every((one) => !asked.has(one) || !given(env, one));
  for (const name of Object.keys(env)) {
    if (asked.has(name) || name.length < SHORTEST || !given(env, name)) continue;
    const missing = [...asked].filter((known) => known.length >= SHORTEST && isMissing(known));
    const meant = LIKE.map((isLike) => missing.find((known) => isLike(name, known))).find(Boolean);
    if (meant) throw new ConfigError(`The server knows no variable ${name}: ${meant} was probably meant.`);
    const own = missing.find((known) => name === `${known}${FILE}`);
    if (own) throw new ConfigError(`No file can give ${own}: set it in place of ${name}.`);
  }
}

/** Whether one letter is missing, too many, or another one, or two neighbours are exchanged; small letters are a slip, too. */
function isSlip(name: string, known: string): boolean {
  const meant = name.toUpperCase();
  if (meant === known) return name !== known;
  return Math.abs(meant.length - known.length) <= 1 && editDistance(meant, known) === 1;
}

/** Whether a file is named as for a variable that takes one, less some of its words: `S3_SECRET_FILE`, `TLS_CERT`. */
function isShortened(name: string, known: string): boolean {
  const [words, takes] = [withoutFile(name) ?? name, withoutFile(known)];
  return takes !== undefined && (name === takes || (words !== name && takes.startsWith(`${words}_`)));
}

/** Whether a file is of the same thing: `SMTP_PASSWORD_FILE`, `DATABSE_FILE`. */
function isOfSameThing(name: string, known: string): boolean {
  const [thing = '', own = ''] = [withoutFile(name), withoutFile(known)].map((words) => words?.split('_', 1)[0]);
  return thing !== '' && (thing === own || (thing.length >= SHORTEST && isSlip(thing, own)));
}

/** In which ways a name may be like the one that was meant, the nearest first. */
const LIKE = [isSlip, isShortened, isOfSameThing];

const withoutFile = (name: string): string | undefined =>
  name.endsWith(FILE) ? name.slice(0, -FILE.length) : undefined;
