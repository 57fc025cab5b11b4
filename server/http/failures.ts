import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID } from '../../contract/callHeaders';
import type { Pointer } from '../../engine/core';
import { isClientGone } from '../storage/clientGone';
import { FilesAway, FilesFull } from '../storage/files/errors';
import { DoneElsewhere } from '../storage/once';
import { isUnavailable } from '../storage/unavailable';
import { codeOfStatus, type FailureCode } from './failureCodes';
import { sessionOver } from './gate';
import { Refusal } from './refusal';

/** Messages of the errors that Fastify itself answers with, by their code. */
const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'O conteúdo enviado é grande demais.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'O conteúdo deve ser enviado em JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'O conteúdo enviado não é um JSON válido.',
  FST_ERR_BAD_URL: 'O endereço da requisição não é válido.',
};

/** Seconds after which a call that found no database may be made again. */
const RETRY_AFTER_S = 5;

/** What a failure is answered with. */
interface Failure {
  status: number;
  messages: string[];
  code: FailureCode;
  field?: Pointer | undefined;
}

/**
 * Answers every failure as `{ data: ["message"], descricao, codigo, campo, requisicao }`; under /login its messages stand
 * in `{ data: { erros: [...] } }`.
 */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toAnswer(error);
    const { status } = failure;
    // A refusal that has a cause is one because something else failed, whatever its status is.
    const cause = error instanceof Refusal ? error.cause : error;
    if (status >= 500 || (error instanceof Refusal && cause)) request.log.error({ err: cause }, 'call failed');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    return sendFailure(request, reply, failure);
  });
}

/** As a call that fails with this error answers, outside of /login. */
export function failureOf(error: unknown): {
  status: number;
  body: { data: string[]; descricao: string; codigo: string };
} {
  const { status, messages, code } = toAnswer(error as FastifyError);
  return { status, body: { data: messages, descricao: messages[0] ?? '', codigo: code } };
}

/** What an error is answered with. What went wrong inside is never told. */
function toAnswer(error: FastifyError): Failure {
  if (error instanceof Refusal) return error;
  if (isClientGone(error)) return sessionOver();
  if (error instanceof DoneElsewhere)
    return { status: 503, messages: ['Esta ação ainda está em andamento. Tente novamente.'], code: 'EM_ANDAMENTO' };
  if (error instanceof FilesFull) {
    const messages = ['Não há espaço para guardar arquivos no momento. Tente novamente mais tarde.'];
    return { status: 507, messages, code: 'SEM_ESPACO' };
  }
  if (error instanceof FilesAway || isUnavailable(error)) {
    const messages = ['O serviço está indisponível no momento. Tente novamente em instantes.'];
    return { status: 503, messages, code: 'INDISPONIVEL' };
  }
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500)
    return { status: 500, messages: ['Ocorreu um erro no servidor. Tente novamente.'], code: 'ERRO_INTERNO' };
  const code = status === 400 ? 'REQUISICAO_INVALIDA' : codeOfStatus(status);
  return { status, messages: [MESSAGES[error.code] ?? 'A requisição não é válida.'], code };
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, messages, code = codeOfStatus(status), field }: Omit<Failure, 'code'> & Partial<Pick<Failure, 'code'>>,
) {
  const underLogin = /^\/api\/login(\/|\?|$)/i.test(request.url);
  return reply
    .code(status)
    .header(REQUEST_ID, request.id)
    .send({
      data: underLogin ? { erros: messages } : messages,
      descricao: messages[0] ?? '',
      codigo: code,
      ...(field !== undefined && { campo: field }),
      requisicao: request.id,
    });
}
