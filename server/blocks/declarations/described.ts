import type { CallDescription } from '../../http/openapi/description';
import { done, guid, integer, list, moment, oneOf, orNull, record, text, yesOrNo } from '../../http/openapi/schemas';

const area = 'Assinaturas';
const some = orNull(text);
const signed = oneOf('Assinado', 'Pendente');

/** The documents that a customer signs. */
export const DECLARATION_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /declaracao/cliente': {
    area,
    summary: 'Signs a document, with the text that was served last',
    body: record(
      {
        DeclaracaoId: some,
        TemplateId: guid,
        UsuarioAssinatura: text,
        Status: oneOf('Assinado'),
        DataAssinatura: text,
        IP: some,
      },
      ['DeclaracaoId', 'IP'],
    ),
    answer: done,
    refusals: [409],
  },
  'GET /declaracao/assinaturas': {
    area,
    summary: 'Who is to sign a document, and who has',
    query: { guidDeclaracao: guid },
    needs: ['guidDeclaracao'],
    answer: list(
      record({
        Guid: guid,
        NomeRepresentante: text,
        EmailRepresentante: text,
        Status: oneOf('Assinado', 'Não assinado'),
      }),
    ),
  },
  'GET /declaracao/existeDeclaracaoAssinaturaCliente': {
    area,
    summary: 'Whether anybody has signed anything for the customer',
    answer: yesOrNo,
  },
  'GET /declaracao': {
    area,
    summary: 'The documents to sign, with their texts',
    answer: list(
      record({
        TemplateId: guid,
        NomeDocumento: text,
        TipoCliente: text,
        Obrigatoriedade: oneOf('Sim', 'Não'),
        Texto: { ...text, description: 'HTML.' },
        StatusAssinatura: signed,
        AlterouVersaoComAssinatura: yesOrNo,
      }),
    ),
  },
  'GET /declaracao/cliente': {
    area,
    summary: 'How the documents of the customer stand',
    answer: list(
      record({
        TemplateId: guid,
        DeclaracaoGuid: guid,
        Status: signed,
        StatusAssinatura: signed,
        DataAssinatura: orNull(moment),
        Assinaturas: integer,
        Assinadas: integer,
      }),
    ),
  },
};

const person = record({ TipoPessoaGuid: some, TipoPessoaDescricao: some, Nome: some, Email: some }, [
  'TipoPessoaGuid',
  'TipoPessoaDescricao',
  'Nome',
  'Email',
]);

/** The people who sign for a customer. */
export const SIGNER_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /declaracao/assinantes': {
    area,
    summary: 'Who may sign for the customer',
    answer: list(record({ TipoPessoaGuid: text, TipoPessoaDescricao: text, Nome: text, Email: text })),
  },
  'POST /declaracao/assinantes': {
    area,
    summary: 'Sends a document to those who are to sign it',
    body: record({ TemplateId: guid, Assinantes: list(person), Usuario: text }),
    answer: done,
    refusals: [403, 409],
  },
  'POST /declaracao/assinante/email': {
    area,
    summary: 'Sends the link to one of them again',
    query: { guidDeclaracaoAssinatura: guid },
    needs: ['guidDeclaracaoAssinatura'],
    answer: done,
    refusals: [409],
  },
};

/** Signing by the link of an e-mail. */
export const LINK_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /declaracao/assinaturas/consultarDeclaracaoParaAssinatura': {
    area,
    summary: 'The document behind a link',
    query: { guidDeclaracao: guid },
    needs: ['guidDeclaracao'],
    answer: record({
      Status: text,
      DataAssinatura: orNull(moment),
      NomeAssinante: text,
      NomeDocumento: text,
      Conteudo: text,
    }),
  },
  'GET /declaracao/assinaturas/consultarDocumentosDoAssinante': {
    area,
    summary: 'All documents that the person of a link is to sign',
    query: { guidDeclaracao: guid },
    needs: ['guidDeclaracao'],
    answer: record({
      NomeAssinante: text,
      EmailAssinante: text,
      NomeCliente: text,
      CpfCnpjCliente: text,
      Documentos: list(
        record({
          Guid: guid,
          NomeDocumento: text,
          Status: signed,
          DataAssinatura: orNull(moment),
          MinutosLeitura: integer,
        }),
      ),
    }),
  },
  'POST /declaracao/assinar': {
    area,
    summary: 'Signs it',
    body: record({ Guid: guid, Ip: some }, ['Ip']),
    answer: done,
    refusals: [409],
  },
};
