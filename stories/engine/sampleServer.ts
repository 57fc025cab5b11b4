import { isEmpty, type Json, type JsonObject } from '../../engine/core';
import type { CallDefinition, TabDefinition } from '../../engine/definition';
import type { Transport, TransportRequest } from '../../engine/session';
import { fieldsToWire, fillPath, parseCall } from '../../engine/wire';
import { sampleCeps, sampleLists } from './sampleLists';

/** What a server answers a call with. */
export interface Reply {
  status: number;
  body?: Json;
}

/** Answers by call, `"GET /Consulta/bancos"`, that go before the samples. A promise that never ends keeps one waiting. */
export type Answers = Record<string, (request: TransportRequest) => Reply | Promise<Reply>>;

/** A good answer: `{ data: X }`. */
export const ok = (data: Json): Reply => ({ status: 200, body: { data } });

/** An answer that never comes. */
export const never = (): Promise<Reply> => new Promise(() => {});

/** A server of lists, CEPs and the rows of a tab's collections, and everything that it was asked. */
export interface SampleServer {
  transport: Transport;
  calls: TransportRequest[];
}

/** A server for one tab; the rows of its collections begin as those of `data` and keep what is saved and deleted. */
export function sampleServer(
  definition: TabDefinition,
  { key, data = {}, answers = {} }: { key: string; data?: JsonObject; answers?: Answers },
): SampleServer {
  const own = new Map(Object.entries(answers).map(([call, answer]) => [callOf(call), answer]));
  const collections = Object.keys(definition.collections ?? {}).map((list) => rowsServer(definition, list, key, data));
  const calls: TransportRequest[] = [];
  const reply = (request: TransportRequest): Reply | Promise<Reply> => {
    const answer = own.get(callOf(`${request.method} ${request.path}`));
    if (answer) return answer(request);
    const list = sampleLists[request.path.toLowerCase()];
    if (list) return ok(list);
    if (request.path === '/suitability') return ok({ PerfilRisco: data.PerfilRisco ?? null, StatusCadastro: 0 });
    const cep = /^\/ws\/(\d+)\/json\/$/.exec(request.path)?.[1];
    if (cep !== undefined) return ok(sampleCeps[cep] ?? { erro: true });
    for (const rows of collections) {
      const found = rows(request);
      if (found) return found;
    }
    return ok(null);
  };
  const transport: Transport = async (request) => {
    calls.push(request);
    return { body: undefined, ...(await reply(request)) };
  };
  return { transport, calls };
}

/** A call without differences of case and slashes. */
function callOf(definition: CallDefinition): string {
  const { method, path } = parseCall(definition);
  return `${method} ${path}`.toLowerCase();
}

/** The rows of one collection: loaded, saved and deleted by the calls of its definition. */
function rowsServer(definition: TabDefinition, list: string, key: string, data: JsonObject) {
  const collection = definition.collections?.[list] ?? {};
  const fields = definition.schema.properties[list]?.items?.properties ?? {};
  const saves = (collection.forms ?? [])
    .flatMap(({ create, update, save }) => [create, update, save])
    .flatMap((call) => (call === undefined ? [] : [callOf(call)]));
  let rows = ((data[list] ?? []) as JsonObject[]).map((row) => fieldsToWire(fields, row));
  let added = 0;
  const isDeletion = (row: JsonObject, { path }: TransportRequest) =>
    collection.delete !== undefined && fillPath(parseCall(collection.delete).path, (name) => row[name]) === path;

  return (request: TransportRequest): Reply | undefined => {
    const call = callOf(`${request.method} ${request.path}`);
    if (collection.load && call === callOf(collection.load)) return ok(rows);
    if (saves.includes(call)) {
      const sent = request.body as JsonObject;
      const isNew = isEmpty(sent[key]);
      const row = isNew ? { ...sent, [key]: `novo-${++added}` } : sent;
      rows = isNew ? [...rows, row] : rows.map((other) => (other[key] === row[key] ? row : other));
      return ok(row);
    }
    if (!rows.some((row) => isDeletion(row, request))) return undefined;
    rows = rows.filter((row) => !isDeletion(row, request));
    return ok(true);
  };
}
