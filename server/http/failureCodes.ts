/** What a refusal tells programs (`codigo`), and what each means. docs/api.md lists them. */
export const FAILURE_CODES = {
  REQUISICAO_INVALIDA: 'the call as a whole cannot be read',
  CAMPO_INVALIDO: '`campo` holds what cannot be taken: unknown, of another type, not allowed, or missing',
  RECUSADO: 'what is asked for may not be done now; the message says why',
  MUITAS_TENTATIVAS: 'too often in a short time',
  CHAVE_INVALIDA: 'Idempotency-Key is not as it should be, or was used with another content',
  CADASTRO_INCOMPLETO: 'the registration lacks something before it can be sent',
  CADASTRO_FECHADO: 'in review or inactive: nothing can be changed',
  SESSAO_EXPIRADA: 'no session, or one that has ended',
  NAO_PERMITIDO: 'not for this caller',
  NAO_ENCONTRADO: 'no such call, no such thing',
  ALTERADO: 'somebody else has changed it since it was read: read again',
  FORMULARIO_ATUALIZADO: 'the form has another version: load it again',
  VERSAO_NAO_INFORMADA: 'If-Match is missing',
  CONTEUDO_GRANDE: 'too long',
  TIPO_DE_CONTEUDO: 'no JSON',
  ERRO_INTERNO: 'an error of the server',
  EM_ANDAMENTO: 'the same action is under way: try again',
  INDISPONIVEL: 'a service that is needed is away: try again later',
  SEM_ESPACO: 'there is no room for files: try again later',
} as const;

export type FailureCode = keyof typeof FAILURE_CODES;

const BY_STATUS: Readonly<Record<number, FailureCode>> = {
  400: 'RECUSADO',
  401: 'SESSAO_EXPIRADA',
  403: 'NAO_PERMITIDO',
  404: 'NAO_ENCONTRADO',
  409: 'ALTERADO',
  412: 'VERSAO_NAO_INFORMADA',
  413: 'CONTEUDO_GRANDE',
  415: 'TIPO_DE_CONTEUDO',
  503: 'INDISPONIVEL',
  507: 'SEM_ESPACO',
};

/** What a refusal of a status means that does not say more. */
export const codeOfStatus = (status: number): FailureCode => BY_STATUS[status] ?? 'ERRO_INTERNO';
