import type { FastifyInstance } from 'fastify';
import { mayBeginRenewal } from '../../../contract/lifeCycle';
import { keptName } from '../../../contract/sections';
import { clientOf, sessionOver } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown } from '../../http/requestBody';
import type { Client } from '../../storage/client';
import { lockClient } from '../change';
import { RENEWAL_CALLS } from '../described/fixed';
import { readOwnRegistration } from '../readRegistration';
import type { Registrations } from '../registrations';
import { statusOf } from '../status';
import { readUserRecord } from '../userRecord';
import { expiresSoon } from './reminder';
import { keepReviewed, readRenewal } from './renewal';
import { sectionsToReview } from './sections';

/** The reminder before a registration expires, and the progress of its renewal. */
export function mountRenewal(api: FastifyInstance, registrations: Registrations): void {
  describeCalls(api, RENEWAL_CALLS);
  const { database, clock, config } = registrations.services;

  api.get('/cliente/ConsultaLembreteVencimento', async (request) => ({
    data: expiresSoon(clientOf(request), { now: clock(), days: config.reminderDays }),
  }));

  api.post('/cliente/renovacao', async (request) => {
    const section = readKnown(request.body, ['Secao'])('Secao');
    const caller = clientOf(request);
    const kept = await keptSection(registrations, caller, section);
    if (kept === undefined) throw new Refusal(400, 'Seção desconhecida: /Secao');
    const now = clock();
    return database.transaction(async (tx) => {
      const client = await lockClient(tx, caller.id);
      if (!client) throw sessionOver();
      const { isOn } = await readRenewal(tx, client, now);
      const mayReview = isOn || mayBeginRenewal(statusOf(client, now));
      if (!mayReview) throw new Refusal(400, 'O cadastro não está em renovação.');
      await keepReviewed(tx, { client, sections: [kept], now });
      return { data: await readUserRecord({ ...registrations.services, database: tx }, client, now) };
    });
  });
}

/** Under which name a section that a renewal of this client has to review is kept. */
async function keptSection(
  registrations: Registrations,
  client: Client,
  section: unknown,
): Promise<string | undefined> {
  const registration = await readOwnRegistration(registrations, client);
  if (!registration) return undefined;
  const kept = keptName(registration.loaded.wizard, section);
  const due = sectionsToReview(registration.loaded, registration.context);
  return due.some((own) => own.kept === kept) ? kept : undefined;
}
