import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Stamp } from '../../registration/stampFor';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { hashOfText } from '../../storage/hash';
import { clientProduct, productTerms } from '../../storage/schema';
import type { Product } from './catalogue';

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

/** A product whose terms are accepted, when, and what that names beside them. */
export interface Acceptance {
  product: Product;
  now: Date;
  stamp?: Stamp;
}

/** Keeps that a client accepts the terms of a product as they are now, and their text. Accepted before, it stays as it was. */
export async function acceptProduct(tx: Database, client: Client, { product, now, stamp }: Acceptance): Promise<void> {
  const { ProdutoId: productId, TermoAdesao: text } = product;
  const textHash = hashOfText(text);
  const accepted = { acceptance: ACCEPTED, acceptedAt: now, termsHash: textHash, ...stamp };
  const own = and(heldBy(client), eq(clientProduct.productId, productId));
  const [held] = await tx.select().from(clientProduct).where(own);
  if (held?.acceptance === ACCEPTED) return;
  await tx.insert(productTerms).values({ productId, textHash, text, firstAcceptedAt: now }).onConflictDoNothing();
  if (held) await tx.update(clientProduct).set(accepted).where(own);
  else await tx.insert(clientProduct).values({ clientId: client.id, productId, ...accepted });
}

/** Cancels what a client holds: these products, else all. */
export async function cancelProducts(
  tx: Database,
  client: Pick<Client, 'id'>,
  now: Date,
  products?: readonly number[],
): Promise<void> {
  const these = products && inArray(clientProduct.productId, [...products]);
  await tx
    .update(clientProduct)
    .set({ cancelledAt: now })
    .where(and(heldBy(client), these));
}
