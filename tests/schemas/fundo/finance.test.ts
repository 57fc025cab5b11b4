import { describe, expect, it } from 'vitest';
import { expectRow, type FieldRow } from '../fields/row';
import { openFund, openTab, sent, type } from './place';

const TAB = 'dados-financeiros';

/** M-A5. */
const amount = (name: string, inline = 'Campo obrigatório.') => ({
  inline,
  title: 'Oops...',
  text: `O campo ${name} não foi informado corretamente. Use um valor numérico (pode ser 0).`,
});
const money = (label: string): FieldRow => ({
  label,
  widget: 'money',
  enters: 'R$ 1.234,56',
  shows: '1.234,56',
  sends: 1234.56,
  empty: null,
  missing: amount(label),
  refuses: [
    ['mil', amount(label, 'Use um valor numérico.')],
    ['-1', amount(label, 'Use um valor maior ou igual a zero.')],
  ],
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[FI-FIN-F01, FI-FIN-01] what it turns over in a month': [
    'FaturamentoMedioMensal',
    money('Faturamento médio mensal'),
  ],
  '[FI-FIN-F02, FI-FIN-01] its net worth': ['Patrimonio', money('Patrimônio líquido')],
  '[FI-FIN-F03, FI-FIN-03] its capital': ['CapitalSocial', money('Capital social')],
};
const ZEROS = { FaturamentoMedioMensal: 0, Patrimonio: 0, CapitalSocial: 0 };

/** The tab after these values were typed and the customer advanced. */
async function advanceWith(data: Record<string, number>, change: Parameters<typeof openFund>[2] = {}) {
  const opened = await openFund(TAB, {}, change);
  type(opened, TAB, data);
  return { ...opened, result: await opened.session.advance() };
}

describe('the figures of the fund', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) => expectRow(name, row, (given) => openTab(TAB, given)));

  it('[FI-FIN-02] all three at zero are asked about, and no sends nothing', async () => {
    const opened = await advanceWith(ZEROS, { answer: false });
    expect(opened.questions).toEqual([
      {
        kind: 'question',
        title: 'Confirma os valores?',
        text: 'Todos os valores obrigatórios foram preenchidos como R$ 0,00. Tem certeza de que deseja continuar?',
        yes: 'Sim, continuar',
        no: 'Não, voltar',
      },
    ]);
    expect([opened.result, sent(opened), opened.session.view().step]).toEqual([{ done: false }, [], 3]);
  });

  it('[FI-FIN-02, FI-FIN-04, CF-CAL-25, CF-ENT-07] yes sends the three numbers and goes on', async () => {
    const opened = await advanceWith(ZEROS);
    expect(sent(opened)).toEqual([['/Fundo/dadosFinanceiros', ZEROS]]);
    expect(opened.session.view().step).toBe(4);
  });

  it('[FI-FIN-02] one of the three above zero is not asked about', async () => {
    const { questions } = await advanceWith({ ...ZEROS, Patrimonio: 0.01 });
    expect(questions).toEqual([]);
  });

  it('[FI-FIN-05, CF-ERR-07] a refusal has the title as it is printed', async () => {
    const replies = { 'POST /Fundo/dadosFinanceiros': { status: 400, body: { data: ['Valor recusado'] } } };
    const { questions } = await advanceWith({ CapitalSocial: 5 }, { replies });
    expect(questions).toMatchObject([
      { title: 'Dados informados inválidos na aba Dados Financeiro', text: 'Valor recusado' },
    ]);
  });
});
