import { momentInBrazil } from '../../../contract/calendar';
import type { SheetBlock } from '../../registration/rooms';
import { loadProducts } from './catalogue';
import { ACCEPTED, heldProducts } from './held';

/** The products that the client holds, and when the terms of each were accepted. */
export const productLines: SheetBlock = async ({ services, client, shown }) => {
  const products = loadProducts(shown.source);
  const held = await heldProducts(services.database, client);
  return held.map(({ ProdutoId, Aceite, DataAceite }) => ({
    label: products.find((product) => product.ProdutoId === ProdutoId)?.Descricao ?? `Produto ${ProdutoId}`,
    value: Aceite === ACCEPTED ? acceptedText(DataAceite) : 'Pendente de assinatura',
  }));
};

function acceptedText(moment: string | null): string {
  return moment === null ? 'Termos aceitos' : `Termos aceitos em ${momentInBrazil(new Date(moment))}`;
}
