import type { FastifyInstance } from 'fastify';
import { todayInBrazil } from '../../contract/calendar';
import { clientOf } from '../http/gate';
import { describeCalls } from '../http/openapi/description';
import { RECEIPT_CALLS } from './described/fixed';
import type { Registrations } from './registrations';
import { registrationWizard } from './registrationWizard';
import { lastSending } from './sendings';

/** How much of the id of a sending is told: by day and client no two are the same. */
const TOLD = 8;

/** The number that a customer is told of a sending: `'2026-1005-8F3A2C1B'`, its day in Brasília and the start of its id. */
export function numberOfSending({ id, sentAt }: { id: string; sentAt: Date }): string {
  const [year, month, day] = todayInBrazil(sentAt).split('-');
  return `${year}-${month}${day}-${id.slice(0, TOLD).toUpperCase()}`;
}

/** Tells a client the number and the moment of the last sending of its registration; nothing before the first. */
export function mountReceipt(api: FastifyInstance, { services }: Registrations): void {
  describeCalls(api, RECEIPT_CALLS);
  const { database, definitions } = services;
  api.get('/cliente/recibo', async (request) => {
    const client = clientOf(request);
    const wizard = registrationWizard(definitions, client.type)?.wizard;
    const last = wizard && (await lastSending(database, { client, wizard: wizard.id }));
    return { data: last ? { Numero: numberOfSending(last), EnviadoEm: last.sentAt.toISOString() } : null };
  });
}
