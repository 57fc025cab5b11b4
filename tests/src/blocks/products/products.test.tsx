import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../../src/theme/base.css';
import type { JsonObject } from '../../../../engine/core/json';
import button from '../../../../engine/react/theme/Button.module.css';
import * as produtos from '../../../../schemas/pf/produtos.json?tab';
import { createProductsModel } from '../../../../src/blocks/products/model';
import { ProductsBlock } from '../../../../src/blocks/products/ProductsBlock';
import { dialogs } from '../../../../src/dialogs/dialogStore';
import { type Answers, ok } from '../../../../stories/engine/sampleServer';
import { onlySections, type TabInput } from '../../../../stories/engine/tabSession';
import { namesOf, renderTab } from '../../../engine/react/form/tab';

const tab = onlySections(produtos, 'lista');
const blocks = { products: { component: ProductsBlock, model: createProductsModel(() => {}) } };

const product = (ProdutoId: number, Descricao: string, Vigencia: number): JsonObject => ({
  ProdutoId,
  Descricao,
  Cnpj: ProdutoId === 1 ? '11444777000161' : '12ABC34501DE35',
  PerfilNome: 'Moderado',
  Vigencia,
  TermoAdesao: `<h3>Objeto</h3><p onclick="alert(1)">Termos de ${Descricao}.</p><script>alert(1)</script>`,
});

/** A server with two products, of which the client holds some. */
function server(held: JsonObject[] = []): Answers {
  let own = held;
  return {
    'GET /produto': () => ok([product(1, 'Serra Fina', 12), product(2, 'Mantiqueira', 0)]),
    'GET /cliente/produtos': () => ok(own),
    'POST /cliente/produtos': ({ body }) => {
      own = [...own, { ...(body as JsonObject) }];
      return ok(true);
    },
  };
}

const open = ({ held, ...input }: Omit<TabInput, 'blocks'> & { held?: JsonObject[] } = {}) =>
  renderTab(tab, {
    blocks,
    data: { PerfilRisco: 'Moderado' },
    ...input,
    answers: { ...server(held), ...input.answers },
  });

const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);
const accepted = { ProdutoId: 2, Aceite: 1, DataAceite: '2026-11-20T10:00:00Z' };

beforeEach(() => dialogs.setState({ messages: [] }));

describe('the table', () => {
  it('[PF-PRD-01, CF-PRD-01] has name, CNPJ, profile, term and what can be done', async () => {
    const { screen } = await open();
    const table = screen.getByRole('table', { name: 'Produtos disponíveis' });
    await expect.element(table).toBeVisible();
    expect(texts(table.getByRole('columnheader').elements())).toEqual([
      'Nome do produto',
      'CNPJ',
      'Perfil',
      'Vigência',
      'Ações',
    ]);
  });

  it('[PF-PRD-F01, PF-PRD-F02, PF-PRD-F03] shows them as a customer writes them', async () => {
    const { screen } = await open();
    const table = screen.getByRole('table', { name: 'Produtos disponíveis' });
    await expect.element(table).toBeVisible();
    expect(texts(table.getByRole('cell').elements())).toEqual([
      ...['Serra Fina', '11.444.777/0001-61', 'Moderado', '12', 'Ler os termos'],
      ...['Mantiqueira', '12.ABC.345/01DE-35', 'Moderado', 'Não se aplica', 'Ler os termos'],
    ]);
  });

  it('[PF-PRD-04] [PF-PRD-05] [PF-PRD-F06] offers the terms, or says that the product is acquired', async () => {
    const { screen } = await open({ held: [accepted] });
    await expect.element(screen.getByRole('button', { name: 'Ler os termos: Serra Fina' })).toBeVisible();
    const row = screen.getByRole('row', { name: /Mantiqueira/ });
    await expect.element(row.getByText('Produto Adquirido')).toBeVisible();
    expect(texts(row.getByRole('button').elements())).toEqual(['Ver mais']);
  });

  it('[PF-PRD-06] [CF-PRD-04] says that a product waits for the signature where the tenant wants it', async () => {
    const { screen } = await open({ held: [{ ...accepted, Aceite: 0 }], settings: { produtoPendente: true } });
    await expect.element(screen.getByRole('button', { name: 'Pendente de assinatura: Mantiqueira' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Ler os termos: Serra Fina' })).toBeVisible();
  });

  it('[PF-PRD-10, ACC-CFG-12, PF-PRD-F06, CF-CFG-06] has no actions where the tenant hides the terms', async () => {
    const { screen } = await open({ held: [accepted], settings: { termosProdutos: false } });
    await expect.element(screen.getByRole('table')).toBeVisible();
    expect(screen.getByRole('table').getByRole('button').elements()).toEqual([]);
    await expect.element(screen.getByRole('columnheader', { name: 'Ações' })).not.toBeInTheDocument();
  });

  it('[PF-PRD-11] has only the products of the client in edit mode', async () => {
    const { screen } = await open({ held: [accepted], mode: 'edit' });
    await expect.element(screen.getByRole('table', { name: 'Seus produtos' })).toBeVisible();
    expect(screen.getByRole('row').elements()).toHaveLength(2);
  });

  it('[PF-OP-52] is not there without a profile and a waiver', async () => {
    const { screen, calls } = await open({ data: {} });
    await expect.element(screen.getByText('Ainda não há produtos para mostrar')).toBeVisible();
    expect(namesOf(calls)).not.toContain('GET /produto');
  });

  it('asks again by a secondary button where it did not come: the step has its own primary one', async () => {
    const { screen } = await open({ answers: { 'GET /produto': () => ({ status: 500 }) } });
    const again = screen.getByRole('button', { name: 'Tentar novamente' });
    await expect.element(again).toBeVisible();
    expect(again.element().className.split(' ')).toContain(button.secondary);
  });

  it('is a card for each product on a phone, and none is wider than the screen', async () => {
    await page.viewport(375, 700);
    const { screen } = await open({ held: [accepted] });
    const [, first, second] = screen.getByRole('row').elements() as Element[] as [Element, Element, Element];
    const [card, below] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
    expect(below.top).toBeGreaterThan(card.bottom);
    expect(card.right).toBeLessThanOrEqual(375);
    expect(document.documentElement.scrollWidth).toBe(375);
    await page.viewport(1280, 900);
  });
});

describe('the terms', () => {
  const read = async (input?: Parameters<typeof open>[0]) => {
    const opened = await open(input);
    await opened.screen.getByRole('button', { name: 'Ler os termos: Serra Fina' }).click();
    const dialog = opened.screen.getByRole('dialog', { name: 'Serra Fina' });
    await expect.element(dialog).toBeVisible();
    return { ...opened, dialog };
  };

  it('[PF-PRD-F05] are shown without anything that could run', async () => {
    const { dialog } = await read();
    await expect.element(dialog.getByText('Termos de Serra Fina.')).toBeVisible();
    expect(dialog.element().querySelector('script, [onclick]')).toBeNull();
    expect(dialog.element().textContent).not.toContain('alert');
  });

  it('[PF-PRD-07, PF-PRD-F07, PF-DEC-13, CF-PRD-11] need the mark to be confirmed', async () => {
    const { dialog, calls } = await read();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    expect(dialogs.getState().messages).toMatchObject([
      {
        message: {
          kind: 'error',
          title: 'Oops...',
          text: 'Necessário aceitar os termos para confirmar adesão ao produto',
        },
      },
    ]);
    expect(namesOf(calls)).not.toContain('POST /cliente/produtos');
    await expect.element(dialog).toBeVisible();
  });

  it('[PF-PRD-08] [PF-API-15] [PF-SUC-06] are accepted, and the product is acquired', async () => {
    const { screen, dialog, calls, questions } = await read();
    await dialog.getByText('Li e aceito os termos de uso.').click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(screen.getByRole('button', { name: 'Ver mais: Serra Fina' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/cliente/produtos',
      body: { ProdutoId: 1, Aceite: 1, DataAceite: '2026-11-21T12:00:00.000Z' },
    });
    expect(questions).toMatchObject([{ title: 'Produto incluído', text: 'Produto adicionado com sucesso' }]);
  });

  it('[PF-PRD-09] stay open when the server refuses', async () => {
    const refused = () => ({ status: 400, body: { data: ['Produto encerrado'] } });
    const { dialog, questions } = await read({ answers: { 'POST /cliente/produtos': refused } });
    await dialog.getByText('Li e aceito os termos de uso.').click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect
      .poll(() => questions)
      .toMatchObject([{ title: 'Oops...', text: 'Falha ao adicionar produto ao cliente: Produto encerrado' }]);
    await expect.element(dialog.getByRole('checkbox')).toBeChecked();
  });

  it('[PF-PRD-05] [CF-PRD-05] of an acquired product are only read', async () => {
    const { screen } = await open({ held: [accepted] });
    await screen.getByRole('button', { name: 'Ver mais: Mantiqueira' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Mantiqueira' });
    await expect.element(dialog.getByText('Termos de Mantiqueira.')).toBeVisible();
    expect(dialog.getByRole('checkbox').elements()).toEqual([]);
    await expect.element(dialog.getByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
  });
});
