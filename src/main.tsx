import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/tokens.css';
import '../engine/react/theme/base.css';
import './theme/base.css';
import { loadWizards } from './api/loadWizards';
import { App } from './app/App';
import { registerWorker } from './worker/register';

// Every page needs it: it comes while the script of the page does. Who needs it asks again where it did not come.
loadWizards().catch(() => undefined);

createRoot(document.getElementById('portal') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD) {
  addEventListener('load', () => registerWorker());
}
