import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import '../../src/theme/base.css';
import { Frame } from '../frame/Frame';
import type { TabSource } from '../frame/openTab';

/** Tabs and lists that stand in the folder itself. */
const source: TabSource = {
  async load(tab) {
    const module = globalThis.fichaTabs?.[tab];
    if (!module) throw new Error(`There is no tab ${tab}.`);
    return module;
  },
  lists: (samples) => async (request) => {
    const list = request.method === 'GET' ? globalThis.fichaLists?.[request.path.toLowerCase()] : undefined;
    return list === undefined ? samples(request) : { status: 200, body: { data: list } };
  },
};

createRoot(document.getElementById('preview') as HTMLElement).render(
  <StrictMode>
    <Frame source={source} />
  </StrictMode>,
);
