import { isObject } from '../../../engine/core';
import { type Trace, traceHeader } from '../../http/trace';

/** What is known of a company by its CNPJ. */
export interface Company {
  RazaoSocial: string;
  /** `yyyy-MM-dd`; empty when the service does not say. */
  DataConstituicao: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Asks a service with the answers of BrasilAPI, `/api/cnpj/v1/{cnpj}`. `null` = there is no such company.
 * @throws Error when it fails, takes too long, or answers anything else
 */
export async function askBrasilApi(
  fetch: typeof globalThis.fetch,
  url: string,
  trace?: Trace,
): Promise<Company | null> {
  const headers = trace ? traceHeader(trace) : {};
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  const body: unknown = await answer.json();
  const name = isObject(body) ? body.razao_social : undefined;
  if (!isObject(body) || typeof name !== 'string' || name.trim() === '')
    throw new Error('the service named no company');
  const since = /^\d{4}-\d{2}-\d{2}/.exec(String(body.data_inicio_atividade ?? ''));
  return { RazaoSocial: name.trim(), DataConstituicao: since?.[0] ?? '' };
}
