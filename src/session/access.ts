import { isActive, wasSent } from '../../contract/lifeCycle';
import type { WizardEntry } from '../../engine/definition';
import type { User } from '../api/user';

/** The wizard that is the registration of a client's type. */
export function registrationOf({ TipoCliente }: User, wizards: WizardEntry[]): WizardEntry | undefined {
  return wizards.find(({ type, registration }) => registration && type === TipoCliente);
}

/** The wizards that live beside it. */
export function besideRegistration({ TipoCliente }: User, wizards: WizardEntry[]): WizardEntry[] {
  return wizards.filter(({ type, registration }) => !registration && type === TipoCliente);
}

/**
 * Whether a client may fill in a wizard of its type: the registration until it was sent, one beside it unless the client
 * is inactive.
 */
export function mayFillIn(user: User, { type, registration }: WizardEntry): boolean {
  if (type !== user.TipoCliente) return false;
  return registration ? !wasSent(user.StatusCadastro) : isActive(user.StatusCadastro);
}
