import type { EarlyCall } from '../../contract/earlyCalls';

/** A call that this page made before its scripts had come. */
interface MadeCall extends EarlyCall {
  /** What it said of who asks. */
  authorization: string | null;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By `src/theme/early.js`; none in a page that the server does not send. */
    earlyCalls?: MadeCall[] | undefined;
  }
}

/** So long after the page began, in milliseconds, nothing that was asked for then is new any more. */
const NEW_MS = 30_000;
const VERSION = 'definitions-version';

/**
 * The answer to a GET that the page has made already, once, or undefined: asked for by somebody else, for another version, or
 * too long ago, it counts for nothing. One that failed is made again.
 */
export function earlyAnswer(request: Request): Promise<Response> | undefined {
  const answer = take((made) => isSame(made, request));
  return (
    answer &&
    unlessAborted(
      request.signal,
      answer.catch(() => fetch(request)),
    )
  );
}

/** The same for a file that is the same for everybody, by its path: `again` asks for it. */
export const earlyFile = (path: string, again: () => Promise<Response>): Promise<Response> =>
  take((made) => made.path === path)?.catch(again) ?? again();

/** What is changed from now on makes old what was asked for before. */
export function forgetEarlyAnswers(): void {
  if (globalThis.window) window.earlyCalls = undefined;
}

function take(isAsked: (call: MadeCall) => boolean): Promise<Response> | undefined {
  const calls = globalThis.window?.earlyCalls;
  const call = calls?.find(isAsked);
  if (!calls || !call) return undefined;
  window.earlyCalls = calls.filter((other) => other !== call);
  return performance.now() > NEW_MS ? undefined : call.answer;
}

const isSame = ({ path, headers, authorization }: MadeCall, { method, url, headers: asked }: Request): boolean =>
  method === 'GET' &&
  url === `${location.origin}${path}` &&
  asked.get('authorization') === authorization &&
  asked.get(VERSION) === (headers?.[VERSION] ?? null);

function unlessAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    answer.then(resolve, reject);
  });
}
