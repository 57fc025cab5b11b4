import { describe, expect, it } from 'vitest';
import type { BlockItem } from '../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../engine/core/json';
import { blocksOf } from '../../../engine/core/plan/fields';
import { definitionOf, type SessionChange } from '../../support/pf';
import type { Given } from '../fields/place';
import { blockModels, fill, openAt, REFUSED, sent, told, WIZARDS, type WizardId } from './open';

const PROFILE: JsonObject = { PerfilRisco: 'Moderado', StatusCadastro: 0 };
const PRODUCTS = [
  { ProdutoId: 1, Descricao: 'Serra Fina', Cnpj: '11444777000161', PerfilNome: 'Moderado', Vigencia: 12 },
  { ProdutoId: 2, Descricao: 'Mantiqueira', Cnpj: '11444777000161', PerfilNome: 'Moderado', Vigencia: 12 },
];
const HELD = [{ ProdutoId: 2, Aceite: 1, DataAceite: '2026-11-20T10:00:00Z' }];
const NEEDED =
  'Para a conclusão do cadastro, é necessário o preenchimento do questionário ou a dispensa do questionário.';

/** The last tab of one of the wizards; the client has no profile unless `profile` says one. */
async function open(
  wizard: WizardId,
  { profile = null, replies = {}, ...change }: SessionChange & { profile?: Json; replies?: Record<string, Json> } = {},
  given: Given = {},
) {
  const opened = await openAt(
    wizard,
    'produtos',
    { stored: { PerfilRisco: null }, ...given },
    {
      blocks: blockModels(),
      replies: {
        'GET /suitability': profile,
        'GET /produto': PRODUCTS as Json,
        'GET /cliente/produtos': HELD as Json,
        ...replies,
      },
      ...change,
    },
  );
  const block = <State>(id: string) => opened.session.block('produtos', id) as unknown as { getState(): State };
  return { ...opened, block };
}
type Products = { load: string; rows: { ProdutoId: number; state: string }[]; onlyHeld: boolean; hasActions: boolean };
type Suitability = { isHidden: boolean };

describe.each(WIZARDS)('the last tab of %s', (wizard) => {
  it('[CF-SUI-16, CF-SUI-17, CF-CAL-54] has the profile of the server, the same call in either spelling', async () => {
    const { session, calls } = await open(wizard, { profile: PROFILE });
    expect(session.form('produtos').getState().data.PerfilRisco).toBe('Moderado');
    expect(calls.filter(({ path }) => /^\/?suitability$/.test(path)).map(({ method }) => method)).toEqual(['GET']);
  });

  it.each(['edit', 'renewal'] as const)(
    '[CF-SUI-01, CF-SUI-02, CF-REN-06] in mode %s result and buttons are hidden',
    async (mode) => {
      const { session, block } = await open(wizard, { mode, tab: 'produtos', profile: PROFILE });
      expect(session.form('produtos').view('#questionario').hidden).toBe(true);
      expect(block<Suitability>('questionario').getState().isHidden).toBe(wizard !== 'fundo');
    },
  );

  it('of a new registration shows result and buttons', async () => {
    const { session, block } = await open(wizard);
    expect(session.form('produtos').view('#questionario').hidden).toBe(false);
    expect(block<Suitability>('questionario').getState().isHidden).toBe(false);
  });

  it('[CF-SUI-07, CF-SUI-15, CF-CAL-55] waives the questionnaire with a reason out of its list, and the moment', async () => {
    const opened = await open(wizard);
    const { schema } = definitionOf(wizard, 'produtos');
    expect(schema.properties.MotivoDispensaQuestionarioId).toMatchObject({
      title: 'Motivo da dispensa',
      options: { call: 'GET /suitability/motivo-dispensa', value: 'Id', title: 'Descricao' },
    });
    expect(opened.calls.map(({ path }) => path)).toContain('/suitability/consulta-dispensa-questionario');
    fill(opened, 'produtos', { dispensa: true, MotivoDispensaQuestionarioId: 3 });
    await opened.session.save();
    expect(sent(opened)).toEqual([
      [
        '/suitability/dispensa-questionario',
        { MotivoDispensaQuestionarioId: 3, DataQuestionario: '2026-11-21T12:00:00.000Z' },
      ],
    ]);
  });

  it('[PJ-PRD-01, CF-SUI-10] concludes with a profile or a waiver, and with neither says what is missing', async () => {
    const none = await open(wizard);
    none.questions.length = 0;
    expect(await none.session.advance()).toMatchObject({ done: false });
    expect(told(none)).toEqual([['Concluir cadastro', NEEDED]]);
    expect(sent(none)).toEqual([]);
    const profiled = await open(wizard, { profile: PROFILE });
    expect(await profiled.session.advance()).toEqual({ done: true, concluded: true });
    const waived = await open(wizard);
    fill(waived, 'produtos', { dispensa: true, MotivoDispensaQuestionarioId: 3 });
    expect(await waived.session.advance()).toEqual({ done: true, concluded: true });
  });

  it('[CF-CFG-05, CF-CST-27, CF-SUI-09] has no waiver with the setting Nao', async () => {
    const { session } = await open(wizard, {}, { settings: { dispensa: false } });
    expect(session.form('produtos').view('/dispensa').hidden).toBe(true);
  });

  it('[CF-PRD-02, CF-PRD-09, CF-CAL-56, CF-CAL-57] lists the products, those of the client accepted', async () => {
    const { session, block, calls } = await open(wizard, { profile: PROFILE });
    await (session.block('produtos', 'produtos') as unknown as { show(): Promise<void> }).show();
    expect(
      block<Products>('produtos')
        .getState()
        .rows.map((row) => [row.ProdutoId, row.state]),
    ).toEqual([
      [1, 'open'],
      [2, 'accepted'],
    ]);
    expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(['/produto', '/cliente/produtos']));
  });

  it('[CF-ERR-38, CF-PRD-10] has no products and no dialog after a refused list', async () => {
    const { session, block, questions } = await open(wizard, {
      profile: PROFILE,
      replies: { 'GET /produto': REFUSED },
    });
    await (session.block('produtos', 'produtos') as unknown as { show(): Promise<void> }).show();
    expect(block<Products>('produtos').getState()).toMatchObject({ load: 'ready', rows: [] });
    expect(questions).toEqual([]);
  });

  it('[CF-CFG-06, CF-CFG-09, CF-GER-13] follows the settings of the terms and of products in edit mode', async () => {
    const [, products] = blocksOf(definitionOf(wizard, 'produtos')) as BlockItem[];
    expect(products).toMatchObject({
      terms: '$settings/termosProdutos',
      pending: '$settings/produtoPendente',
      onlyInEdit: '$settings/produtosSomenteEdicao',
    });
    const { block } = await open(wizard, {}, { settings: { termosProdutos: false } });
    expect(block<Products>('produtos').getState().hasActions).toBe(false);
  });
});

describe('a fund in edit mode without a profile, which no panel of the dashboard asks', () => {
  const edit = (stored: JsonObject = {}) =>
    open('fundo', { mode: 'edit', tab: 'produtos' }, { stored: { PerfilRisco: null, ...stored } });

  it('answers the questionnaire here once it takes its waiver back', async () => {
    const opened = await edit({ dispensa: true, MotivoDispensaQuestionarioId: 3 });
    const form = opened.session.form('produtos');
    expect(form.view('#questionario').hidden).toBe(true);
    fill(opened, 'produtos', { dispensa: false });
    await expect.poll(() => form.view('#questionario').hidden).toBe(false);
    expect(opened.block<Suitability>('questionario').getState().isHidden).toBe(false);
    expect(form.view('/perfil-a-definir').hidden).toBe(true);
  });
});
