import type { WizardEntry } from '../api/loadWizards';
import type { User } from '../api/user';

/** Pages that need no session, by their whole path. */
const PUBLIC_PAGES = ['/login', '/cadastroinicio', '/cadastrofinalizacao', '/recuperarsenha'];

/** Pages reached by a link that carries a GUID. Source of the pattern: RFC 9562, section 4, without its version. */
const LINK_PAGE =
  /^\/(confirmarconta|realizarassinaturadeclaracao)\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a page may be shown without a token. Case and a slash at the end make no difference. */
export function isPublicPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return PUBLIC_PAGES.includes(path) || LINK_PAGE.test(path);
}

/** The wizard of a route, whatever its case. */
export function wizardAt(pathname: string, wizards: WizardEntry[]): WizardEntry | undefined {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return wizards.find(({ route }) => route.toLowerCase() === path);
}

/** Whether a client may fill in a wizard: it is of its own type, and nothing has been sent yet. */
export function mayFillIn(user: User, wizard: WizardEntry): boolean {
  return wizard.type === user.TipoCliente && user.StatusCadastro === 0;
}
