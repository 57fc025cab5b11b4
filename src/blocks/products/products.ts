import { isObject, type Json, type JsonObject } from '../../../engine/core';

/** A product as the API lists it. */
export interface Product {
  ProdutoId: Json;
  Descricao: string;
  Cnpj: string;
  PerfilNome: string;
  Vigencia: Json;
  TermoAdesao: string;
}

/** A product with what the client has done about it. */
export interface ProductRow extends Product {
  /** `open`: not accepted. `pending`: held, and waiting for the signature. */
  state: 'open' | 'pending' | 'accepted';
}

/** Which products a client holds, by id, with their Aceite. */
export type Held = ReadonlyMap<Json, number>;

const ACCEPTED = 1;

/** The products of an answer of `GET /produto`. */
export function productsIn(list: Json | undefined): Product[] {
  return rowsOf(list).map((row) => ({
    ProdutoId: row.ProdutoId ?? null,
    Descricao: String(row.Descricao ?? ''),
    Cnpj: String(row.Cnpj ?? ''),
    PerfilNome: String(row.PerfilNome ?? ''),
    Vigencia: row.Vigencia ?? null,
    TermoAdesao: String(row.TermoAdesao ?? ''),
  }));
}

/** What the answer of `GET /cliente/produtos` says that the client holds. */
export function heldIn(list: Json | undefined): Held {
  return new Map(rowsOf(list).map((row) => [row.ProdutoId ?? null, Number(row.Aceite ?? 0)]));
}

/** How products are shown to a client who holds some. */
export interface RowOptions {
  held: Held;
  /** Only those that the client holds. */
  onlyHeld: boolean;
  /** Whether a product that waits for the signature says so. */
  showPending: boolean;
}

/** The rows of the table. */
export function toProductRows(products: readonly Product[], { held, onlyHeld, showPending }: RowOptions): ProductRow[] {
  return products
    .filter(({ ProdutoId }) => !onlyHeld || held.has(ProdutoId))
    .map((product) => {
      const acceptance = held.get(product.ProdutoId);
      if (acceptance === ACCEPTED) return { ...product, state: 'accepted' };
      return { ...product, state: showPending && acceptance !== undefined ? 'pending' : 'open' };
    });
}

/** The term of a product in the words of its column. */
export function termText(term: Json): string {
  return Number(term ?? 0) > 0 ? String(term) : 'Não se aplica';
}

function rowsOf(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
