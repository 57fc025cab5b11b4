import { and, eq, isNull } from 'drizzle-orm';
import { fillText } from '../../../engine/core';
import type { Change } from '../../registration/change';
import type { Registration } from '../../registration/registration';
import type { BlockCheck } from '../../registration/rooms';
import type { Client } from '../../storage/client';
import { clientProduct } from '../../storage/schema';
import type { Services } from '../../storage/services';
import { savedProfiles } from '../suitability/history';
import { loadSuitabilityData } from '../suitability/questionnaires';
import { hasWaiver } from '../suitability/waiver';
import { isOffered, loadProducts, type Product } from './catalogue';
import { ACCEPTED, cancelProducts } from './held';

const UNBORNE =
  'O produto {name} foi aceito com um questionário que não foi salvo e não faz parte do seu perfil de investidor. Responda ao questionário novamente para continuar.';

/** What was accepted on a questionnaire that was only tried, each product in words. */
export const unborneProducts: BlockCheck = async ({ registration, services }) => {
  const products = await findUnborne(services, registration.client, async () => registration);
  return products.map(({ Descricao }) => fillText(UNBORNE, { name: Descricao }));
};

/** Cancels what was accepted on a questionnaire that was only tried, when the one that is saved does not bear it. */
export async function cancelUnborne(
  { tx, client, services, now }: Change,
  read: () => Promise<Registration | undefined>,
): Promise<void> {
  const products = await findUnborne(services, client, read);
  const ids = products.map(({ ProdutoId }) => ProdutoId);
  if (ids.length > 0) await cancelProducts(tx, client, now, ids);
}

/**
 * The accepted products that are above every profile that counted when they were accepted or since. Without a saved
 * waiver, that is: a waiver bears all.
 */
async function findUnborne(
  { database, assets }: Services,
  client: Client,
  read: () => Promise<Registration | undefined>,
): Promise<Product[]> {
  const held = await database
    .select({ id: clientProduct.productId, acceptedAt: clientProduct.acceptedAt })
    .from(clientProduct)
    .where(
      and(
        eq(clientProduct.clientId, client.id),
        eq(clientProduct.acceptance, ACCEPTED),
        isNull(clientProduct.cancelledAt),
      ),
    );
  if (held.length === 0 || hasWaiver(await read())) return [];
  const { profiles } = loadSuitabilityData(assets);
  const saved = await savedProfiles(database, client);
  return loadProducts(assets).filter((product) => {
    const own = held.find(({ id }) => id === product.ProdutoId);
    if (!own) return false;
    const since = saved.findLastIndex(({ answeredAt }) => answeredAt < (own.acceptedAt ?? answeredAt));
    return !saved.slice(Math.max(since, 0)).some(({ profile }) => isOffered(product, { profile }, profiles));
  });
}
