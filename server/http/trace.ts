import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CallSpan } from '../storage/callSpan';

/** What a call is part of, across systems. */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** Whether whoever began it keeps it. */
  isKept: boolean;
  /** The span of the caller: 16 hexadecimal digits. */
  parent?: string;
  /** That of the call itself, where spans are sent. */
  span?: CallSpan;
}

/** The header that carries it. */
const TRACEPARENT = 'traceparent';

/**
 * Version, trace, caller, flags, and what a later version adds.
 * Source: https://www.w3.org/TR/trace-context/, 3.2.2 and 4.3. Left out: `tracestate`, which belongs to whoever writes it.
 */
const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

const known = new WeakMap<object, Trace>();

/** The trace of a call: that of its caller where it names one, else a new one. The same at every question. */
export function traceOf(request: Pick<IncomingMessage, 'headers'>): Trace {
  const trace = known.get(request) ?? readTrace(request.headers[TRACEPARENT]) ?? newTrace();
  known.set(request, trace);
  return trace;
}

/** Reads the header; `undefined` where it is not as it should be, or there is more than one. */
export function readTrace(header: string | string[] | undefined): Trace | undefined {
  const [, version, id, parent, flags, more] = FORM.exec(String(header ?? '')) ?? [];
  if (!id || !parent || !flags || (version === '00' && more !== undefined)) return undefined;
  return { id, parent, isKept: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The header for a call that is made within a trace; without a span to be below it names one of its own. */
export function traceHeader({ id, isKept, span }: Trace): Record<string, string> {
  const caller = span?.id ?? randomBytes(8).toString('hex');
  return { [TRACEPARENT]: `00-${id}-${caller}-${isKept ? '01' : '00'}` };
}

const newTrace = (): Trace => ({ id: randomBytes(16).toString('hex'), isKept: true });
