import { formats } from '../../engine/brazil';
import { type Format, formatText, isEmpty } from '../../engine/core';

/** What each format is for, and the unit of what a field with it stores. */
const WORDS: Record<string, [what: string, unit: string]> = {
  alphanumeric: ['somente letras e números', 'o texto'],
  cep: ['CEP', '8 dígitos'],
  cnh: ['CNH', '11 dígitos'],
  cnpj: ['CNPJ, também com letras', '14 letras e dígitos, sem pontuação'],
  cpf: ['CPF', '11 dígitos, sem pontuação'],
  cpfCnpj: ['CPF ou CNPJ, conforme o conteúdo', 'como `cpf` ou `cnpj`'],
  date: ['data', 'o dia, ano-mês-dia'],
  dateTime: ['data e hora', 'o momento, ISO 8601'],
  decimal: ['número com duas casas', 'o número'],
  digits: ['somente números', 'os dígitos, com os zeros à esquerda'],
  email: ['e-mail', 'o texto'],
  giin: ['GIIN', 'com os pontos, em maiúsculas'],
  id: ['número de outro documento', 'o texto'],
  integer: ['número inteiro', 'o número'],
  mobile: ['telefone celular', 'como `phone`'],
  money: ['dinheiro', 'reais, com até duas casas'],
  name: ['nome, com duas letras ou mais', 'o texto'],
  password: [
    'senha: 8 caracteres ou mais, com letra maiúscula, letra minúscula, número e caractere especial',
    'nunca guardada; vai o seu resumo',
  ],
  percent: ['porcentagem', '**uma fração**: 1 são 100%'],
  phone: ['telefone', '+, código do país e número, sem espaços'],
  plainAlphanumeric: ['somente letras e números, sem acentos', 'o texto'],
  rne: ['RNE', '9 letras e dígitos'],
};

/** The table of the formats in the analysts' guide, made from the registry. */
export function formatTable(): string {
  const rows = Object.values(formats)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(rowOf);
  return [
    '| Formato | Para | O campo guarda | Por exemplo | Na tela |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** @throws for a format without words: they are written here. */
function rowOf(format: Format): string {
  const words = WORDS[format.name];
  if (!words) throw new Error(`formatTable.ts: the format "${format.name}" has no words`);
  const value = format.examples.valid.find((example) => !isEmpty(example) && example !== 0);
  const shown = format.name === 'password' ? 'oculta' : formatText(format, value);
  return `| \`${format.name}\` | ${words[0]} | ${words[1]} | \`${JSON.stringify(value)}\` | ${shown} |`;
}

const BEGIN = '<!-- formatos: gerado por scripts/vocabularyDocs.ts -->';
const END = '<!-- fim dos formatos -->';

/** The guide with its table of formats as the registry has it now. */
export function withFormatTable(guide: string): string {
  const [before, rest] = guide.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/analistas.md: "${BEGIN}" and "${END}" must stand around the table`);
  return `${before}${BEGIN}\n\n${formatTable()}\n\n${END}${after}`;
}
