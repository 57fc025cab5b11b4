import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import '../../src/theme/base.css';
import { Frame } from './Frame';
import { withLists } from './lists';
import type { TabSource } from './openTab';

const source: TabSource = { load: (module) => import(/* @vite-ignore */ module), lists: withLists };

createRoot(document.getElementById('preview') as HTMLElement).render(
  <StrictMode>
    <Frame source={source} />
  </StrictMode>,
);
