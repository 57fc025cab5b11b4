import type { BlockRoom } from '../../registration/rooms';
import type { Services } from '../../storage/services';
import type { RiskProfile } from '../suitability/questionnaires';
import { keepServed } from '../terms/served';
import { isOffered, loadProducts, toServed } from './catalogue';
import { heldProducts } from './held';
import { offerOf, offerOfPreview } from './offer';
import { productLines } from './sheetLines';
import { unborneProducts } from './unborne';

const HELD = 'products';

/** What products bring: what a client is offered, what a client holds. */
export function productsRoom({ database, assets }: Services, profiles: readonly RiskProfile[]): BlockRoom {
  const products = loadProducts(assets);
  return {
    lacking: unborneProducts,
    count: async ({ registration }) => ({ n: (await heldProducts(database, registration.client)).length }),
    sheet: productLines,
    handOver: (client, services) => heldProducts(services.database, client),
    loads: [
      {
        call: 'GET /produto',
        isOfScreen: true,
        async answer({ session, query, read, share }) {
          const { client } = session;
          const preview = query.idperfilriscopreview;
          const input = { database, client, read };
          const offer = preview ? await offerOfPreview(input, preview) : ((await offerOf(input)) ?? 'all');
          const held = new Set(
            (await share(HELD, () => heldProducts(database, client))).map(({ ProdutoId }) => ProdutoId),
          );
          const offered = products.filter(
            (product) => held.has(product.ProdutoId) || isOffered(product, offer, profiles),
          );
          await keepServed(database, session, offered.map(toServed));
          return offered.map((product) => ({ ...product }));
        },
      },
      {
        call: 'GET /cliente/produtos',
        isOfScreen: true,
        answer: ({ session, share }) => share(HELD, () => heldProducts(database, session.client)),
      },
    ],
  };
}
