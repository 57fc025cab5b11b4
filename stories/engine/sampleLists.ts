import type { JsonObject } from '../../engine/core';
import activities from '../../server/data/activities.json';
import companyTypes from '../../server/data/companyTypes.json';
import investorTypes from '../../server/data/investorTypes.json';
import { documentTypes } from '../blocks/documentsServer';
import { CONTRATO, declarationOf, POLITICA, TERMO } from '../blocks/signatureDocuments';
import { PRODUCTS, QUESTIONS, REASONS } from '../blocks/suitabilitySamples';

/** What the calls of options bring in stories, by path in lower case: real entries, a few of each list. */
export const sampleLists: Record<string, JsonObject[]> = {
  '/tipodocumento': documentTypes,
  '/cliente/paisesobjetos': [
    { Codigo: 'DEU', Descricao: 'Alemanha' },
    { Codigo: 'ARG', Descricao: 'Argentina' },
    { Codigo: 'BRA', Descricao: 'Brasil' },
    { Codigo: 'USA', Descricao: 'Estados Unidos' },
    { Codigo: 'ITA', Descricao: 'Itália' },
    { Codigo: 'PRT', Descricao: 'Portugal' },
  ],
  '/consulta/bancos': [
    { Codigo: '001', Descricao: '001 - Banco do Brasil S.A.' },
    { Codigo: '033', Descricao: '033 - BANCO SANTANDER (BRASIL) S.A.' },
    { Codigo: '104', Descricao: '104 - CAIXA ECONOMICA FEDERAL' },
    { Codigo: '237', Descricao: '237 - Banco Bradesco S.A.' },
    { Codigo: '260', Descricao: '260 - NU PAGAMENTOS S.A. - INSTITUIÇÃO DE PAGAMENTO' },
    { Codigo: '341', Descricao: '341 - ITAÚ UNIBANCO S.A.' },
  ],
  '/consulta/estados': [
    { Codigo: 'MG', Descricao: 'Minas Gerais' },
    { Codigo: 'RJ', Descricao: 'Rio de Janeiro' },
    { Codigo: 'SP', Descricao: 'São Paulo' },
  ],
  '/consulta/cidades?uf=mg': cities('Belo Horizonte', 'Juiz de Fora', 'Ouro Preto', 'Uberlândia'),
  '/consulta/cidades?uf=rj': cities('Niterói', 'Paraty', 'Petrópolis', 'Rio de Janeiro'),
  '/consulta/cidades?uf=sp': cities('Campinas', 'Ribeirão Preto', 'Santos', 'São José dos Campos', 'São Paulo'),
  '/consulta/orgaoemissao': issuingBodies(),
  '/consulta/orgaoemissor': issuingBodies(),
  '/consulta/formacao-profissional': ['Administração', 'Agronomia', 'Direito', 'Enfermagem', 'Outra formação'].map(
    (Descricao) => ({ Descricao }),
  ),
  '/consulta/ocupacao-profissional': [
    { Codigo: '252105', Descricao: 'Administrador' },
    { Codigo: '241005', Descricao: 'Advogado' },
    { Codigo: '223505', Descricao: 'Enfermeiro' },
    { Codigo: '231205', Descricao: 'Professor da educação de jovens e adultos do ensino fundamental' },
    { Codigo: 'OUTROS', Descricao: 'Outros', Outros: true },
  ],
  '/consulta/cnae?tipocliente=2': activities,
  '/consulta/cnae?tipocliente=3': activities,
  '/tipoinvestidor': investorTypes,
  '/tipoclientepj': companyTypes as JsonObject[],
  '/questionario': QUESTIONS,
  '/produto': PRODUCTS,
  '/cliente/produtos': [],
  '/suitability/motivo-dispensa': REASONS,
  '/declaracao': [TERMO, CONTRATO, POLITICA],
  '/declaracao/cliente': [declarationOf(CONTRATO, 'Assinado')],
};

/** What a CEP brings; any other is not found. The last one has no streets of its own. */
export const sampleCeps: Record<string, JsonObject> = {
  '01310100': { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' },
  '01001000': { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' },
  '30140071': { logradouro: 'Rua dos Aimorés', bairro: 'Funcionários', localidade: 'Belo Horizonte', uf: 'MG' },
  '23970000': { logradouro: '', bairro: '', localidade: 'Paraty', uf: 'RJ' },
};

function cities(...names: string[]): JsonObject[] {
  return names.map((descricao) => ({ descricao }));
}

function issuingBodies(): JsonObject[] {
  return [
    { Value: 'SSP', Text: 'SSP - Secretaria de Segurança Pública' },
    { Value: 'DETRAN', Text: 'DETRAN - Departamento Estadual de Trânsito' },
    { Value: 'DPF', Text: 'DPF - Polícia Federal' },
    { Value: 'OAB', Text: 'OAB - Ordem dos Advogados do Brasil' },
  ];
}
