import type { Json } from '../../../engine/core/json';
import { type FieldRow, required, type Wrong } from '../fields/row';

/** M-A4 of the tables. */
export const malformed = (name: string, inline: string): Wrong => ({
  inline,
  title: 'Oops...',
  text: `O campo ${name} foi informado, mas não foi preenchido corretamente. Preencha a informação para avançar.`,
});

/** SIG of the tables. */
export const SIGNATURES: [Json, string][] = [
  [0, 'Assina em conjunto'],
  [1, 'Não assina pela empresa'],
  [2, 'Assina isoladamente'],
];

/** BANDS of the tables. */
export const BANDS: [Json, string][] = [
  [1, 'Nenhum'],
  [2, 'Até R$ 5.000'],
  [3, 'De R$ 5.001 a R$ 10.000'],
  [4, 'De R$ 10.001 a R$ 30.000'],
  [5, 'De R$ 30.001 a R$ 50.000'],
  [6, 'De R$ 50.001 a R$ 100.000'],
  [7, 'Acima de R$ 100.001'],
];

/** The inline texts of wrong document numbers (CF-DNR-08 to 14), by type. */
export const WRONG_DOCUMENTS = {
  CPF: [
    ['5299822472', 'CPF inválido (11 dígitos necessários)'],
    ['52998224726', 'CPF inválido (dígitos verificadores incorretos)'],
    ['11111111111', 'CPF inválido (dígitos verificadores incorretos)'],
  ],
  CNPJ: [
    ['1122233300018', 'CNPJ inválido (14 dígitos necessários)'],
    ['12ABC34501DE36', 'CNPJ inválido (dígitos verificadores incorretos)'],
    ['00000000000000', 'CNPJ inválido (dígitos verificadores incorretos)'],
  ],
  CNH: [
    ['987654321', 'CNH inválida (11 dígitos necessários)'],
    ['46190476839', 'CNH inválida (dígitos verificadores incorretos)'],
  ],
  RNE: [
    ['V12345', 'RNE inválido (9 dígitos necessários)'],
    ['111111111', 'RNE inválido (dígitos verificadores incorretos)'],
  ],
  ID: [
    ['A', 'ID inválido (2 dígitos necessários)'],
    ['1111', 'ID inválido (2 dígitos necessários)'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

const refusalsOf =
  (type: keyof typeof WRONG_DOCUMENTS) =>
  (name: string): [Json, Wrong][] =>
    WRONG_DOCUMENTS[type].map(([value, inline]) => [value, malformed(name, inline)]);

/** Entries that a document field refuses, by the type that is chosen, with M-A4. */
export const documentRefusals = {
  CPF: refusalsOf('CPF'),
  CNPJ: refusalsOf('CNPJ'),
  CNH: refusalsOf('CNH'),
  RNE: refusalsOf('RNE'),
  ID: refusalsOf('ID'),
};

/** A name in a row. */
export const personalName = (label: string, row: string): FieldRow => ({
  label,
  widget: 'name',
  enters: 'Júlia Sá',
  sends: 'Júlia Sá',
  empty: '',
  missing: required(`${label} ${row}`),
  refuses: [['J', malformed(`${label} ${row}`, 'Campo obrigatório.')]],
});
