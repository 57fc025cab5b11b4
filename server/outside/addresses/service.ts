import { Refusal } from '../../http/refusal';
import { type Trace, traceHeader } from '../../http/trace';

/** A public service that is asked by address. */
export interface ServiceCall {
  fetch: typeof fetch;
  url: string;
  /** Milliseconds. */
  timeout: number;
  /** What the call is part of. */
  trace?: Trace | undefined;
}

/** The text of the service's answer. @throws Refusal 503 when it fails or takes too long. */
export async function askService({ fetch, url, timeout, trace }: ServiceCall): Promise<string> {
  try {
    const headers = trace ? traceHeader(trace) : {};
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeout), redirect: 'error' });
    if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
    return await answer.text();
  } catch (cause) {
    throw new Refusal(503, 'O serviço de consulta não respondeu. Tente novamente ou preencha manualmente.', { cause });
  }
}
