import { describe, expect, it } from 'vitest';
import { openTab } from './place';
import { expectRow, type FieldRow, optional, texts } from './row';

const open = (given = {}) => openTab('dados-financeiros', given);

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
  refuses: [
    ['mil', optional(label, 'Use um valor numérico.')],
    ['-1', optional(label, 'Use um valor maior ou igual a zero.')],
  ],
});
const requiredMoney = (label: string): FieldRow => ({
  ...money(label),
  missing: amount(label),
  refuses: [
    ['mil', amount(label, 'Use um valor numérico.')],
    ['-1', amount(label, 'Use um valor maior ou igual a zero.')],
  ],
});
const text = (label: string): FieldRow => ({
  label,
  widget: 'text',
  enters: ' Dois imóveis',
  sends: ' Dois imóveis',
  empty: '',
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[PF-FIN-F01, PF-CON-06] the monthly pay': ['RemuneracaoMensal', money('Remuneração mensal')],
  '[PF-FIN-F02] other income': ['OutrosRendimentos', money('Outros rendimentos')],
  '[PF-FIN-F03] its base': [
    'BaseOutrosRendimentos',
    {
      label: 'Base dos outros rendimentos',
      widget: 'select',
      options: texts('Base anual', 'Base mensal'),
      enters: 'Base mensal',
      sends: 'Base mensal',
      empty: null,
    },
  ],
  '[PF-FIN-F04] its description': ['OutrosRendimentosEspecificacao', text('Especificação dos outros rendimentos')],
  '[PF-FIN-F05] real estate': ['BensImoveis', requiredMoney('Bens imóveis')],
  '[PF-FIN-F06] its description': ['BensImoveisEspecificacao', text('Especificação dos bens imóveis')],
  '[PF-FIN-F07] movable goods': ['BensMoveis', requiredMoney('Bens móveis')],
  '[PF-FIN-F08] their description': ['BensMoveisEspecificacao', text('Especificação dos bens móveis')],
  '[PF-FIN-F09] net assets': ['PatrimonioLiquido', requiredMoney('Patrimônio líquido')],
  '[PF-FIN-F10] their description': ['PatrimonioLiquidoEspecificacao', text('Especificação do patrimônio líquido')],
};

describe('a field of Dados Financeiros is shown, required and sent as its row says', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) => expectRow(name, row, open));

  it('[PF-FIN-F11, PF-FIN-06] the total is locked, never missing, and the sum of the three', async () => {
    const { form, send } = await open({ data: { BensImoveis: 0.1, BensMoveis: 0.2, PatrimonioLiquido: null } });
    expect(form.view('/PatrimonioTotal')).toMatchObject({ value: 0.3, locked: true, required: false, hidden: false });
    expect((await send()).PatrimonioTotal).toBe(0.3);
  });
});
