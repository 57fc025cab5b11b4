import { comparablePath } from '../../contract/publicPaths';

let hashes: Record<string, string> = {};

/** Remembers what names the content of each list of options, by the path of its call. */
export function rememberLists(told: Record<string, string> = {}): void {
  hashes = told;
}

/** The address under which the present content of a list may be kept for good; undefined for any other call. */
export function listAddress(path: string): string | undefined {
  const hash = hashes[`/${comparablePath(path)}`];
  return hash && `${path}${path.includes('?') ? '&' : '?'}v=${hash}`;
}
