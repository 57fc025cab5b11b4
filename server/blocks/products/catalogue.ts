import { type DataSource, readData } from '../../storage/assets';
import { hashOfText } from '../../storage/hash';
import { sanitizeTerm } from '../declarations/sanitize';
import type { RiskProfile } from '../suitability/questionnaires';
import type { Served } from '../terms/served';

/** What is offered to clients. */
export interface Product {
  ProdutoId: number;
  Descricao: string;
  Cnpj: string;
  /** The risk profile from which it is offered. */
  PerfilNome: string;
  /** Months; 0 when it has no term. */
  Vigencia: number;
  /** The terms of adhesion, HTML. */
  TermoAdesao: string;
}

/** Whose products are meant: those of a risk profile, or all. */
export type Offer = { profile: string } | 'all';

export function loadProducts(source: DataSource): Product[] {
  return readData<Product[]>(source, 'products').map((product) => ({
    ...product,
    TermoAdesao: sanitizeTerm(product.TermoAdesao),
  }));
}

/** Whether a product belongs to an offer: a profile is offered its own products and those of more careful ones. */
export function isOffered({ PerfilNome }: Product, offer: Offer, profiles: readonly RiskProfile[]): boolean {
  if (offer === 'all') return true;
  const own = profiles.findIndex(({ name }) => name === offer.profile);
  return profiles.slice(0, own + 1).some(({ name }) => name === PerfilNome);
}

/** The terms of a product as a text that a session is shown. */
export const toServed = ({ ProdutoId, TermoAdesao }: Product): Served => ({
  subject: String(ProdutoId),
  textHash: hashOfText(TermoAdesao),
});
