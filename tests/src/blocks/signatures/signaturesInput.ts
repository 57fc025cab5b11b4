import { ANSWER_NAMES } from '../../../../contract/answers';
import type { BlockItem } from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { BlockInput } from '../../../../engine/core/session/blocks';
import type { Question, TransportRequest } from '../../../../engine/core/session/host';

type Reply = { status: number; body?: Json };

/** What a fake server answers by call, `"GET /declaracao"`: a body under `data`, or what a function says. */
export type Answers = Record<string, Json | ((request: TransportRequest) => Reply | Promise<Reply>)>;

export const TERMO: JsonObject = {
  TemplateId: 'termo',
  NomeDocumento: 'Termo de uso e adesão',
  TipoCliente: 'Pessoa Física',
  Obrigatoriedade: 'Sim',
  Texto: '<p>Leia com atenção.</p>',
  AlterouVersaoComAssinatura: false,
};
export const CONTRATO: JsonObject = { ...TERMO, TemplateId: 'contrato', NomeDocumento: 'Contrato de intermediação' };
export const POLITICA: JsonObject = {
  ...TERMO,
  TemplateId: 'politica',
  NomeDocumento: 'Política de privacidade',
  TipoCliente: 'Todos',
};
export const PODERES: JsonObject = {
  ...TERMO,
  TemplateId: 'poderes',
  NomeDocumento: 'Declaração de poderes',
  TipoCliente: 'Pessoa Jurídica',
};

/** The declaration of a client for a template. */
export const declarationOf = (template: JsonObject, status: 'Assinado' | 'Pendente'): JsonObject => ({
  TemplateId: template.TemplateId as string,
  DeclaracaoGuid: `guid-${template.TemplateId}`,
  Status: status,
  StatusAssinatura: status,
});

/** What a model of the block is made with, on a fake server, with everything that was called and asked. */
export function signaturesInput(answers: Answers, over: Partial<BlockItem> = {}) {
  const calls: TransportRequest[] = [];
  const questions: Question[] = [];
  const input: BlockInput = {
    options: {
      block: 'signatures',
      id: 'assinaturas',
      client: 'Pessoa Física',
      lists: ['Pessoa Física', 'Todos'],
      error: {
        title: 'Oops...',
        text: 'O documento {name} é obrigatório e não foi assinado, aceito os termos para avançar',
      },
      ...over,
    },
    tab: 'declaracoes',
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    context: () => ({
      settings: {},
      user: { NomeRazaoSocial: 'Helena Duarte Nogueira' },
      mode: 'new',
      today: '2026-11-21',
      now: '2026-11-21T12:00:00.000Z',
      formats: {},
    }),
    transport: async (request) => {
      calls.push(request);
      const answer = answers[`${request.method} ${request.path}`];
      if (typeof answer === 'function') return { body: undefined, ...(await answer(request)) };
      return answer === undefined ? { status: 404, body: undefined } : { status: 200, body: { data: answer } };
    },
    host: {
      ask: async (question) => {
        questions.push(question);
        return true;
      },
    },
    asks: {},
    answers: ANSWER_NAMES,
    messages: { loadFailed: { title: 'Ação não realizada' }, serverDefault: { title: 'x', text: 'Tente novamente.' } },
    texts: { closeMessage: 'Entendi' },
    read: () => undefined,
    write: () => {},
    patch: () => {},
    watch: () => () => {},
    save: async () => true,
    keepForm: () => {},
    keptForm: () => undefined,
    lostAttachments: () => [],
    keepNow: () => {},
    dismissLost: () => {},
  };
  const names = () => calls.map(({ method, path }) => `${method} ${path}`);
  return { input, calls, questions, names };
}
