import { Refusal } from '../../http/refusal';
import type { Trace } from '../../http/trace';
import { readData } from '../../storage/assets';
import type { Services } from '../../storage/services';
import { createCache } from '../addresses/cache';
import { askBrasilApi, type Company } from './brasilApi';

const DAY_MS = 24 * 60 * 60_000;

/** Finds a company by its CNPJ; `null` when there is none. @throws Refusal when nobody can tell */
export type CompanyFinder = (cnpj: string, trace?: Trace) => Promise<Company | null>;

/**
 * Makes the finder: in the demo it looks first into the bundled sample, else it asks the public service, and when that
 * fails the sample again.
 */
export function createCompanyFinder({ assets, clock, config, fetch }: Services): CompanyFinder {
  const sample = new Map(
    readData<(Company & { Cnpj: string })[]>(assets, 'companies').map(({ Cnpj, ...company }) => [Cnpj, company]),
  );
  const cache = createCache<Company>({ size: 5_000, life: 30 * DAY_MS });

  return async (cnpj, trace) => {
    const known = sample.get(cnpj);
    if (config.demo && known) return known;
    const cached = cache.get(cnpj, clock());
    if (cached) return cached;
    try {
      const found = await askBrasilApi(fetch, config.cnpjService.replaceAll('{cnpj}', cnpj), trace);
      if (found) cache.set(cnpj, found, clock());
      return found;
    } catch (cause) {
      if (known) return known;
      throw new Refusal(400, 'A consulta falhou ao localizar CNPJ, tente novamente.', { cause });
    }
  };
}
