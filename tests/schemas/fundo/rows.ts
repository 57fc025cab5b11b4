import type { Json } from '../../../engine/core/json';
import { COUNTRIES, type FieldRow, ofAttorney, UF27, type Wrong } from '../fields/row';
import { malformed, SIGNATURES } from '../pj/texts';

/** M-A3 of the tables: what is missing or wrong of a field that is required. */
export const needed = ofAttorney;

/** A field with the name that dialogs give it; `CEP (emissor 1)` is labelled `CEP`. */
const labelOf = (name: string) => name.replace(/ \(.*\)$/, '');

/** A row of a field that may be missing: what is wrong of it has the dialog M-A4. */
export function mayBeMissing({ missing: _missing, refuses = [], ...row }: FieldRow, name = row.label): FieldRow {
  return {
    ...row,
    refuses: refuses.map(([entered, { inline }]): [Json, Wrong] => [entered, malformed(name, inline)]),
  };
}

export const words = (name: string): FieldRow => ({
  label: labelOf(name),
  widget: 'text',
  enters: 'Rua 1º de Maio',
  sends: 'Rua 1º de Maio',
  empty: '',
  missing: needed(name),
});

export const person = (name: string): FieldRow => ({
  ...words(name),
  widget: 'name',
  enters: 'Júlia Sá',
  sends: 'Júlia Sá',
  refuses: [['J', needed(name)]],
});

export const email = (name: string): FieldRow => ({
  ...words(name),
  widget: 'email',
  enters: 'ana@x.com',
  sends: 'ana@x.com',
  refuses: [['ana@x', needed(name, 'O domínio do e-mail deve conter um ponto.')]],
});

export const phone = (name: string, inline = 'Campo obrigatório.', wrong = 'Telefone inválido'): FieldRow => ({
  ...words(name),
  widget: 'phone',
  enters: '(21) 3456-7890',
  sends: '+552134567890',
  missing: needed(name, inline),
  refuses: [
    ['118765', malformed(name, wrong)],
    ['11', needed(name, inline)],
  ],
});

/** A number of either kind, told apart by its content. */
export const document = (name: string): FieldRow => ({
  ...words(name),
  widget: 'masked',
  enters: '12.abc.345/01de-35',
  shows: '12.ABC.345/01DE-35',
  sends: '12ABC34501DE35',
  missing: needed(name, 'Campo obrigatório'),
  refuses: [
    ['5299822472', needed(name, 'CPF inválido (11 dígitos necessários)')],
    ['52998224726', needed(name, 'CPF inválido (dígitos verificadores incorretos)')],
    ['111222333000181', needed(name, 'CNPJ inválido (14 dígitos necessários)')],
    ['12ABC34501DE36', needed(name, 'CNPJ inválido (dígitos verificadores incorretos)')],
  ],
});

export const cnpj = (name: string): FieldRow => ({
  ...document(name),
  enters: 'a1.b2c.3d4/0001-93',
  shows: 'A1.B2C.3D4/0001-93',
  sends: 'A1B2C3D4000193',
  refuses: [
    ['1122233300018', needed(name, 'CNPJ inválido (14 dígitos necessários)')],
    ['00000000000000', needed(name, 'CNPJ inválido (dígitos verificadores incorretos)')],
  ],
});

export const cep = (name: string): FieldRow => ({
  ...words(name),
  widget: 'masked',
  enters: '69900-000',
  shows: '69900-000',
  sends: '69900000',
  refuses: [['6990000', needed(name, 'CEP inválido (8 dígitos necessários)')]],
});

const choice = (name: string, options: FieldRow['options'], enters: Json): FieldRow => ({
  ...words(name),
  widget: 'select',
  ...(options && { options }),
  enters,
  sends: enters,
  empty: null,
});
export const state = (name: string) => choice(name, UF27, 'TO');
export const country = (name: string) => choice(name, COUNTRIES, 'PRT');
export const signature = (name: string) => choice(name, SIGNATURES, 1);

/** A yes/no that nobody has to answer. */
export const question = (label: string): FieldRow => ({
  label,
  widget: 'yesno',
  enters: true,
  sends: true,
  empty: null,
});

/** A yes/no that is no at first. */
export const flag = (label: string): FieldRow => ({ ...question(label), empty: false });
