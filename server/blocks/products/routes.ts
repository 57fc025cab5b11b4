import type { FastifyInstance } from 'fastify';
import type { Json } from '../../../engine/core';
import { clientOf, sessionOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { changeRegistration } from '../../registration/change';
import { readOwnRegistration } from '../../registration/readRegistration';
import type { Registrations } from '../../registration/registrations';
import { stampFor } from '../../registration/stampFor';
import type { RiskProfile } from '../suitability/questionnaires';
import { assertServed } from '../terms/served';
import { isOffered, loadProducts, toServed } from './catalogue';
import { PRODUCT_CALLS } from './described';
import { ACCEPTED, acceptProduct, heldProducts } from './held';
import { offersFor } from './offer';
import { readAcceptance } from './readAcceptance';

/** Accepting the terms of a product. */
export function mountProducts(
  app: FastifyInstance,
  registrations: Registrations,
  profiles: readonly RiskProfile[],
): void {
  describeCalls(app, PRODUCT_CALLS);
  const { services } = registrations;
  const products = loadProducts(services.assets);

  app.post('/cliente/produtos', { config: { once: true } }, async (request) => {
    const id = readAcceptance(request.body as Json | undefined);
    const product = products.find(({ ProdutoId }) => ProdutoId === id);
    if (!product) throw new Refusal(400, 'O produto não foi encontrado.');
    await changeRegistration(services, clientOf(request), async (change) => {
      const { tx, client, now } = change;
      const inside = { ...registrations, services: change.services };
      const isHeld = (await heldProducts(tx, client)).some(({ ProdutoId }) => ProdutoId === id);
      if (!isHeld) {
        const offers = await offersFor({ database: tx, client, read: () => readOwnRegistration(inside, client) });
        if (offers.length === 0) {
          throw new Refusal(400, 'Preencha o questionário ou solicite a dispensa para aderir a um produto.');
        }
        if (!offers.some((offer) => isOffered(product, offer, profiles))) {
          throw new Refusal(400, 'O produto não faz parte do seu perfil de investidor.');
        }
      }
      await assertServed(tx, sessionOf(request), toServed(product));
      await acceptProduct(tx, client, { product, now, stamp: await stampFor(change.services, client) });
    });
    return { data: { ProdutoId: id, Aceite: ACCEPTED } };
  });
}
