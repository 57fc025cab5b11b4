/** Pages that need no session, by their whole path. */
const PUBLIC_PAGES = [
  '/login',
  '/cadastroinicio',
  '/cadastrofinalizacao',
  '/recuperarsenha',
  '/recibo',
  '/acessibilidade',
];

/** Pages reached by a link that carries a GUID. Source of the pattern: RFC 9562, section 4, without its version. */
const LINK_PAGE =
  /^\/(confirmarconta|realizarassinaturadeclaracao|realizarassinaturas)\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Pages by which one who seeks the portal comes in, or learns how it can be used. */
const LISTED_PAGES = ['/login', '/cadastroinicio', '/acessibilidade'];

/** Case and a slash at the end make no difference. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

/** Whether search engines may keep a page. All others are of one customer, or lead from a mail to one step. */
export const isListedPage = (pathname: string): boolean => LISTED_PAGES.includes(plainPath(pathname));

/** Whether it is the page where one signs in. */
export const isLogin = (pathname: string): boolean => plainPath(pathname) === '/login';

/** Whether it is the page that one comes to after the login: the dashboard, once the registration was sent. */
export const isHome = (pathname: string): boolean => ['', '/index.html', '/dashboard'].includes(plainPath(pathname));

/** Whether a page may be shown without a token. */
export function isPublicPage(pathname: string): boolean {
  const path = plainPath(pathname);
  return PUBLIC_PAGES.includes(path) || LINK_PAGE.test(path);
}

/** The wizard of an address, which is its route or stands below it, whatever its case. */
export function wizardAt<Wizard extends { route: string }>(
  pathname: string,
  wizards: readonly Wizard[],
): Wizard | undefined {
  const path = `${plainPath(pathname)}/`;
  return wizards.find(({ route }) => path.startsWith(`${route.toLowerCase()}/`));
}
