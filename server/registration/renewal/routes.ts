import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayBeginRenewal } from '../../../contract/lifeCycle';
import { isReviewed, keptName } from '../../../contract/sections';
import type { Json } from '../../../engine/core';
import type { WizardDefinition } from '../../../engine/definition';
import { clientOf, sessionOver } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown } from '../../http/requestBody';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { lockClient } from '../change';
import { RENEWAL_CALLS } from '../described/fixed';
import { readOwnRegistration } from '../readRegistration';
import type { Registration } from '../registration';
import type { Registrations } from '../registrations';
import { sectionLines } from '../sectionLines';
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
    changeReview(registrations, request, async (tx, { client, kept, now, isUnchanged }) => {
      const { isOn } = await readRenewal(tx, client, now);
      if (!isOn && !mayBeginRenewal(statusOf(client, now))) throw new Refusal(400, NOT_IN_RENEWAL);
      await keepReviewed(tx, { client, sections: [kept], now, isUnchanged });
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
  /** The customer confirmed it as it stands. */
  isUnchanged: boolean;
}

/** Changes the progress of a renewal by the section that a call names; gives back the client as it is then. */
async function changeReview(
  registrations: Registrations,
  request: FastifyRequest,
  change: (tx: Database, reviewed: Reviewed) => Promise<void>,
) {
  const read = readKnown(request.body, ['Secao', 'NadaMudou']);
  const isUnchanged = readUnchanged(read('NadaMudou'));
  const caller = clientOf(request);
  const found = await keptSection(registrations, caller, read('Secao'));
  if (found === undefined) throw new Refusal(400, 'Seção desconhecida: /Secao');
  if (isUnchanged) await assertComplete(registrations, found);
  const { database, clock } = registrations.services;
  const now = clock();
  return database.transaction(async (tx) => {
    const client = await lockClient(tx, caller.id);
    if (!client) throw sessionOver();
    const { kept, registration } = found;
    await change(tx, { client, now, kept, wizard: registration.loaded.wizard, isUnchanged });
    return { data: await readUserRecord({ ...registrations.services, database: tx }, client, now) };
  });
}

/** A section that a renewal of a client has to review. */
interface Due {
  /** The name that it is kept under, and what it is called. */
  kept: string;
  name: string;
  registration: Registration;
}

/** The section that a call names; `undefined` when the renewal of this client has none such. */
async function keptSection(registrations: Registrations, client: Client, section: unknown): Promise<Due | undefined> {
  const registration = await readOwnRegistration(registrations, client);
  if (!registration) return undefined;
  const kept = keptName(registration.loaded.wizard, section);
  const due = sectionsToReview(registration.loaded, registration.context).find((own) => own.kept === kept);
  return due && { ...due, registration };
}

function readUnchanged(value: Json | undefined): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true;
  throw new Refusal(400, 'Valor inválido: /NadaMudou');
}

/** What lacks something cannot be confirmed as it stands: the renewal could not be sent with it. */
async function assertComplete(registrations: Registrations, { kept, name, registration }: Due): Promise<void> {
  const lines = await sectionLines(registrations, registration);
  if (lines.some(({ Aba, Completa }) => Aba === kept && !Completa)) {
    throw new Refusal(400, `A seção ${name} está incompleta. Abra a seção e preencha o que falta.`);
  }
}
