import type { FastifyInstance } from 'fastify';
import { isHeld, sendUnlessHeld } from '../http/held';
import { describeCalls } from '../http/openapi/description';
import { Refusal } from '../http/refusal';
import { createSmallest } from '../http/smallest';
import { describeLists } from './described';
import { type OptionList, SEARCHABLE_FROM, searchEntries } from './lists';

const FOR_GOOD = 'private, max-age=31536000, immutable';

/**
 * One route per list. A list of over 200 entries also answers `?q=`. Each has the hash of its content as ETag; under an
 * address that names it, `?v=0a1b2c3d4e5f6071`, the answer may be kept for good.
 */
export function mountLookups(app: FastifyInstance, lists: Map<string, OptionList>): void {
  describeCalls(app, describeLists(lists));
  const sendSmallest = createSmallest();
  for (const [path, list] of lists) {
    const etag = `"${list.hash}"`;
    app.get<{ Querystring: Record<string, string | undefined> }>(path, async (request, reply) => {
      const { query } = request;
      const entries = list(query);
      if (!entries) throw new Refusal(400, 'A lista não foi encontrada. Verifique os dados da consulta.');
      const search = typeof query.q === 'string' ? query.q.trim() : '';
      reply.header('cache-control', query.v === list.hash ? FOR_GOOD : 'private, no-cache');
      const isSearch = search !== '' && entries.length > SEARCHABLE_FROM;
      if (isSearch || isHeld(request, etag)) {
        return sendUnlessHeld(request, reply, { etag, content: () => ({ data: searchEntries(entries, search) }) });
      }
      reply.header('etag', etag).type('application/json; charset=utf-8');
      return sendSmallest(request, reply, { key: entries, text: () => JSON.stringify({ data: entries }) });
    });
  }
}
