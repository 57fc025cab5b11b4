import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import '../../src/theme/base.css';
import { Frame } from './Frame';

createRoot(document.getElementById('preview') as HTMLElement).render(
  <StrictMode>
    <Frame />
  </StrictMode>,
);
