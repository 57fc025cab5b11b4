declare global {
  interface Window {
    /** Answers to calls that `src/theme/early.js` made, by their keys; none in a page that the server does not send. */
    early?: Map<string, Promise<Response>> | undefined;
    /** Asks for the files that a page needs last; of `src/theme/early.js`, too. */
    preloadLater?: () => void;
  }
}

// This script is the first of a page's to come.
globalThis.window?.preloadLater?.();

/** So long after the page began, in milliseconds, nothing that was asked for then is new any more. */
const NEW_MS = 30_000;

/**
 * The answer to a GET that the page has made already, once, or undefined: asked for by somebody else, for another version, or
 * too long ago, it counts for nothing. One that failed is made again.
 */
export function earlyAnswer(request: Request): Promise<Response> | undefined {
  const { url, headers, signal } = request;
  const answer = take(
    [url.slice(location.origin.length), headers.get('authorization'), headers.get('definitions-version')].join(),
  );
  if (!answer) return undefined;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    answer.catch(() => fetch(request)).then(resolve, reject);
  });
}

/** The same for a file that is the same for everybody, by its path: `again` asks for it. */
export const earlyFile = (path: string, again: () => Promise<Response>): Promise<Response> =>
  take(`${path},,`)?.catch(again) ?? again();

/** What is changed from now on makes old what was asked for before. */
export const forgetEarlyAnswers = (): void => globalThis.window?.early?.clear();

function take(key: string): Promise<Response> | undefined {
  const early = globalThis.window?.early;
  const answer = early?.get(key);
  return early?.delete(key) && performance.now() < NEW_MS ? answer : undefined;
}
