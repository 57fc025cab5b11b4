import { editDistance } from '../../engine/core';
import { ConfigError } from './configError';
import { given, type Variables } from './variables';

/** Shorter names are near to too much that is not meant for the server. */
const SHORTEST = 6;
/** What npm start sets by itself where it is not given: a misspelt one beside it must not leave a demo. */
const SET_BY_ITSELF = 'FICHA_MODE';

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
 * Refuses a variable whose name is one slip away from one that is asked for and not given: the server would do without
 * it, and nobody would be told.
 * @throws ConfigError that names both
 */
export function refuseMisspelt(env: Variables, asked: ReadonlySet<string>): void {
  for (const name of Object.keys(env)) {
    if (asked.has(name) || name.length < SHORTEST || !given(env, name)) continue;
    const meant = [...asked].find(
      (known) => known.length >= SHORTEST && isSlip(name, known) && (known === SET_BY_ITSELF || !given(env, known)),
    );
    if (meant) throw new ConfigError(`The server knows no variable ${name}: ${meant} was probably meant.`);
  }
}

/** Whether one letter is missing, too many, or another one, or two neighbours are exchanged; small letters are a slip, too. */
function isSlip(name: string, known: string): boolean {
  const meant = name.toUpperCase();
  if (meant === known) return name !== known;
  return Math.abs(meant.length - known.length) <= 1 && editDistance(meant, known) === 1;
}
