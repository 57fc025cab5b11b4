import type { Json, JsonObject } from '../../../../engine/core/json';
import type { DraftEntry } from '../../../../server/registration/drafts/read';
import type { Caller } from '../../testServer';

export type Entry = DraftEntry;

/** A draft on the wire. */
export interface Draft {
  Revisao: number;
  Entradas: Entry[];
  Desligado?: true;
  Incompleto?: true;
}

export const PHONE = { Id: 'phone-0001', Nome: 'Chrome no Android' };
export const DESK = { Id: 'desk-00001', Nome: 'Firefox no Windows' };

/** What a device sends: at each place a content, `null` where it was emptied. */
export function told(
  device: typeof PHONE,
  contents: Record<string, Json>,
  { seen = 0, at = '2026-11-22T12:00:00.000Z' } = {},
): JsonObject {
  const Mudancas = Object.entries(contents).map(([Lugar, Conteudo]) => ({ Lugar, Em: at, Conteudo }));
  return { Aparelho: device, Versao: 'v1', Visto: seen, Mudancas };
}

/** The calls of drafts at one server. */
export function draftsAt(server: Caller, wizard = 'pf') {
  const path = `/api/cliente/rascunhos/${wizard}`;
  const data = <T>(answer: { status: number; body: { data: Json } }) =>
    answer.status === 200 ? (answer.body.data as unknown as T) : Promise.reject(new Error(JSON.stringify(answer.body)));
  return {
    path,
    load: async (token: string) => data<Draft>(await server.call(`GET ${path}`, { token })),
    send: async (token: string, body: JsonObject) => data<Draft>(await server.call(`POST ${path}`, { token, body })),
  };
}
