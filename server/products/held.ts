import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { clientProduct } from '../database/schema';
import { hashOfTerms, type Product } from './catalogue';

/** Aceite of a product whose terms are accepted. */
export const ACCEPTED = 1;

const heldBy = ({ id }: Pick<Client, 'id'>) => and(eq(clientProduct.clientId, id), isNull(clientProduct.cancelledAt));

/** The products that a client holds, also those that wait for acceptance. */
export async function heldProducts(database: Database, client: Pick<Client, 'id'>) {
  const held = await database
    .select({
      ProdutoId: clientProduct.productId,
      Aceite: clientProduct.acceptance,
      DataAceite: clientProduct.acceptedAt,
    })
    .from(clientProduct)
    .where(heldBy(client))
    .orderBy(asc(clientProduct.productId));
  return held.map(({ DataAceite, ...product }) => ({ ...product, DataAceite: DataAceite?.toISOString() ?? null }));
}

/** Keeps that a client accepts the terms of a product as they are now. Accepted before, it stays as it was. */
export async function acceptProduct(tx: Database, client: Client, product: Product, now: Date): Promise<void> {
  const accepted = { acceptance: ACCEPTED, acceptedAt: now, termsHash: hashOfTerms(product) };
  const own = and(heldBy(client), eq(clientProduct.productId, product.ProdutoId));
  const [held] = await tx.select().from(clientProduct).where(own);
  if (held?.acceptance === ACCEPTED) return;
  if (held) await tx.update(clientProduct).set(accepted).where(own);
  else await tx.insert(clientProduct).values({ clientId: client.id, productId: product.ProdutoId, ...accepted });
}

/** Cancels all that a client holds. */
export async function cancelProducts(tx: Database, client: Pick<Client, 'id'>, now: Date): Promise<void> {
  await tx.update(clientProduct).set({ cancelledAt: now }).where(heldBy(client));
}
