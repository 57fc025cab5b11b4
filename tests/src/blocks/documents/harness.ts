import type { BlockItem } from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { BlockInput } from '../../../../engine/core/session/blocks';
import type { Question, Transport, TransportRequest } from '../../../../engine/core/session/host';
import { createAttachments } from '../../../../src/blocks/documents/attachments';
import { createDocumentsModel } from '../../../../src/blocks/documents/model';
import type { Pictures } from '../../../../src/blocks/documents/takeFile';

export const TYPES = [
  { Id: 1, Nome: 'Identidade', TipoCliente: 'Pessoa Física', Obrigatorio: 'Sim' },
  { Id: 2, Nome: 'Residência', TipoCliente: 'Todos', Obrigatorio: 'Sim' },
  { Id: 3, Nome: 'Renda', TipoCliente: 'Pessoa Física', Obrigatorio: 'Não' },
  { Id: 9, Nome: 'Contrato social', TipoCliente: 'Pessoa Jurídica', Obrigatorio: 'Sim' },
];

/** A sent file as the API lists it. */
export const sent = (over: JsonObject = {}): JsonObject => ({
  Guid: 'g1',
  TipoDocumentoId: 1,
  FileName: 'rg.pdf',
  Descricao: 'Identidade',
  UsuarioInsert: 'Ana Souza',
  InsertDate: '2026-11-20T12:00:00.000Z',
  ...over,
});

/** A file with this beginning, filled up to a size. */
export function fileOf(name: string, beginning: number[] | string, size = 64): File {
  const content = new Uint8Array(size).fill(32);
  content.set(typeof beginning === 'string' ? new TextEncoder().encode(beginning) : beginning);
  return new File([content], name);
}

export const pdf = (name = 'rg.pdf', size?: number) => fileOf(name, '%PDF-1.7', size);
export const jpeg = (name = 'foto.jpg', size?: number) => fileOf(name, [0xff, 0xd8, 0xff, 0xe0], size);

interface Reply {
  status: number;
  body?: Json;
}

export interface HarnessInput {
  options?: JsonObject;
  mode?: 'new' | 'edit' | 'renewal';
  settings?: Record<string, Json>;
  /** What the server has. */
  list?: JsonObject[];
  lost?: JsonObject[];
  /** Answers by call that go before the lists; a number is a status, 0 a network that is not there. */
  answers?: Record<string, number | (() => Reply | Promise<Reply>)>;
  pictures?: Partial<Pictures>;
  /** The answers to questions, `undefined` for a dialog that is closed; yes when there are no more. */
  replies?: (boolean | undefined)[];
}

/** A model of the block over a form of its own, with what it asked of its host and of its server. */
export function harness(given: HarnessInput = {}) {
  const { options, mode = 'new', settings, answers = {}, replies = [] } = given;
  const server = { list: given.list ?? [] };
  let lost = given.lost ?? [];
  let data: Json | undefined;
  let stored: Json | undefined;
  let isSaved = true;
  const watchers = new Set<() => void>();
  const questions: Question[] = [];
  const calls: TransportRequest[] = [];
  const saves: Json[] = [];
  const kept: Json[] = [];

  const reply = (question: Question) => {
    questions.push(question);
    return replies.length > 0 ? replies.shift() : true;
  };
  const transport: Transport = async (request) => {
    calls.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    if (answer === 0) throw new TypeError('offline');
    if (typeof answer === 'number') return { status: answer, body: { data: ['Recusado pelo servidor'] } };
    if (answer) return { body: undefined, ...(await answer()) };
    if (request.path === '/tipoDocumento') return { status: 200, body: { data: TYPES } };
    if (request.path === '/cliente/documentosSemAnexo') return { status: 200, body: { data: server.list } };
    return { status: 200, body: { data: true } };
  };
  const put = (value: Json | undefined) => {
    data = value;
    for (const watcher of watchers) watcher();
  };
  const input: BlockInput = {
    options: {
      block: 'documents',
      id: 'arquivos',
      types: ['Pessoa Física', 'Todos'],
      send: 'save',
      error: { title: 'Oops...', text: 'Falta {name}' },
      ...options,
    } as BlockItem,
    tab: 'documentos',
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    context: () => ({
      settings: { tamanhoArquivo: 10, ...settings },
      user: { NomeRazaoSocial: 'Ana Souza' },
      mode,
      today: '2026-11-21',
      now: '2026-11-21T12:00:00.000Z',
      formats: {},
    }),
    read: () => data,
    write: (_, value) => put(value),
    patch(_, value) {
      stored = value;
      put(value);
    },
    watch(_, listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    async save() {
      saves.push(data ?? null);
      return isSaved;
    },
    keepForm: () => {},
    keptForm: () => undefined,
    keepNow: () => void kept.push(data ?? null),
    lostAttachments: () => lost,
    dismissLost(_, row) {
      lost = row ? lost.filter((other) => other !== row) : [];
    },
    host: {
      ask: async (question) => reply(question) === true,
      choose: async (question) => reply(question),
    },
    transport,
    asks: {},
    messages: {
      delete: { title: 'Confirma a exclusão?', yes: 'Excluir', no: 'Cancelar' },
      loadFailed: { title: 'Ação não realizada' },
      serverDefault: { title: 'Ação não realizada', text: 'O servidor não retornou a requisição. Tente novamente.' },
    },
    texts: { closeMessage: 'Entendi' },
  };
  const files = createAttachments(async (content) => Buffer.from(await content.arrayBuffer()).toString('base64'));
  const pictures: Pictures = {
    toSmallerPhoto: async () => undefined,
    toThumbnail: async () => undefined,
    fetchSent: async () => new Blob(),
    ...given.pictures,
  };
  const model = createDocumentsModel(files, pictures)(input);
  return {
    model,
    files,
    server,
    questions,
    calls,
    saves,
    kept,
    names: () => calls.map(({ method, path }) => `${method} ${path}`),
    rows: () => (data ?? []) as JsonObject[],
    stored: () => stored as JsonObject[] | undefined,
    failSaves: () => {
      isSaved = false;
    },
    /** What was typed comes back, as after a reload. */
    typed: put,
    /** What the engine does once a row is on the server. */
    engineSent(handle: string, guid: string) {
      put(
        ((data ?? []) as JsonObject[]).map((row) => {
          const { FileDataString64, ...rest } = row;
          return FileDataString64 === handle ? { ...rest, Guid: guid } : row;
        }),
      );
    },
  };
}

/** A harness whose model has loaded its lists; their calls do not count. */
export async function loaded(given: HarnessInput = {}) {
  const all = harness(given);
  await all.model.load();
  all.calls.splice(0);
  return all;
}
