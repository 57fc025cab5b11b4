import { isActive, wasSent } from '../../contract/lifeCycle';
import type { WizardEntry } from '../../engine/core';
import type { User } from '../api/user';

/** Pages that need no session, by their whole path. */
const PUBLIC_PAGES = ['/login', '/cadastroinicio', '/cadastrofinalizacao', '/recuperarsenha'];

/** Pages reached by a link that carries a GUID. Source of the pattern: RFC 9562, section 4, without its version. */
const LINK_PAGE =
  /^\/(confirmarconta|realizarassinaturadeclaracao|realizarassinaturas)\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a page may be shown without a token. Case and a slash at the end make no difference. */
export function isPublicPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return PUBLIC_PAGES.includes(path) || LINK_PAGE.test(path);
}

/** The wizard of an address, which is its route or stands below it, whatever its case. */
export function wizardAt(pathname: string, wizards: WizardEntry[]): WizardEntry | undefined {
  const path = `${pathname.toLowerCase().replace(/\/+$/, '')}/`;
  return wizards.find(({ route }) => path.startsWith(`${route.toLowerCase()}/`));
}

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
