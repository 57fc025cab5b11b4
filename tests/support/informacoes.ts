import type { JsonObject } from '../../engine/core/json';

/** The whole first tab, as it travels. */
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
