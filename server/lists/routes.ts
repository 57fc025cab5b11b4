import type { FastifyInstance } from 'fastify';
import { describeCalls } from '../http/openapi/description';
import { Refusal } from '../http/refusal';
import { describeLists } from './described';
import { type OptionList, SEARCHABLE_FROM, searchEntries } from './lists';

/** One route per list. A list of over 200 entries also answers `?q=`. */
export function mountLookups(app: FastifyInstance, lists: Map<string, OptionList>): void {
  describeCalls(app, describeLists(lists));
  for (const [path, list] of lists) {
    app.get<{ Querystring: Record<string, string | undefined> }>(path, async ({ query }) => {
      const entries = list(query);
      if (!entries) throw new Refusal(400, 'A lista não foi encontrada. Verifique os dados da consulta.');
      const search = typeof query.q === 'string' ? query.q.trim() : '';
      return { data: search !== '' && entries.length > SEARCHABLE_FROM ? searchEntries(entries, search) : entries };
    });
  }
}
