import type { LoadedWizard } from '../../engine/definition';
import type { Definitions } from '../storage/definitions/types';

/** The wizard that is the registration of clients of a type; `undefined` when they have none. Others live beside it. */
export function registrationWizard({ wizards }: Definitions, clientType: number): LoadedWizard | undefined {
  return wizards.find(({ wizard }) => wizard.registration && wizard.type === clientType);
}
