import type { FastifyInstance } from 'fastify';
import { evaluateCondition } from '../../engine/core/condition/evaluate';
import type { Context } from '../../engine/core/condition/scope';
import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { clientOf } from '../access/gate';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import type { Services } from '../services';
import { checkBlocks } from './blockChecks';
import { contextFor } from './context';
import type { WizardServices } from './endpoint';
import { checkTab, toText } from './engine';
import { readWizardData } from './store';

/** A visible tab that is not complete: its index among all tabs, and what it lacks in the words of its dialogs. */
export interface LackingTab {
  index: number;
  messages: string[];
}

interface RegistrationCheck {
  loaded: LoadedWizard;
  context: Context;
  /** The data of all tabs. */
  stored: WizardData;
  tx: Database;
  client: Client;
  services: Services;
}

/** The tabs that a registration still has to complete before it may be sent, in order. */
export async function findLacking(check: RegistrationCheck): Promise<LackingTab[]> {
  const { loaded, context, stored, ...inside } = check;
  const lacking: LackingTab[] = [];
  for (const [index, { id, when }] of loaded.wizard.tabs.entries()) {
    if (!evaluateCondition(when, { data: {}, context })) continue;
    const tab = loaded.tabs[id]?.definition;
    const { state, errors } = checkTab({ loaded, context, stored }, id, stored[id] ?? {}, 'advance');
    const messages = [...errors.map(toText), ...(tab ? await checkBlocks(tab, state.hidden, inside) : [])];
    if (messages.length > 0) lacking.push({ index, messages });
  }
  return lacking;
}

/** Tells a client which sections keep the registration from being sent: the indexes of their tiles. */
export function mountLacking(api: FastifyInstance, { services, lists }: WizardServices): void {
  api.get('/cliente/usuario/pendencias', async (request) => {
    const client = clientOf(request);
    const loaded = services.definitions.wizards.find(({ wizard }) => wizard.type === client.type);
    if (!loaded) return { data: [] };
    const tx = services.database;
    const stored = await readWizardData(tx, { client, loaded });
    const context = await contextFor(services, lists, { client, loaded, tabs: stored });
    const lacking = await findLacking({ loaded, context, stored, tx, client, services });
    return { data: lacking.map(({ index }) => index) };
  });
}
