import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { DraftChange, DraftContent, DraftNews, DraftService, Transport } from '../../engine/session';
import { unwrapAnswer } from '../../engine/wire';
import { sendLast } from './client';
import { readToken } from './token';

/** The window that types, as the server knows it. */
export interface Writer {
  /** `[A-Za-z0-9-]{8,64}`; those of one device begin alike, up to the first hyphen. */
  id: string;
  /** "Chrome no Android". */
  device: string;
}

/** A browser sends at most 64 KiB once a page ends. */
const LAST_BYTES = 60_000;

/** The server forgets what did not change for 30 days. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** The definitions that something is typed with. */
export interface TypedWith {
  wizard: string;
  /** Their number; a hash where they have none. */
  version: string;
}

/** The draft of a wizard on the server. `headers` go with its last call. */
export function createDraftService(
  { wizard, version }: TypedWith,
  writer: Writer,
  { transport, headers }: { transport: Transport; headers?: Record<string, string> | undefined },
): DraftService {
  const path = `/cliente/rascunhos/${wizard}`;
  // What one client typed never goes out with the token of the next.
  const token = readToken();
  const bodyOf = (changes: readonly DraftChange[], seen: number): JsonObject => ({
    Aparelho: { Id: writer.id, Nome: writer.device },
    Versao: version,
    Visto: seen,
    Mudancas: changes.map(({ place, at, content }) => ({ Lugar: place, Em: at, Conteudo: (content ?? null) as Json })),
  });
  return {
    writer: writer.id,
    isSameDevice: (other) => deviceOf(other) === deviceOf(writer.id),
    lifetime: LIFETIME_MS,
    async load(send = transport) {
      const news = await ask(send, { method: 'GET', path, fresh: true });
      return news?.isRefused ? undefined : news;
    },
    async send(changes, seen, { isLast }) {
      if (token === undefined || readToken() !== token) return undefined;
      if (!isLast) return ask(transport, { method: 'POST', path, body: bodyOf(changes, seen), isRepeatable: true });
      const last = thatFit(changes);
      if (last.length > 0) sendLast(path, bodyOf(last, seen), headers);
      return undefined;
    },
  };
}

const deviceOf = (writer: string) => writer.split('-')[0];

/** Those for which the last call has room: a big one keeps none away that comes after it. */
function thatFit(changes: readonly DraftChange[]): DraftChange[] {
  let bytes = 0;
  return changes.filter((change) => {
    const own = new TextEncoder().encode(JSON.stringify(change)).length + 40;
    if (bytes + own > LAST_BYTES) return false;
    bytes += own;
    return true;
  });
}

/** What is sent is too big, too much with the rest, or not to be changed now. */
const REFUSALS = [400, 403, 413, 422];

async function ask(send: Transport, request: Parameters<Transport>[0]): Promise<DraftNews | undefined> {
  try {
    const { status, body } = await send({ ...request, quiet: true });
    // Switched off, or a server that knows no drafts.
    if (status === 404) return { revision: 0, entries: [], isOff: true };
    if (REFUSALS.includes(status)) return { revision: 0, entries: [], isRefused: true };
    return status === 200 ? toNews(unwrapAnswer(body)) : undefined;
  } catch {
    return undefined;
  }
}

/** The number of a version, which is no hash. */
const NUMBER = /^\d{1,7}$/;

function toNews(answer: Json | undefined): DraftNews | undefined {
  if (!isObject(answer)) return undefined;
  const entries = Array.isArray(answer.Entradas) ? answer.Entradas.filter(isObject) : [];
  return {
    revision: Number(answer.Revisao) || 0,
    entries: entries.map(({ Lugar, Conteudo, Em, Versao, Aparelho }) => ({
      place: String(Lugar),
      content: (isObject(Conteudo) ? Conteudo : {}) as DraftContent,
      at: String(Em),
      writer: String(isObject(Aparelho) && Aparelho.Id),
      device: String(isObject(Aparelho) && Aparelho.Nome),
      ...(NUMBER.test(String(Versao)) && { definition: Number(Versao) }),
    })),
    ...(answer.Desligado === true && { isOff: true }),
    ...(answer.Incompleto === true && { isPartial: true }),
    ...(answer.Desde !== undefined && { since: Number(answer.Desde) || 0 }),
  };
}
