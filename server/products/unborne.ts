import { and, eq, isNull } from 'drizzle-orm';
import { fillText } from '../../engine/core/text';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { clientProduct } from '../database/schema';
import type { Services } from '../services';
import { savedProfiles } from '../suitability/history';
import { loadSuitabilityData } from '../suitability/questionnaires';
import { hasWaiver } from '../suitability/waiver';
import type { BlockCheckInput } from '../wizards/blockChecks';
import { isOffered, loadProducts, type Product } from './catalogue';
import { ACCEPTED, cancelProducts } from './held';

const UNBORNE =
  'O produto {name} foi aceito com um questionário que não foi salvo e não faz parte do seu perfil de investidor. Responda ao questionário novamente para continuar.';

/** What was accepted on a questionnaire that was only tried, each product in words. */
export async function unborneProducts({ tx, client, services }: BlockCheckInput): Promise<string[]> {
  const products = await findUnborne(services, tx, client);
  return products.map(({ Descricao }) => fillText(UNBORNE, { name: Descricao }));
}

/** Cancels what was accepted on a questionnaire that was only tried, when the one that is saved does not bear it. */
export async function cancelUnborne(services: Services, tx: Database, client: Client, now: Date): Promise<void> {
  const products = await findUnborne(services, tx, client);
  const ids = products.map(({ ProdutoId }) => ProdutoId);
  if (ids.length > 0) await cancelProducts(tx, client, now, ids);
}

/**
 * The accepted products that are above every profile that counted when they were accepted or since. Without a saved
 * waiver, that is: a waiver bears all.
 */
async function findUnborne(services: Services, tx: Database, client: Client): Promise<Product[]> {
  const held = await tx
    .select({ id: clientProduct.productId, acceptedAt: clientProduct.acceptedAt })
    .from(clientProduct)
    .where(
      and(
        eq(clientProduct.clientId, client.id),
        eq(clientProduct.acceptance, ACCEPTED),
        isNull(clientProduct.cancelledAt),
      ),
    );
  if (held.length === 0 || (await hasWaiver(services, tx, client))) return [];
  const { profiles } = loadSuitabilityData(services.assets);
  const saved = await savedProfiles(tx, client);
  return loadProducts(services.assets).filter((product) => {
    const own = held.find(({ id }) => id === product.ProdutoId);
    if (!own) return false;
    const since = saved.findLastIndex(({ answeredAt }) => answeredAt < (own.acceptedAt ?? answeredAt));
    return !saved.slice(Math.max(since, 0)).some(({ profile }) => isOffered(product, { profile }, profiles));
  });
}
