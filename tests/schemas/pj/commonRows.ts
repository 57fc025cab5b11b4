import { COUNTRIES, type FieldRow, required, UF27 } from '../fields/row';
import { malformed } from './texts';

/** The label of a name in dialogs: `CEP (sócio 3)` is labelled `CEP`. */
const labelOf = (name: string) => name.replace(/ \(.*\)$/, '');

/** A row of a field that may be missing. */
export function withoutMissing({ missing: _missing, ...row }: FieldRow): FieldRow {
  return row;
}

export const email = (name: string): FieldRow => ({
  label: labelOf(name),
  widget: 'email',
  enters: 'ana@x.com',
  sends: 'ana@x.com',
  empty: '',
  missing: required(name),
  refuses: [
    ['ana maria@x.com', malformed(name, 'O e-mail não pode conter espaços em branco.')],
    ['ana@x', malformed(name, 'O domínio do e-mail deve conter um ponto.')],
  ],
});

export const phone = (name: string): FieldRow => ({
  label: labelOf(name),
  widget: 'phone',
  enters: '(11) 3456-7890',
  sends: '+551134567890',
  empty: '',
  missing: required(name),
  refuses: [['11876', malformed(name, 'Telefone inválido')]],
});

export const address = (label: string, row = ''): FieldRow => ({
  label,
  widget: 'text',
  enters: 'Rua 1º de Maio',
  sends: 'Rua 1º de Maio',
  empty: '',
  missing: required(`${label} ${row}`.trim()),
});

export const state = (name: string): FieldRow => ({
  label: 'UF',
  widget: 'select',
  options: UF27,
  enters: 'TO',
  sends: 'TO',
  empty: null,
  missing: required(name),
});

export const country = (name: string): FieldRow => ({
  label: 'País',
  widget: 'select',
  options: COUNTRIES,
  enters: 'BRA',
  sends: 'BRA',
  empty: null,
  missing: required(name),
});

export const flag = (label: string): FieldRow => ({ label, widget: 'yesno', enters: true, sends: true, empty: false });

export const optionalMoney = (label: string, row = ''): FieldRow => {
  const name = `${label} ${row}`.trim();
  return {
    label,
    widget: 'money',
    enters: 'R$ 1.234,56',
    shows: '1.234,56',
    sends: 1234.56,
    empty: null,
    refuses: [
      ['mil', malformed(name, 'Use um valor numérico.')],
      ['-1', malformed(name, 'Use um valor maior ou igual a zero.')],
    ],
  };
};
