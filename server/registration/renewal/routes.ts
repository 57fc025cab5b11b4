import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayBeginRenewal } from '../../../contract/lifeCycle';
import { isReviewed, keptName } from '../../../contract/sections';
import type { WizardDefinition } from '../../../engine/core';
import { clientOf, sessionOver } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown } from '../../http/requestBody';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/open';
import { lockClient } from '../change';
import { RENEWAL_CALLS } from '../described/fixed';
import { readOwnRegistration } from '../readRegistration';
import type { Registrations } from '../registrations';
import { statusOf } from '../status';
import { readUserRecord } from '../userRecord';
import { expiresSoon } from './reminder';
import { keepPending, keepReviewed, readRenewal } from './renewal';
import { sectionsToReview } from './sections';

/** The reminder before a registration expires, and the progress of its renewal. */
export function mountRenewal(api: FastifyInstance, registrations: Registrations): void {
  describeCalls(api, RENEWAL_CALLS);
  const { clock, config } = registrations.services;

  api.get('/cliente/ConsultaLembreteVencimento', async (request) => ({
    data: expiresSoon(clientOf(request), { now: clock(), days: config.reminderDays }),
  }));

  api.post('/cliente/renovacao', (request) =>
    changeReview(registrations, request, async (tx, { client, kept, now }) => {
      const { isOn } = await readRenewal(tx, client, now);
      if (!isOn && !mayBeginRenewal(statusOf(client, now))) throw new Refusal(400, NOT_IN_RENEWAL);
      await keepReviewed(tx, { client, sections: [kept], now });
    }),
  );

  api.post('/cliente/renovacao/desfazer', (request) =>
    changeReview(registrations, request, async (tx, { client, kept, now, wizard }) => {
      if (!(await readRenewal(tx, client, now)).isOn) throw new Refusal(400, NOT_IN_RENEWAL);
      await keepPending(tx, { client, isSection: (own) => isReviewed(wizard, [own], kept) });
    }),
  );
}

const NOT_IN_RENEWAL = 'O cadastro não está em renovação.';

interface Reviewed {
  client: Client;
  /** Under which name the section of the call is kept. */
  kept: string;
  now: Date;
  wizard: WizardDefinition;
}

/** Changes the progress of a renewal by the section that a call names; gives back the client as it is then. */
async function changeReview(
  registrations: Registrations,
  request: FastifyRequest,
  change: (tx: Database, reviewed: Reviewed) => Promise<void>,
) {
  const section = readKnown(request.body, ['Secao'])('Secao');
  const caller = clientOf(request);
  const found = await keptSection(registrations, caller, section);
  if (found === undefined) throw new Refusal(400, 'Seção desconhecida: /Secao');
  const { database, clock } = registrations.services;
  const now = clock();
  return database.transaction(async (tx) => {
    const client = await lockClient(tx, caller.id);
    if (!client) throw sessionOver();
    await change(tx, { client, now, ...found });
    return { data: await readUserRecord({ ...registrations.services, database: tx }, client, now) };
  });
}

/** Under which name a section that a renewal of this client has to review is kept. */
async function keptSection(
  registrations: Registrations,
  client: Client,
  section: unknown,
): Promise<Pick<Reviewed, 'kept' | 'wizard'> | undefined> {
  const registration = await readOwnRegistration(registrations, client);
  if (!registration) return undefined;
  const { wizard } = registration.loaded;
  const kept = keptName(wizard, section);
  const due = sectionsToReview(registration.loaded, registration.context);
  return kept !== undefined && due.some((own) => own.kept === kept) ? { kept, wizard } : undefined;
}
