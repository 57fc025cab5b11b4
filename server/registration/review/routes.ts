import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Json } from '../../../engine/core';
import { knownVersions } from '../../http/ifMatch';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown } from '../../http/requestBody';
import { signerOf } from '../../http/signed/gate';
import { originOf } from '../../mail/links';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { endedByErasure } from '../../storage/erasure/ends';
import { isGuid } from '../../storage/guid';
import { actOnce } from '../../storage/once';
import { lockClient } from '../change';
import { REVIEW_CALLS } from '../described/review';
import { readBlocks } from '../handOver/blocks';
import { lastReview } from '../handOver/read';
import { briefOf } from '../handOver/records';
import { noteShown } from '../privacy/noteShown';
import type { Registrations } from '../registrations';
import { isSent, statusOf } from '../status';
import { ownWizard } from '../versionOfCall';
import { type Decided, keepDecision, mayExpire, mayGiveBack } from './decide';
import { readReturn, readText, readValidity } from './readDecision';
import { assertRead, etagOfRead } from './version';

/** What is decided about a client by what was sent. */
type Judge = (client: Client, body: Json | undefined, tx: Database) => Promise<Omit<Decided, 'by'>>;

const NOT_WAITING = 'O cadastro não aguarda análise.';
const NOT_APPROVED = 'O cadastro não está aprovado.';
const ERASED = 'Os dados deste cadastro foram excluídos.';
const CLOSED = { code: 'CADASTRO_FECHADO' } as const;

/** The decisions of reviewing systems, by calls that they sign. */
export function mountReview(scope: FastifyInstance, { services, rooms }: Registrations): void {
  const { database, clock, config } = services;
  describeCalls(scope, REVIEW_CALLS);

  const decide = (name: string, judge: Judge) =>
    scope.post(
      `/cadastros/:guid/${name}`,
      { config: { role: 'review', once: true, rateLimit: perAddress(config.limits, 'openCallsPerMinute') } },
      async (request, reply) => {
        const id = guidOf(request);
        const by = signerOf(request);
        const now = clock();
        return {
          data: await actOnce(database, async (tx) => {
            const client = await lockClient(tx, id);
            if (!client) throw new Refusal(404, 'O registro não foi encontrado.');
            if (!isSent(client)) throw new Refusal(400, 'O cadastro ainda não foi enviado.', CLOSED);
            // A system that decides late opens no account again that its customer had erased.
            if (await endedByErasure(tx, client)) throw new Refusal(400, ERASED, CLOSED);
            const last = await lastReview(tx, id);
            const inside = { ...services, database: tx, clock: () => now };
            const blocksOf = (as: Client) => readBlocks(rooms, inside, as);
            const known = knownVersions(request);
            if (known) assertRead(known, etagOfRead({ client, last, blocks: await blocksOf(client) }, now));
            const decided = await judge(client, request.body as Json | undefined, tx);
            await noteShown({ database: tx, clock }, request, [client]);
            const deciding = { ...inside, site: originOf(request, config) };
            const kept = await keepDecision(deciding, { client, last }, { ...decided, by });
            reply.header('etag', etagOfRead({ ...kept, blocks: await blocksOf(kept.client) }, now));
            return briefOf(kept.client, now);
          }),
        };
      },
    );

  decide('aprovar', async (_client, body) => {
    const now = clock();
    return { decision: 'approved', expiresOn: readValidity(body, { now, months: config.validityMonths }) };
  });
  decide('devolver', async (client, body, tx) => {
    if (!mayGiveBack(statusOf(client, clock()))) throw new Refusal(400, NOT_WAITING, CLOSED);
    const loaded = await ownWizard({ ...services, database: tx }, client);
    if (!loaded) throw new Refusal(404, 'O formulário não foi encontrado.');
    return { decision: 'returned', ...readReturn(body, loaded) };
  });
  decide('recusar', async (_client, body) => ({ decision: 'refused', text: readText(body) }));
  decide('vencer', async (client, body) => {
    readKnown(body ?? {}, []);
    if (!mayExpire(statusOf(client, clock()))) throw new Refusal(409, NOT_APPROVED, CLOSED);
    return { decision: 'expired' };
  });
}

/** @throws Refusal 404 for what cannot be the key of a registration */
export function guidOf({ params }: FastifyRequest): string {
  const { guid } = params as { guid: string };
  if (!isGuid(guid)) throw new Refusal(404, 'O registro não foi encontrado.');
  return guid.toLowerCase();
}
