import type { FastifyInstance } from 'fastify';
import { STATUS } from '../../contract/registration';
import { clientOf } from '../access/gate';
import type { Client } from '../access/session';
import { statusOf } from '../clients/status';
import { toUserRecord } from '../clients/userRecord';
import { Refusal } from '../refusal';
import { readKnown } from '../requestBody';
import { contextFor } from '../wizards/context';
import type { WizardServices } from '../wizards/endpoint';
import { lockClient } from '../wizards/store';
import { expiresSoon } from './reminder';
import { keepReviewed, readRenewal } from './renewal';
import { sectionsToReview } from './sections';

/** The reminder before a registration expires, and the progress of its renewal. */
export function mountRenewal(api: FastifyInstance, wizards: WizardServices): void {
  const { database, clock, config } = wizards.services;

  api.get('/cliente/ConsultaLembreteVencimento', async (request) => ({
    data: expiresSoon(clientOf(request), { now: clock(), days: config.reminderDays }),
  }));

  api.post('/cliente/renovacao', async (request) => {
    const section = readKnown(request.body, ['Secao'])('Secao');
    const caller = clientOf(request);
    if (typeof section !== 'number' || !(await isSection(wizards, caller, section))) {
      throw new Refusal(400, 'Seção desconhecida: /Secao');
    }
    const now = clock();
    return database.transaction(async (tx) => {
      const client = await lockClient(tx, caller.id);
      const { isOn } = await readRenewal(tx, client, now);
      if (!isOn && statusOf(client, now) !== STATUS.approved) {
        throw new Refusal(400, 'O cadastro não está em renovação.');
      }
      await keepReviewed(tx, { client, sections: [section], now });
      return { data: await toUserRecord(tx, client, now) };
    });
  });
}

/** Whether a number is what a renewal of this client has to review. */
async function isSection({ services, lists }: WizardServices, client: Client, section: number): Promise<boolean> {
  const loaded = services.definitions.wizards.find(({ wizard }) => wizard.type === client.type);
  if (!loaded) return false;
  const context = await contextFor(services, lists, { client, loaded, tabs: {} });
  return sectionsToReview(loaded, context).some(({ index }) => index === section);
}
