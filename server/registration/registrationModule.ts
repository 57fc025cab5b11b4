import { wasSent } from '../../contract/lifeCycle';
import { comesWhole, nameIn, wholeNameOf } from '../http/wholeWizard';
import type { Client } from '../storage/client';
import type { DefinitionFiles } from '../storage/definitions/types';
import { statusOf } from './status';

/**
 * The address of the module that a client's portal begins with, which is said with the user record, or the portal would ask for
 * it only once it has read that: the whole wizard of the registration, or when that was sent the wizard without its tabs, of
 * which the dashboard is made. Nothing where there is no wizard for the type.
 */
export function registrationModule(files: DefinitionFiles, client: Client, now: Date): string | undefined {
  const entry = files.index.wizards.find(({ registration, type }) => registration && type === client.type);
  if (!entry) return undefined;
  const name = nameIn(entry.url);
  const isWhole = !wasSent(statusOf(client, now)) && comesWhole(name, files.modules);
  return `/definitions/${isWhole ? wholeNameOf(name) : name}`;
}
