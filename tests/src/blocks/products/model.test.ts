import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { accepted, HELD, LIST, openProducts, PRODUCTS, product, withProfile } from './productsModel';

describe('the list', () => {
  it('[PF-OP-52] [CF-PRD-07] is not asked for without a profile and a waiver', async () => {
    const { model, calls } = openProducts();
    await model.show();
    expect(model.getState()).toMatchObject({ load: 'none', rows: [] });
    expect(calls).toEqual([]);
  });

  it.each([
    ['a profile', { profile: 'Conservador' }],
    ['a waiver', { waiver: 2 }],
  ])('[PF-OP-52] is that of the client with %s', async (_, values) => {
    const { model, names, states } = openProducts({ values });
    await model.show();
    expect(names()).toEqual([LIST, HELD]);
    expect(model.getState().load).toBe('ready');
    expect(states()).toEqual({ 1: 'open', 2: 'open' });
  });

  it('[PF-PRD-12, PF-SUI-15, PF-LKP-20, CF-PRD-09] follows the preview of a questionnaire by its Id', async () => {
    const preview = `${LIST}?idPerfilRiscoPreview=previa-1`;
    const { model, put, follows, states, names } = openProducts({
      replies: { [preview]: { data: PRODUCTS.slice(1) } },
    });
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
    const { model, put, follows } = openProducts({ values: { waiver: 2 } });
    await model.show();
    put('waiver', undefined);
    await follows('none');
    expect(model.getState().rows).toEqual([]);
  });

  it('is not asked for before it is shown', () => {
    const { put, calls } = openProducts();
    put('profile', 'Conservador');
    expect(calls).toEqual([]);
  });

  it('[ACC-SESS-13, ACC-ERR-23, PF-OP-52, CF-PRD-10] is empty after a 400, which is logged and told to nobody', async () => {
    const refused = { status: 400, body: { data: ['Sem perfil'] } };
    const { model, questions, logged } = openProducts({ ...withProfile, replies: { [LIST]: refused } });
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
    const { model, questions } = openProducts({ ...withProfile, replies: { [call]: reply } });
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
    const { model, put, follows, states } = openProducts({
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
    const { model, states } = openProducts({ ...withProfile, held: [accepted(2)] });
    await model.show();
    expect(states()).toEqual({ 1: 'open', 2: 'accepted' });
    expect(model.summary()).toEqual([{ label: 'Mantiqueira', value: 'Produto Adquirido' }]);
  });

  it.each([
    [true, 'pending'],
    [false, 'open'],
  ])('[PF-PRD-06] [PF-OP-53] waits for the signature when the setting is %s: %s', async (produtoPendente, state) => {
    const held = [{ ProdutoId: 1, Aceite: 0, DataAceite: null }];
    const { model, states } = openProducts({ ...withProfile, held, settings: { produtoPendente } });
    await model.show();
    expect(states()).toEqual({ 1: state, 2: 'open' });
  });

  it.each(['edit', 'renewal'] as const)('[PF-PRD-11] [PF-NAV-12] is all that is listed in mode %s', async (mode) => {
    const { model, states } = openProducts({ ...withProfile, mode, held: [accepted(2)] });
    await model.show();
    expect(states()).toEqual({ 2: 'accepted' });
    expect(model.getState().onlyHeld).toBe(true);
  });

  it('[CF-PRD-08] is all that there is when the setting wants products in edit mode only', async () => {
    const settings = { produtosSomenteEdicao: true };
    const fresh = openProducts({ ...withProfile, settings });
    await fresh.model.show();
    expect(fresh.calls).toEqual([]);
    const edit = openProducts({ ...withProfile, settings, mode: 'edit', held: [accepted(1)] });
    await edit.model.show();
    expect(edit.states()).toEqual({ 1: 'accepted' });
  });

  it.each([
    [true, true],
    [false, false],
  ])('[PF-PRD-10] [CF-PRD-06] has actions when the setting shows the terms (%s)', (termosProdutos, hasActions) => {
    expect(openProducts({ settings: { termosProdutos } }).model.getState().hasActions).toBe(hasActions);
  });
});
