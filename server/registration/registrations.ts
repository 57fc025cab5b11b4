import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { OptionList } from '../lists/lists';
import type { Definitions } from '../storage/definitions';
import type { Services } from '../storage/services';
import type { Rooms } from './rooms';

/** What registrations are worked on with. */
export interface Registrations {
  services: Services;
  lists: Map<string, OptionList>;
  rooms: Rooms;
}

/** The wizard that is the registration of clients of a type; `undefined` when they have none. Others live beside it. */
export function registrationWizard({ wizards }: Definitions, clientType: number): LoadedWizard | undefined {
  return wizards.find(({ wizard }) => wizard.registration && wizard.type === clientType);
}
