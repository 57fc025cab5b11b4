import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DoneElsewhere } from '../storage/once';
import { isUnavailable } from '../storage/unavailable';
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

/** Answers every failure as `{ data: ["message"], descricao }`; under /login as `{ data: { erros: [...] } }`. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, messages } = toAnswer(error);
    if (status >= 500) request.log.error({ err: error instanceof Refusal ? error.cause : error }, 'call failed');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    return sendFailure(request, reply, { status, messages });
  });
}

/** As a call that fails with this error answers, outside of /login. */
export function failureOf(error: unknown): { status: number; body: { data: string[]; descricao: string } } {
  const { status, messages } = toAnswer(error as FastifyError);
  return { status, body: { data: messages, descricao: messages[0] ?? '' } };
}

/** The status and the messages that an error is answered with. What went wrong inside is never told. */
function toAnswer(error: FastifyError): { status: number; messages: string[] } {
  if (error instanceof Refusal) return error;
  if (error instanceof DoneElsewhere)
    return { status: 503, messages: ['Esta ação ainda está em andamento. Tente novamente.'] };
  if (isUnavailable(error))
    return { status: 503, messages: ['O serviço está indisponível no momento. Tente novamente em instantes.'] };
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500)
    return { status: 500, messages: ['Ocorreu um erro no servidor. Tente novamente.'] };
  return { status, messages: [MESSAGES[error.code] ?? 'A requisição não é válida.'] };
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, messages }: { status: number; messages: string[] },
) {
  const underLogin = /^\/api\/login(\/|\?|$)/i.test(request.url);
  return reply.code(status).send({ data: underLogin ? { erros: messages } : messages, descricao: messages[0] ?? '' });
}
