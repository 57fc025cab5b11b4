import { loadProducts } from '../../products/catalogue';
import { ACCEPTED, heldProducts } from '../../products/held';
import { momentInBrazil } from '../moment';
import type { SheetBlock } from './block';

/** The products that the client holds, and when the terms of each were accepted. */
export const productLines: SheetBlock = async ({ services, client }) => {
  const products = loadProducts(services.assets);
  const held = await heldProducts(services.database, client);
  return held.map(({ ProdutoId, Aceite, DataAceite }) => ({
    label: products.find((product) => product.ProdutoId === ProdutoId)?.Descricao ?? `Produto ${ProdutoId}`,
    value: Aceite === ACCEPTED ? acceptedText(DataAceite) : 'Pendente de assinatura',
  }));
};

function acceptedText(moment: string | null): string {
  return moment === null ? 'Termos aceitos' : `Termos aceitos em ${momentInBrazil(new Date(moment))}`;
}
