import type { JsonObject } from '../../engine/core';
import contract from '../../server/data/declarations/contrato-de-intermediacao.html?raw';
import risks from '../../server/data/declarations/declaracao-de-riscos.html?raw';
import privacy from '../../server/data/declarations/politica-de-privacidade.html?raw';
import terms from '../../server/data/declarations/termo-de-uso-e-adesao.html?raw';

/** A document as the server offers it. */
export const sampleDocument = (over: JsonObject): JsonObject => ({
  TipoCliente: 'Pessoa Física',
  Obrigatoriedade: 'Sim',
  AlterouVersaoComAssinatura: false,
  ...over,
});

export const TERMO = sampleDocument({ TemplateId: 'termo', NomeDocumento: 'Termo de uso e adesão', Texto: terms });
export const CONTRATO = sampleDocument({
  TemplateId: 'contrato',
  NomeDocumento: 'Contrato de intermediação',
  Texto: contract,
});
export const RISCOS = sampleDocument({
  TemplateId: 'riscos',
  NomeDocumento: 'Declaração de conhecimento de riscos',
  Texto: risks,
});
export const POLITICA = sampleDocument({
  TemplateId: 'politica',
  NomeDocumento: 'Política de privacidade e proteção de dados pessoais',
  TipoCliente: 'Todos',
  Obrigatoriedade: 'Não',
  Texto: privacy,
});

/** The client's declaration of a document. */
export const declarationOf = ({ TemplateId }: JsonObject, status: 'Assinado' | 'Pendente'): JsonObject => ({
  TemplateId: TemplateId ?? '',
  DeclaracaoGuid: `declaracao-${TemplateId}`,
  Status: status,
  StatusAssinatura: status,
  DataAssinatura: status === 'Assinado' ? '2026-10-05T15:20:00.000Z' : null,
});

/** Who signs a declaration. */
export const SIGNATURES: JsonObject[] = [
  {
    Guid: 'um',
    NomeRepresentante: 'Helena Duarte Nogueira',
    EmailRepresentante: 'helena.nogueira@example.com',
    Status: 'Assinado',
  },
  {
    Guid: 'dois',
    NomeRepresentante: 'Caio Prado Meireles',
    EmailRepresentante: 'caio@prado.adv.br',
    Status: 'Não assinado',
  },
];
