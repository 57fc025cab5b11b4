import { isEmpty, type Json } from '../../engine/core/json';
import type { WizardData } from '../../engine/core/mapping/parts';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import type { Services } from '../services';
import { readSettings } from '../settings/settings';
import { readWizardData } from '../wizards/store';

/** The names that the API has for a waiver: its reason and when it was chosen. */
const REASON = 'MotivoDispensaQuestionarioId';
const CHOSEN_AT = 'DataQuestionario';

function find(data: WizardData, name: string): Json | undefined {
  return Object.values(data).find((fields) => !isEmpty(fields[name]))?.[name];
}

/**
 * Whether a saved part takes a waiver back: it carries a reason, has none, and the customer has chosen so since the
 * last save. The same data sent again changes nothing.
 */
export function takesWaiverBack(carried: readonly string[], before: WizardData, after: WizardData): boolean {
  if (!carried.includes(REASON) || find(after, REASON) !== undefined) return false;
  return find(before, REASON) !== undefined || find(before, CHOSEN_AT) !== find(after, CHOSEN_AT);
}

/** Whether the questionnaire is waived for a client: a reason is saved, and the tenant allows it. */
export async function hasWaiver(services: Services, database: Database, client: Client): Promise<boolean> {
  const { dispensa } = await readSettings({ ...services, database });
  const loaded = services.definitions.wizards.find(({ wizard }) => wizard.type === client.type);
  if (dispensa === false || !loaded) return false;
  return find(await readWizardData(database, { client, loaded }), REASON) !== undefined;
}
