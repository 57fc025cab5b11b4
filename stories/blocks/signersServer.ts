import type { JsonObject } from '../../engine/core';
import beneficiary from '../../server/data/declarations/declaracao-de-beneficiario-final.html?raw';
import powers from '../../server/data/declarations/declaracao-de-poderes.html?raw';
import { type Answers, ok } from '../engine/sampleServer';
import { sampleDocument } from './signatureDocuments';

const ofCompany = (over: JsonObject) => sampleDocument({ TipoCliente: 'Pessoa Jurídica', ...over });

export const PODERES = ofCompany({
  TemplateId: 'poderes',
  NomeDocumento: 'Declaração de poderes e representação',
  Texto: powers,
});
export const BENEFICIARIO = ofCompany({
  TemplateId: 'beneficiario',
  NomeDocumento: 'Declaração de beneficiário final',
  Texto: beneficiary,
});

/** The people of the company who sign; the last one cannot be written to. */
export const PEOPLE: JsonObject[] = [
  ['um', 'Representante', 'Marina Sampaio Leal', 'marina.leal@aurora.example.com'],
  ['dois', 'Sócio', 'Edson Farias Brito', 'edson@aurora.example.com'],
  ['três', 'Procurador', 'Clara Teixeira Lemos', ''],
].map(([TipoPessoaGuid = '', TipoPessoaDescricao = '', Nome = '', Email = '']) => ({
  TipoPessoaGuid,
  TipoPessoaDescricao,
  Nome,
  Email,
}));

/** A declaration that so many were asked to sign and so many have signed. */
export const declaredBy = ({ TemplateId }: JsonObject, total: number, signed: number): JsonObject => {
  const status = total === signed ? 'Assinado' : 'Pendente';
  return {
    TemplateId: TemplateId ?? '',
    DeclaracaoGuid: `declaracao-${TemplateId}`,
    Status: status,
    StatusAssinatura: status,
    DataAssinatura: total === signed ? '2026-11-20T15:20:00.000Z' : null,
    Assinaturas: total,
    Assinadas: signed,
  };
};

/** Who was asked, of whom the first ones have signed. */
export const asked = (signed: number): JsonObject[] =>
  PEOPLE.slice(0, 2).map(({ Nome = '', Email = '', TipoPessoaGuid = '' }, index) => ({
    Guid: TipoPessoaGuid,
    NomeRepresentante: Nome,
    EmailRepresentante: Email,
    Status: index < signed ? 'Assinado' : 'Não assinado',
  }));

/** A server with these documents and declarations of a company, which a request for signatures changes. */
export function signersServer(documents: JsonObject[], declarations: JsonObject[] = [], more: Answers = {}): Answers {
  let own = declarations;
  return {
    'GET /declaracao': () => ok(documents),
    'GET /declaracao/cliente': () => ok(own),
    'GET /declaracao/assinantes': () => ok(PEOPLE),
    'POST /declaracao/assinantes': ({ body }) => {
      const { TemplateId = '', Assinantes } = body as JsonObject;
      const total = (Assinantes as JsonObject[]).length;
      own = [...own.filter((other) => other.TemplateId !== TemplateId), declaredBy({ TemplateId }, total, 0)];
      return ok(true);
    },
    'GET /declaracao/assinaturas?guidDeclaracao=declaracao-poderes': () => ok(asked(1)),
    'POST /declaracao/assinante/email?guidDeclaracaoAssinatura=dois': () => ok(true),
    ...more,
  };
}
