import { type Trace, traceHeader } from '../http/trace';

/** A public service that is asked by address. */
export interface ServiceCall {
  fetch: typeof fetch;
  url: string;
  /** Milliseconds until the end of its answer. */
  timeout: number;
  /** Bytes that its answer may have. */
  most: number;
  /** What the call is part of. */
  trace?: Trace | undefined;
}

/** An answer of a service that is of no use; its code is what the log tells of it. */
class ServiceFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'ServiceFailure';
    this.code = code;
  }
}

/**
 * The text that a service answers with; nothing where it says that there is no such thing (404).
 * @throws {Error} when it fails, takes too long, leads elsewhere, or says more than it may
 */
export async function askOutside({ fetch, url, timeout, most, trace }: ServiceCall): Promise<string | undefined> {
  const headers = trace ? traceHeader(trace) : {};
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeout), redirect: 'error' });
  if (answer.ok) return textOf(answer, most);
  // Nobody reads it; unread it would hold its connection as long as the service goes on.
  await answer.body?.cancel().catch(() => undefined);
  if (answer.status === 404) return undefined;
  throw new ServiceFailure(`ANSWERED_${answer.status}`, `the service answered ${answer.status}`);
}

/** Counted as it comes, unpacked: what it says of its length beforehand need not be so. */
async function textOf({ body }: Response, most: number): Promise<string> {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new ServiceFailure('ANSWER_TOO_LONG', `the service answered more than ${most} bytes`);
    }
    pieces.push(value);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
