import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/tokens.css';
import '../engine/react/theme/base.css';
import './theme/base.css';
import { App } from './app/App';

createRoot(document.getElementById('portal') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD) {
  addEventListener('load', () => void import('./worker/register').then(({ registerWorker }) => registerWorker()));
}
