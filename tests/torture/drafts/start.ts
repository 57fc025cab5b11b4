import type { JsonObject } from '../../../engine/core/json';

/** The call of the first tab. */
export const BASICA_PATH = '/PessoaFisica/informacaoBasica';

/** The first tab as it is saved before: whole, so that each tab can be opened in its turn. */
export const INFORMACOES: JsonObject = {
  SituacaoLegal: 1,
  DataNascimento: '1988-09-22',
  Sexo: 'Feminino',
  Telefone: '+5511987654321',
  NomePai: 'Renato Nogueira',
  NomeMae: 'Lúcia Duarte Nogueira',
  TipoDocumento: 'RG',
  NumeroDocumento: '24.678.131-4',
  DataEmissao: '2015-11-03',
  DocumentoUf: 'SP',
  OrgaoEmissao: 'SSP',
  Nacionalidade: 1,
  Naturalidade: 'SP',
  CidadeNascimento: 'Campinas',
  EstadoCivil: 'Solteiro(a)',
  PoliticamenteExposta: false,
  FormacaoProfissional: 'Administração',
  Ocupacao: '252105',
};

/** A valid CPF for each number. */
export function cpfOf(number: number): string {
  const digits = [...String(300_000_000 + number * 7_919)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, place) => total + digit * (length + 1 - place), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
