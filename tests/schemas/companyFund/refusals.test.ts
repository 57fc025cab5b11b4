import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { stepsOfPart } from '../../../engine/core/mapping/wizard';
import { loadSchemaWizard } from '../../support/pf';
import { fill, openAt, REFUSED, sent, told, WIZARDS, type WizardId } from './open';

const INFO = 'Dados informados inválidos na aba Informações.';
const WAIVER = 'Dados informados inválidos na aba Produtos, sessão Dispensa de Questionário.';
const BANK = 'Dados informados inválidos na aba Dados Bancários';
const COLIGADAS =
  'Dados informados inválidos na aba Informações, em "Empresas coligadas, controladas ou controladoras"';

interface Save {
  tab: string;
  values: Record<string, Json>;
  part: string;
  call: string;
  title: string;
}

const waiver: Save = {
  tab: 'produtos',
  values: { dispensa: true, MotivoDispensaQuestionarioId: 3 },
  part: 'dispensa',
  call: '/suitability/dispensa-questionario',
  title: WAIVER,
};
const info = (tab: string, values: Save['values'], part: string, path: string): Save => ({
  tab,
  values,
  part,
  call: `/PessoaJuridica/${path}`,
  title: INFO,
});

const SAVES: [string, WizardId, Save][] = [
  [
    '[PJ-EMP-09] of the basic information',
    'pj',
    info('dados-da-empresa', { NumeroNire: '35123456789' }, 'basica', 'informacaoBasica'),
  ],
  [
    '[CF-ERR-08, PJ-COL-05] of the related companies',
    'pj',
    {
      ...info('dados-da-empresa', { 'empresas/0/RazaoSocial': 'Outra Ltda.' }, 'empresas', 'empresas'),
      title: COLIGADAS,
    },
  ],
  [
    '[PJ-SOC-09] of the partners',
    'pj',
    info('dados-da-empresa', { 'socios/0/LogradouroNumero': '9' }, 'socios', 'socios'),
  ],
  ['[PJ-END-05] of the address', 'pj', info('endereco', { LogradouroNumero: '9' }, 'endereco', 'endereco')],
  [
    '[PJ-FIN-07] of the figures',
    'pj',
    info('dados-financeiros', { CapitalSocial: 9 }, 'financeira', 'dadosFinanceiros'),
  ],
  [
    '[CF-ERR-13] of an account',
    'pj',
    {
      ...info('dados-bancarios', { 'principal/Agencia': '9' }, 'conta-principal', 'dadosBancarios'),
      title: BANK,
    },
  ],
  [
    '[CF-ERR-09, CF-CAL-16] of the declarations',
    'pj',
    {
      ...info('declaracoes', { VinculoRji: true }, 'declaracoes', 'declaracoes'),
      title: 'Dados informados inválidos na aba Declarações',
    },
  ],
  ['[CF-ERR-14, CF-SUI-15, CF-CAL-53] of the waiver of a company', 'pj', waiver],
  ['[CF-ERR-14, CF-SUI-15, CF-CAL-53] of the waiver of a fund', 'fundo', waiver],
];

describe('a refused save', () => {
  it.each(SAVES)(
    '%s in "%s" is told under its title with the first message, and its part has failed',
    async (_, wizard, save) => {
      const { tab, values, part, call, title } = save;
      const opened = await openAt(wizard, tab, {}, { replies: { [`POST ${call}`]: REFUSED } });
      fill(opened, tab, values);
      expect(await opened.session.advance()).toMatchObject({ done: false });
      expect(told(opened)).toEqual([[title, 'Motivo.']]);
      expect(sent(opened).map(([path]) => path)).toEqual([call]);
      expect(opened.session.view().save.parts[part]).toBe(2);
    },
  );

  it('[CF-ERR-13] of an account without a message has a text of its own', async () => {
    const replies = { 'POST /PessoaJuridica/dadosBancarios': { status: 500 } };
    const opened = await openAt('pj', 'dados-bancarios', {}, { replies });
    fill(opened, 'dados-bancarios', { 'principal/Agencia': '9' });
    await opened.session.save();
    expect(told(opened)).toEqual([['O servidor não conseguiu salvar', 'Erro ao salvar os dados bancários.']]);
  });

  it('[CF-CAL-22] of the conclusion of a company has the general title, and a right one says no renewal', async () => {
    const conclude = async (replies = {}) => {
      const opened = await openAt('pj', 'produtos', {}, { replies });
      fill(opened, 'produtos', { dispensa: true, MotivoDispensaQuestionarioId: 3 });
      return { opened, outcome: await opened.session.advance() };
    };
    const refused = await conclude({ 'POST /PessoaJuridica/ConcluirCadastro': REFUSED });
    expect(refused.outcome).toMatchObject({ done: false });
    expect(told(refused.opened)).toEqual([['Dados informados inválidos.', 'Motivo.']]);
    const taken = await conclude();
    expect(taken.outcome).toEqual({ done: true, concluded: true });
    expect(sent(taken.opened).at(-1)).toEqual(['/PessoaJuridica/ConcluirCadastro', { RenovacaoCadastral: false }]);
  });

  it.each(WIZARDS)('[CF-ERR-01, CF-CAL-03] of any part of %s has a title of its own', async (id) => {
    const { wizard } = await loadSchemaWizard(id);
    const untitled = wizard.parts.flatMap(stepsOfPart).filter(({ failure }) => !failure?.title);
    expect([untitled, wizard.complete.failure?.title]).toEqual([[], 'Dados informados inválidos.']);
  });
});

describe('a part whose load failed', () => {
  it.each([
    ['informacaoBasica', 'dados-da-empresa'],
    ['dadosFinanceiros', 'dados-financeiros'],
    ['dadosBancarios', 'dados-bancarios'],
    ['endereco', 'endereco'],
    ['declaracoes', 'declaracoes'],
  ])('[CF-CAL-23] leaves %s open to be typed in, and says so once', async (path, tab) => {
    const replies = { [`GET /PessoaJuridica/${path}`]: REFUSED };
    const { session, questions } = await openAt('pj', tab, {}, { replies });
    expect(session.view().tabs.some(({ id }) => id === tab)).toBe(true);
    expect(questions.map(({ text }) => text)).toEqual(['Motivo.']);
  });
});
