import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { createProductsModel } from '../../../../src/blocks/products/model';
import { type ProductRow, termText } from '../../../../src/blocks/products/products';
import { type BlockFormInput, blockForm } from '../blockForm';

const LIST = 'GET /produto';
const HELD = 'GET /cliente/produtos';
const ACCEPT = 'POST /cliente/produtos';

const block = {
  block: 'products',
  id: 'produtos',
  binds: { profile: 'PerfilRisco', preview: 'PreviaId', waiver: 'Motivo', cancelled: 'Cancelados' },
  terms: '$settings/termosProdutos',
  pending: '$settings/produtoPendente',
  onlyInEdit: '$settings/produtosSomenteEdicao',
};

const product = (ProdutoId: number, Descricao: string): JsonObject => ({
  ProdutoId,
  Descricao,
  Cnpj: '11444777000161',
  PerfilNome: 'Conservador',
  Vigencia: 12,
  TermoAdesao: '<p>Termos</p>',
});
const PRODUCTS = [product(1, 'Serra Fina'), product(2, 'Mantiqueira')];
const accepted = (ProdutoId: number): JsonObject => ({ ProdutoId, Aceite: 1, DataAceite: '2026-11-20T10:00:00Z' });

/** A model whose client holds the products of `held`; accepting adds to them. */
function open({ held = [], ...given }: Partial<BlockFormInput> & { held?: JsonObject[] } = {}) {
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

const withProfile = { values: { profile: 'Conservador' } };

describe('terms that were replaced since they were shown', () => {
  it('are refused in the words of the server, and the list is read again', async () => {
    const body = { data: ['O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.'] };
    const { model, row, names, questions } = open({ ...withProfile, replies: { [ACCEPT]: { status: 409, body } } });
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
    const { model, put, server, questions, states } = open({
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

describe('the list', () => {
  it('[PF-OP-52] [CF-PRD-07] is not asked for without a profile and a waiver', async () => {
    const { model, calls } = open();
    await model.show();
    expect(model.getState()).toMatchObject({ load: 'none', rows: [] });
    expect(calls).toEqual([]);
  });

  it.each([
    ['a profile', { profile: 'Conservador' }],
    ['a waiver', { waiver: 2 }],
  ])('[PF-OP-52] is that of the client with %s', async (_, values) => {
    const { model, names, states } = open({ values });
    await model.show();
    expect(names()).toEqual([LIST, HELD]);
    expect(model.getState().load).toBe('ready');
    expect(states()).toEqual({ 1: 'open', 2: 'open' });
  });

  it('[PF-PRD-12, PF-SUI-15, PF-LKP-20, CF-PRD-09] follows the preview of a questionnaire by its Id', async () => {
    const preview = `${LIST}?idPerfilRiscoPreview=previa-1`;
    const { model, put, follows, states, names } = open({ replies: { [preview]: { data: PRODUCTS.slice(1) } } });
    await model.show();
    put('preview', 'previa-1');
    await follows('ready');
    expect(states()).toEqual({ 2: 'open' });
    put('preview', undefined);
    put('profile', 'Conservador');
    await vi.waitFor(() => expect(states()).toEqual({ 1: 'open', 2: 'open' }));
    expect(names().filter((name) => name !== HELD)).toEqual([preview, LIST]);
  });

  it('goes when profile and waiver are gone', async () => {
    const { model, put, follows } = open({ values: { waiver: 2 } });
    await model.show();
    put('waiver', undefined);
    await follows('none');
    expect(model.getState().rows).toEqual([]);
  });

  it('is not asked for before it is shown', () => {
    const { put, calls } = open();
    put('profile', 'Conservador');
    expect(calls).toEqual([]);
  });

  it('[ACC-SESS-13, ACC-ERR-23, PF-OP-52, CF-PRD-10] is empty after a 400, which is logged and told to nobody', async () => {
    const refused = { status: 400, body: { data: ['Sem perfil'] } };
    const { model, questions, logged } = open({ ...withProfile, replies: { [LIST]: refused } });
    await model.show();
    expect(model.getState()).toMatchObject({ load: 'ready', rows: [] });
    expect(questions).toEqual([]);
    expect(logged).toEqual(['GET /produto: 400']);
  });

  it.each([
    ['the products', LIST],
    ['those of the client', HELD],
  ])('has failed when %s do not come, and can be asked for again', async (_, call) => {
    let isUp = false;
    const reply = () => (isUp ? { data: call === LIST ? PRODUCTS : [] } : 0);
    const { model, questions } = open({ ...withProfile, replies: { [call]: reply } });
    await model.show();
    expect(model.getState()).toMatchObject({ load: 'failed', rows: [] });
    expect(questions).toEqual([]);
    isUp = true;
    await model.reload();
    expect(model.getState().load).toBe('ready');
    expect(model.getState().rows).toHaveLength(2);
  });

  it('drops the answer of a profile that is over', async () => {
    let give: (reply: { data: JsonObject[] }) => void = () => {};
    const late = new Promise<{ data: JsonObject[] }>((resolve) => {
      give = resolve;
    });
    const { model, put, follows, states } = open({
      values: { preview: 'velha' },
      replies: { [`${LIST}?idPerfilRiscoPreview=velha`]: () => late },
    });
    const first = model.show();
    put('profile', 'Conservador');
    put('preview', undefined);
    await follows('ready');
    give({ data: [product(9, 'Antigo')] });
    await first;
    expect(states()).toEqual({ 1: 'open', 2: 'open' });
  });
});

describe('what the client holds', () => {
  it('[PF-PRD-04] [PF-PRD-05] is accepted, the rest is open', async () => {
    const { model, states } = open({ ...withProfile, held: [accepted(2)] });
    await model.show();
    expect(states()).toEqual({ 1: 'open', 2: 'accepted' });
    expect(model.summary()).toEqual([{ label: 'Mantiqueira', value: 'Produto Adquirido' }]);
  });

  it.each([
    [true, 'pending'],
    [false, 'open'],
  ])('[PF-PRD-06] [PF-OP-53] waits for the signature when the setting is %s: %s', async (produtoPendente, state) => {
    const held = [{ ProdutoId: 1, Aceite: 0, DataAceite: null }];
    const { model, states } = open({ ...withProfile, held, settings: { produtoPendente } });
    await model.show();
    expect(states()).toEqual({ 1: state, 2: 'open' });
  });

  it.each(['edit', 'renewal'] as const)('[PF-PRD-11] [PF-NAV-12] is all that is listed in mode %s', async (mode) => {
    const { model, states } = open({ ...withProfile, mode, held: [accepted(2)] });
    await model.show();
    expect(states()).toEqual({ 2: 'accepted' });
    expect(model.getState().onlyHeld).toBe(true);
  });

  it('[CF-PRD-08] is all that there is when the setting wants products in edit mode only', async () => {
    const settings = { produtosSomenteEdicao: true };
    const fresh = open({ ...withProfile, settings });
    await fresh.model.show();
    expect(fresh.calls).toEqual([]);
    const edit = open({ ...withProfile, settings, mode: 'edit', held: [accepted(1)] });
    await edit.model.show();
    expect(edit.states()).toEqual({ 1: 'accepted' });
  });

  it.each([
    [true, true],
    [false, false],
  ])('[PF-PRD-10] [CF-PRD-06] has actions when the setting shows the terms (%s)', (termosProdutos, hasActions) => {
    expect(open({ settings: { termosProdutos } }).model.getState().hasActions).toBe(hasActions);
  });
});

describe('accepting', () => {
  it('[PF-PRD-08, PF-API-15, PF-SUC-06, CF-PRD-12] sends the product and the moment, and reads anew what the client holds', async () => {
    const { model, calls, questions, states, row, log } = open(withProfile);
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
    const { model, questions, row } = open({ ...withProfile, held, settings: { produtoPendente: true } });
    await model.show();
    await model.accept(row(1));
    expect(questions).toMatchObject([{ title: 'Produto incluído', text: 'Produto assinado com sucesso' }]);
  });

  it.each([
    [{ status: 400, body: { data: ['Produto encerrado'] } }, 'Produto encerrado'],
    [0, 'O servidor não retornou a requisição. Tente novamente.'],
  ])('[PF-PRD-09] [PF-ERR-09] tells why it failed: %j', async (reply, message) => {
    const { model, questions, states, row } = open({ ...withProfile, replies: { [ACCEPT]: reply } });
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
    const { model, row, names } = open({ values: { waiver: 2 }, canSave: false });
    await model.show();
    expect(await model.accept(row(1))).toBe(false);
    expect(names()).not.toContain(ACCEPT);
  });
});

describe('a waiver that is taken back', () => {
  it('[PF-DIS-04] [PF-OP-48] empties what was accepted, and the server says what became of it after the save', async () => {
    const { model, put, states, server, data } = open({ ...withProfile, held: [accepted(1)] });
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
    const { model, put, states, row, server, data } = open({ ...withProfile, held: [accepted(1)] });
    await model.show();
    put('cancelled', true);
    server.held = [];
    await model.accept(row(2));
    expect(data.cancelled).toBeUndefined();
    expect(states()).toEqual({ 1: 'open', 2: 'accepted' });
  });

  it('can be taken up again', async () => {
    const { model, put, states } = open({ ...withProfile, held: [accepted(1)] });
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
