import type { FastifyInstance } from 'fastify';
import { evaluateCondition } from '../../engine/core';
import type { TabDefinition } from '../../engine/definition';
import { blockNode, blocksOf } from '../../engine/state';
import { clientOf } from '../http/gate';
import { describeCalls } from '../http/openapi/description';
import { LACKING_CALLS } from './described/fixed';
import { checkTab, toText } from './engine';
import { readOwnRegistration } from './readRegistration';
import type { Registration } from './registration';
import type { Registrations } from './registrations';

/** A visible tab that is not complete, and what it lacks in the words of its dialogs. */
export interface LackingTab {
  tab: string;
  messages: string[];
}

/** The tabs that a registration still has to complete before it may be sent, in order. */
export async function findLacking(registrations: Registrations, registration: Registration): Promise<LackingTab[]> {
  const { loaded, context, data } = registration;
  const lacking: LackingTab[] = [];
  for (const { id, when } of loaded.wizard.tabs) {
    if (!evaluateCondition(when, { data: {}, context })) continue;
    const tab = loaded.tabs[id]?.definition;
    const { state, errors } = checkTab({ loaded, context, stored: data }, id, data[id] ?? {}, 'advance');
    const ofBlocks = tab ? await checkBlocks(registrations, registration, { tab, hidden: state.hidden }) : [];
    const messages = [...errors.map(toText), ...ofBlocks];
    if (messages.length > 0) lacking.push({ tab: id, messages });
  }
  return lacking;
}

/** What the blocks of a tab lack, in the order of its screen. What rules hide lacks nothing. */
async function checkBlocks(
  { services, rooms }: Registrations,
  registration: Registration,
  { tab, hidden }: { tab: TabDefinition; hidden: ReadonlySet<string> },
): Promise<string[]> {
  const found: string[] = [];
  for (const block of blocksOf(tab).filter(({ id }) => !hidden.has(blockNode(id)))) {
    const check = rooms.blocks[block.block]?.lacking;
    if (check) found.push(...(await check({ block, registration, services })));
  }
  return found;
}

/** Tells a client which sections keep the registration from being sent: the ids of their tabs. */
export function mountLacking(api: FastifyInstance, registrations: Registrations): void {
  describeCalls(api, LACKING_CALLS);
  api.get('/cliente/usuario/pendencias', async (request) => {
    const registration = await readOwnRegistration(registrations, clientOf(request));
    const lacking = registration ? await findLacking(registrations, registration) : [];
    return { data: lacking.map(({ tab }) => tab) };
  });
}
