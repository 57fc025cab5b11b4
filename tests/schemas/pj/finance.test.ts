import { describe, expect, it } from 'vitest';
import { posts } from '../../support/pf';
import { expectRow, type FieldRow } from '../fields/row';
import { optionalMoney } from './commonRows';
import { openCompany, openTab } from './place';

/** M-A5. */
const amount = (name: string, inline = 'Campo obrigatório.') => ({
  inline,
  title: 'Oops...',
  text: `O campo ${name} não foi informado corretamente. Use um valor numérico (pode ser 0).`,
});
const requiredMoney = (label: string): FieldRow => ({
  ...optionalMoney(label),
  missing: amount(label),
  refuses: [
    ['mil', amount(label, 'Use um valor numérico.')],
    ['-1', amount(label, 'Use um valor maior ou igual a zero.')],
  ],
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[PJ-FIN-F01, PJ-FIN-01, PJ-FIN-05] what it turns over in a month': [
    'FaturamentoMedioMensal',
    requiredMoney('Faturamento médio mensal'),
  ],
  '[PJ-FIN-F02] its capital': ['CapitalSocial', requiredMoney('Capital social')],
  '[PJ-FIN-F03, PJ-FIN-02] its investments, that may be missing': [
    'PatrimonioAplicacoesFinanceiras',
    optionalMoney('Patrimônio aplicações financeiras'),
  ],
  '[PJ-FIN-F04] its net worth': ['PatrimonioLiquido', requiredMoney('Patrimônio líquido')],
  '[PJ-FIN-F05] its property, that may be missing': [
    'ValorBensMoveisImoveis',
    optionalMoney('Valor bens móveis/imóveis'),
  ],
};

const zeros = { FaturamentoMedioMensal: 0, CapitalSocial: 0, PatrimonioLiquido: 0, ValorBensMoveisImoveis: 5 };

/** The tab with these values typed over the stored ones, the question answered. */
async function advanceWith(data: Record<string, number>, answer: boolean) {
  const opened = await openCompany('dados-financeiros', {}, { answer });
  const form = opened.session.form('dados-financeiros');
  for (const [name, value] of Object.entries(data)) form.change(`/${name}`, value);
  return { ...opened, result: await opened.session.advance() };
}

describe('the figures of the company', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) =>
    expectRow(name, row, (given) => openTab('dados-financeiros', given)),
  );

  it('[PJ-FIN-03, PJ-FIN-04] all three at zero are asked about, and no sends nothing', async () => {
    const { questions, calls, result, session } = await advanceWith(zeros, false);
    expect(questions).toEqual([
      {
        kind: 'question',
        title: 'Confirma os valores?',
        text: 'Todos os valores obrigatórios foram preenchidos como R$ 0,00. Tem certeza de que deseja continuar?',
        yes: 'Sim, continuar',
        no: 'Não, voltar',
      },
    ]);
    expect(result).toEqual({ done: false });
    expect(posts(calls)).toEqual([]);
    expect(session.view().step).toBe(3);
  });

  it('[PJ-FIN-04, PJ-FIN-08] yes sends them and goes on to the bank', async () => {
    const { calls, session } = await advanceWith(zeros, true);
    expect(posts(calls)).toMatchObject([{ path: '/PessoaJuridica/dadosFinanceiros', body: zeros }]);
    expect(session.view().step).toBe(4);
  });

  it('[PJ-FIN-04] one of the three above zero is not asked about', async () => {
    const { questions, calls } = await advanceWith({ ...zeros, CapitalSocial: 0.01 }, true);
    expect(questions).toEqual([]);
    expect(posts(calls)).toHaveLength(1);
  });
});
