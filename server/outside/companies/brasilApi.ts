import { isObject } from '../../../engine/core';
import type { Trace } from '../../http/trace';
import { askOutside } from '../ask';

/** What is known of a company by its CNPJ. */
export interface Company {
  RazaoSocial: string;
  /** `yyyy-MM-dd`; empty when the service does not say. */
  DataConstituicao: string;
}

const TIMEOUT_MS = 10_000;
/** Each partner of a company is half a kilobyte, and a firm of lawyers has hundreds. */
const MOST_BYTES = 1_048_576;

/**
 * Asks a service with the answers of BrasilAPI, `/api/cnpj/v1/{cnpj}`. `null` = there is no such company.
 * @throws Error when it fails, takes too long, says too much, or answers anything else
 */
export async function askBrasilApi(
  fetch: typeof globalThis.fetch,
  url: string,
  trace?: Trace,
): Promise<Company | null> {
  const text = await askOutside({ fetch, url, timeout: TIMEOUT_MS, most: MOST_BYTES, trace });
  if (text === undefined) return null;
  const body: unknown = JSON.parse(text);
  const name = isObject(body) ? body.razao_social : undefined;
  if (!isObject(body) || typeof name !== 'string' || name.trim() === '')
    throw new Error('the service named no company');
  const since = /^\d{4}-\d{2}-\d{2}/.exec(String(body.data_inicio_atividade ?? ''));
  return { RazaoSocial: name.trim(), DataConstituicao: since?.[0] ?? '' };
}
