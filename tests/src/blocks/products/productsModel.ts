import { expect, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { createProductsModel } from '../../../../src/blocks/products/model';
import type { ProductRow } from '../../../../src/blocks/products/products';
import { type BlockFormInput, blockForm } from '../blockForm';

export const LIST = 'GET /produto';
export const HELD = 'GET /cliente/produtos';
export const ACCEPT = 'POST /cliente/produtos';

const block = {
  block: 'products',
  id: 'produtos',
  binds: { profile: 'PerfilRisco', preview: 'PreviaId', waiver: 'Motivo', cancelled: 'Cancelados' },
  terms: '$settings/termosProdutos',
  pending: '$settings/produtoPendente',
  onlyInEdit: '$settings/produtosSomenteEdicao',
};

export const product = (ProdutoId: number, Descricao: string): JsonObject => ({
  ProdutoId,
  Descricao,
  Cnpj: '11444777000161',
  PerfilNome: 'Conservador',
  Vigencia: 12,
  TermoAdesao: '<p>Termos</p>',
});
export const PRODUCTS = [product(1, 'Serra Fina'), product(2, 'Mantiqueira')];
export const accepted = (ProdutoId: number): JsonObject => ({
  ProdutoId,
  Aceite: 1,
  DataAceite: '2026-11-20T10:00:00Z',
});

/** A model whose client holds the products of `held`; accepting adds to them. */
export function openProducts({ held = [], ...given }: Partial<BlockFormInput> & { held?: JsonObject[] } = {}) {
  const server = { held };
  const logged: string[] = [];
  const form = blockForm({
    block,
    ...given,
    settings: { termosProdutos: true, produtoPendente: false, produtosSomenteEdicao: false, ...given.settings },
    replies: {
      [LIST]: { data: PRODUCTS },
      [HELD]: () => ({ data: server.held }),
      [ACCEPT]: ({ body }) => {
        const { ProdutoId } = body as { ProdutoId: number };
        server.held = [...server.held.filter((row) => row.ProdutoId !== ProdutoId), accepted(ProdutoId)];
        return { data: true };
      },
      ...given.replies,
    },
  });
  const model = createProductsModel((text) => logged.push(text))(form.input);
  const states = () => Object.fromEntries(model.getState().rows.map((row) => [row.ProdutoId, row.state]));
  const row = (id: number) => model.getState().rows.find(({ ProdutoId }) => ProdutoId === id) as ProductRow;
  const follows = (load: string) => vi.waitFor(() => expect(model.getState().load).toBe(load));
  return { ...form, model, server, logged, states, row, follows };
}

export const withProfile = { values: { profile: 'Conservador' } };
