import { comparablePath } from '../../contract/publicPaths';
import type { Json } from '../../engine/core';
import { pathContains } from './paths';

const LIFETIME_MS = 5 * 60_000;
const SHORT_LIFETIME_MS = 20_000;

/** Parts of the paths that live for the short time. */
const SHORT_LIVED = ['declaracao/cliente'];

/** Parts of the paths that are never kept. */
const NEVER_KEPT = [
  'register',
  'login',
  'excluir',
  'declaracao/assinante',
  'produto',
  'suitability',
  'produtos',
  'cliente/ConsultaLembreteVencimento',
  'declaracao/assinaturas/consultarDeclaracaoParaAssinatura',
  'declaracao/existeDeclaracaoAssinaturaCliente',
  'cliente/usuario',
];

/** Never kept as whole paths. */
const NEVER_KEPT_PATHS = ['ip'];

/** How long, in milliseconds, the answer of a GET may be used again; 0 = never. */
export function lifetimeOf(path: string): number {
  if (pathContains(path, NEVER_KEPT) || NEVER_KEPT_PATHS.includes(comparablePath(path))) return 0;
  return pathContains(path, SHORT_LIVED) ? SHORT_LIFETIME_MS : LIFETIME_MS;
}

/** Whether a GET of this path changes something on the server, and so empties what it matches. */
export function isDeletingPath(path: string): boolean {
  return pathContains(path, ['excluir']);
}

/** A read that has begun. What is cleared while it runs makes its answer unfit to be kept. */
export interface ReadTicket<Answer = unknown> {
  key: string;
  path: string;
  stale: boolean;
  /** What the read brings to all who ask for it alike; absent where it is nobody else's. */
  shared?: Promise<Answer>;
}

/** The answers of GET calls, in memory only. */
export interface ResponseCache<Answer = unknown> {
  /** A copy of the kept body, or undefined. */
  read(path: string): Json | undefined;
  /** The same read that is on its way, and that nothing has overtaken. */
  underWay(path: string): Promise<Answer> | undefined;
  begin(path: string): ReadTicket<Answer>;
  /** Keeps the body of a read, unless its path is never kept or was cleared meanwhile. */
  keep(ticket: ReadTicket<Answer>, body: Json): void;
  /** Drops a ticket whose call brought nothing to keep. */
  end(ticket: ReadTicket<Answer>): void;
  /** Clears every entry whose first path segment is that of `path`. */
  clearMatching(path: string): void;
  clear(): void;
}

/** An empty cache; `now` gives milliseconds. */
export function createResponseCache<Answer>(now: () => number = Date.now): ResponseCache<Answer> {
  const entries = new Map<string, { path: string; body: Json; until: number }>();
  const running = new Set<ReadTicket<Answer>>();

  function clearWhere(matches: (path: string) => boolean): void {
    for (const [key, entry] of entries) if (matches(entry.path)) entries.delete(key);
    for (const ticket of running) if (matches(ticket.path)) ticket.stale = true;
  }

  return {
    read(path) {
      const key = keyOf(path);
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return structuredClone(entry.body);
      entries.delete(key);
      return undefined;
    },
    underWay(path) {
      const key = keyOf(path);
      return [...running].find((read) => read.key === key && !read.stale)?.shared;
    },
    begin(path) {
      const ticket: ReadTicket<Answer> = { key: keyOf(path), path, stale: false };
      running.add(ticket);
      return ticket;
    },
    keep(ticket, body) {
      running.delete(ticket);
      const lifetime = lifetimeOf(ticket.path);
      if (ticket.stale || lifetime === 0) return;
      entries.set(ticket.key, { path: ticket.path, body: structuredClone(body), until: now() + lifetime });
    },
    end(ticket) {
      running.delete(ticket);
    },
    clearMatching(path) {
      const segment = firstSegment(path);
      clearWhere((other) => firstSegment(other) === segment);
    },
    clear() {
      clearWhere(() => true);
    },
  };
}

/** The same for the same call, however its query is ordered and its path is spelled. */
function keyOf(path: string): string {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  query.sort();
  return `${comparablePath(path)}?${query}`;
}

function firstSegment(path: string): string {
  return comparablePath(path).split('/')[0] ?? '';
}
