import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { plainPath } from '../../contract/pages';
import { PageFailure } from '../shell/PageFailure';
import { App } from './App';
import { loadPage } from './PortalRoutes';

/** Pages that anyone may open, which are the same for all until their form is there. */
const PAGES = ['/login', '/CadastroInicio', '/RecuperarSenha'];

/**
 * What the pages show at first, as the server sends it with them: a browser draws that before a script has come, and
 * the script goes on from it. By path, as `plainPath` tells it; with the tenant's name as it is told here in it.
 */
export async function framesOf(tenant: { name: string; line: string }): Promise<Record<string, string>> {
  await Promise.all(PAGES.map(loadPage));
  // All that a page in this state asks its document for; what is built afterwards is to see none.
  Object.assign(globalThis, { document: { documentElement: { dataset: tenant } } });
  try {
    return Object.fromEntries(PAGES.map((path) => [plainPath(path), pictureOf(path)]));
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
}

/** What takes the place of a page whose script does not come; `src/theme/early.js` puts it there. */
export const failedPage = (): string => renderToStaticMarkup(<PageFailure />);

const pictureOf = (path: string): string =>
  renderToString(
    <StrictMode>
      <App router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
    </StrictMode>,
  );
