import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './theme/tokens.css';
import '../engine/react/theme/base.css';
import './theme/base.css';
import { loadWizards } from './api/loadWizards';
import { App } from './app/App';
import { letLettersCome } from './app/letters';
import { loadPage } from './app/PortalRoutes';
import { registerWorker } from './worker/register';

// Every page needs it: it comes while the script of the page does. Who needs it asks again where it did not come.
loadWizards().catch(() => undefined);

const root = document.getElementById('portal') as HTMLElement;
const portal = (
  <StrictMode>
    <App />
  </StrictMode>
);
// What the server sent stands until the page can go on from it, piece by piece.
const begin = () => createRoot(root).render(portal);
const goOn = () => startTransition(() => void hydrateRoot(root, portal));
loadPage(location.pathname)
  .then(root.hasChildNodes() ? goOn : begin, begin)
  .then(letLettersCome);

if (import.meta.env.PROD) {
  addEventListener('load', () => registerWorker());
}
