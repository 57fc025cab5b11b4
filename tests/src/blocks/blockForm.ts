import type { BlockItem } from '../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { BlockInput } from '../../../engine/core/session/blocks';
import type { Question, TransportRequest } from '../../../engine/core/session/host';
import shared from '../../../schemas/shared.json';

/** What a server answers a call with: a status alone, a status with a body, or `data`. */
export type Reply = number | { status: number; body: Json } | { data: Json };

export interface BlockFormInput {
  block: BlockItem;
  mode?: 'new' | 'edit' | 'renewal';
  settings?: Record<string, Json>;
  user?: JsonObject;
  /** Values of the bound fields, by the names that the block has for them. */
  values?: Record<string, Json>;
  /** Answers by call, `GET /suitability`; a function is asked each time. */
  replies?: Record<string, Reply | ((request: TransportRequest) => Reply | Promise<Reply>)>;
  /** The answers to questions; yes when there are no more. */
  answers?: boolean[];
  /** Whether the parts of the bound fields can be saved. */
  canSave?: boolean;
  /** What an earlier visit left open. */
  kept?: JsonObject;
}

/** A form of bound fields around the model of a block, with what was called, asked and saved. */
export function blockForm(given: BlockFormInput) {
  const { mode = 'new', settings = {}, replies = {}, answers = [], canSave = true } = given;
  const data: Record<string, Json | undefined> = { ...given.values };
  const stored: JsonObject = {};
  const calls: TransportRequest[] = [];
  const questions: Question[] = [];
  const log: string[] = [];
  const kept: (JsonObject | undefined)[] = [given.kept];
  const watchers = new Set<() => void>();
  const put = (bind: string, value: Json | undefined) => {
    data[bind] = value;
    for (const watcher of watchers) watcher();
  };
  const input: BlockInput = {
    options: given.block,
    tab: 'produtos',
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    context: () => ({
      settings,
      user: { NomeRazaoSocial: 'Helena Duarte Nogueira', TipoCliente: 1, StatusCadastro: 0, ...given.user },
      mode,
      today: '2026-11-21',
      now: '2026-11-21T12:00:00.000Z',
      formats: {},
      stored,
    }),
    read: (bind) => data[bind],
    write: put,
    patch: put,
    watch(_, listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    async save() {
      log.push('save');
      return canSave;
    },
    keepForm: (content) => void kept.splice(0, 1, content),
    keptForm: () => kept[0],
    lostAttachments: () => [],
    keepNow: () => {},
    dismissLost: () => {},
    async transport(request) {
      calls.push(request);
      const call = `${request.method} ${request.path}`;
      log.push(call);
      const answer = replies[call];
      const reply = typeof answer === 'function' ? await answer(request) : answer;
      if (reply === 0) throw new TypeError('offline');
      if (reply === undefined) return { status: 404, body: undefined };
      if (typeof reply === 'number') return { status: reply, body: undefined };
      return 'status' in reply ? reply : { status: 200, body: reply };
    },
    host: {
      async ask(question) {
        questions.push(question);
        return answers.shift() ?? true;
      },
    },
    asks: {},
    messages: {
      serverDefault: {
        title: 'Ação não realizada',
        text: 'O servidor não retornou a requisição. Tente novamente.',
      },
    },
    texts: { closeMessage: 'Entendi', questionnaireDone: shared.texts.questionnaireDone },
  };
  return {
    input,
    data,
    calls,
    questions,
    /** What is open and unfinished in the block, as it outlives a reload. */
    kept: () => kept[0],
    /** Calls and saves, in order. */
    log,
    /** Changes a bound field, as the customer or another block does. */
    put,
    /** The part of the answers is with the server. */
    storeAnswers: () => {
      stored.Respostas = data.answers ?? null;
    },
    names: () => calls.map(({ method, path }) => `${method} ${path}`),
  };
}
