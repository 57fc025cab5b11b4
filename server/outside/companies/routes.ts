import type { FastifyInstance } from 'fastify';
import { cnpj as cnpjFormat } from '../../../engine/brazil';
import { countAll, countsOf } from '../../http/attempts';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import { traceOf } from '../../http/trace';
import type { Services } from '../../storage/services';
import { COMPANY_CALLS } from '../described';
import type { CompanyFinder } from './findCompany';

/** What is known of a company, for its sign-up. */
export function mountCompanies(app: FastifyInstance, services: Services, findCompany: CompanyFinder): void {
  describeCalls(app, COMPANY_CALLS);
  const { database, clock, config } = services;
  const { lookupsOfAccount: own, lookupsFromAll: all, failureWindow: window } = config.limits;
  const lookup = { open: true, rateLimit: perAddress(config.limits, 'lookupsPerMinute') };

  app.get('/register/verifyCNPJ', { config: lookup }, async ({ query, ip: address, raw }) => {
    const cnpj = toText(cnpjFormat.normalise(toText(readKnown(query, ['cnpj'])('cnpj'))));
    if (cnpjFormat.validate(cnpj) !== undefined) {
      throw new Refusal(400, 'O CNPJ informado é inválido! Verifique os dados e tente novamente.');
    }
    await countAll(database, countsOf(['company', cnpj], { address }, { own, all }), { window, now: clock() });
    return { data: await findCompany(cnpj, traceOf(raw)) };
  });
}
