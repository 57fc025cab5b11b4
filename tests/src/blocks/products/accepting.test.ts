import { describe, expect, it, vi } from 'vitest';
import { termText } from '../../../../src/blocks/products/products';
import { ACCEPT, accepted, HELD, LIST, openProducts, PRODUCTS, withProfile } from './productsModel';

describe('accepting', () => {
  it('[PF-PRD-08, PF-API-15, PF-SUC-06, CF-PRD-12] sends the product and the moment, and reads anew what the client holds', async () => {
    const { model, calls, questions, states, row, log } = openProducts(withProfile);
    await model.show();
    log.length = 0;
    expect(await model.accept(row(1))).toBe(true);
    expect(log).toEqual(['save', ACCEPT, HELD]);
    expect(calls.at(-2)?.body).toEqual({ ProdutoId: 1, Aceite: 1, DataAceite: '2026-11-21T12:00:00.000Z' });
    expect(states()).toEqual({ 1: 'accepted', 2: 'open' });
    expect(questions).toEqual([
      { kind: 'success', title: 'Produto incluído', text: 'Produto adicionado com sucesso', yes: '' },
    ]);
  });

  it('[PF-SUC-07] says so when the product waited for the signature', async () => {
    const held = [{ ProdutoId: 1, Aceite: 0, DataAceite: null }];
    const { model, questions, row } = openProducts({ ...withProfile, held, settings: { produtoPendente: true } });
    await model.show();
    await model.accept(row(1));
    expect(questions).toMatchObject([{ title: 'Produto incluído', text: 'Produto assinado com sucesso' }]);
  });

  it.each([
    [{ status: 400, body: { data: ['Produto encerrado'] } }, 'Produto encerrado'],
    [0, 'O servidor não retornou a requisição. Tente novamente.'],
  ])('[PF-PRD-09] [PF-ERR-09] tells why it failed: %j', async (reply, message) => {
    const { model, questions, states, row } = openProducts({ ...withProfile, replies: { [ACCEPT]: reply } });
    await model.show();
    expect(await model.accept(row(1))).toBe(false);
    expect(questions).toEqual([
      {
        kind: 'error',
        title: 'Oops...',
        text: `Falha ao adicionar produto ao cliente: ${message}`,
        yes: 'Entendi',
      },
    ]);
    expect(states()).toMatchObject({ 1: 'open' });
  });

  it('sends nothing when the waiver that it stands on cannot be saved', async () => {
    const { model, row, names } = openProducts({ values: { waiver: 2 }, canSave: false });
    await model.show();
    expect(await model.accept(row(1))).toBe(false);
    expect(names()).not.toContain(ACCEPT);
  });
});

describe('a waiver that is taken back', () => {
  it('[PF-DIS-04] [PF-OP-48] empties what was accepted, and the server says what became of it after the save', async () => {
    const { model, put, states, server, data } = openProducts({ ...withProfile, held: [accepted(1)] });
    await model.show();
    put('cancelled', true);
    expect(states()).toEqual({ 1: 'open', 2: 'open' });
    await model.saved(['declaracoes']);
    expect(states()).toEqual({ 1: 'open', 2: 'open' });
    expect(data.cancelled).toBe(true);
    server.held = [];
    await model.saved(['dispensa']);
    expect(data.cancelled).toBeUndefined();
    expect(states()).toEqual({ 1: 'open', 2: 'open' });
  });

  it('is saved before another product is accepted', async () => {
    const { model, put, states, row, server, data } = openProducts({ ...withProfile, held: [accepted(1)] });
    await model.show();
    put('cancelled', true);
    server.held = [];
    await model.accept(row(2));
    expect(data.cancelled).toBeUndefined();
    expect(states()).toEqual({ 1: 'open', 2: 'accepted' });
  });

  it('can be taken up again', async () => {
    const { model, put, states } = openProducts({ ...withProfile, held: [accepted(1)] });
    await model.show();
    put('cancelled', true);
    put('cancelled', undefined);
    expect(states()).toEqual({ 1: 'accepted', 2: 'open' });
  });
});

it.each([
  [12, '12'],
  ['6', '6'],
  [0, 'Não se aplica'],
  [-1, 'Não se aplica'],
  [null, 'Não se aplica'],
])('[PF-PRD-03] [PF-PRD-F04] [PF-CON-10] [CF-PRD-03] writes a term of %j as %s', (term, text) => {
  expect(termText(term)).toBe(text);
});

describe('terms that were replaced since they were shown', () => {
  it('are refused in the words of the server, and the list is read again', async () => {
    const body = { data: ['O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.'] };
    const { model, row, names, questions } = openProducts({
      ...withProfile,
      replies: { [ACCEPT]: { status: 409, body } },
    });
    await model.show();
    expect(await model.accept(row(1))).toBe(true);
    expect(questions.map(({ text }) => text)).toEqual([
      'Falha ao adicionar produto ao cliente: O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.',
    ]);
    expect(names().slice(-2)).toEqual([LIST, HELD]);
    expect(row(1).state).toBe('open');
  });
});

describe('a product that the saved profile does not bear', () => {
  const preview = `${LIST}?idPerfilRiscoPreview=previa-1`;

  it('is gone once the profile is saved, and the customer is told which', async () => {
    const { model, put, server, questions, states } = openProducts({
      values: { preview: 'previa-1' },
      held: [accepted(1), accepted(2)],
      replies: { [preview]: { data: PRODUCTS } },
    });
    await model.show();
    expect(states()).toEqual({ 1: 'accepted', 2: 'accepted' });
    server.held = [accepted(1)];
    put('profile', 'Conservador');
    put('preview', undefined);
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    expect(questions[0]).toMatchObject({
      kind: 'warning',
      title: 'Produto cancelado',
      text: 'O produto Mantiqueira foi cancelado porque não faz parte do seu perfil de investidor.',
    });
    expect(states()).toEqual({ 1: 'accepted', 2: 'open' });
  });
});
