import type { Preview } from '@storybook/react-vite';
import '../tests/support/declarations';
import '../src/theme/tokens.css';
import '../engine/react/theme/base.css';
import '../src/theme/base.css';
import { checkFailures } from '../stories/failures';
import { tenants, wearTenant } from '../stories/wearTenant';

document.documentElement.lang = 'pt-BR';
/** The definitions are compiled when their index is first asked for, which takes longer than a story waits. */
const compiled = fetch('/definitions/index.json').catch(() => undefined);

const preview: Preview = {
  // What the server writes into <html> for a tenant, and the system for a mode.
  globalTypes: {
    tenant: {
      description: 'Tenant',
      toolbar: { title: 'Tenant', icon: 'paintbrush', items: tenants, dynamicTitle: true },
    },
    mode: {
      description: 'Light or dark',
      toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  loaders: [async () => ({ compiled: await compiled })],
  decorators: [
    (story, { globals }) => {
      wearTenant(globals.tenant);
      document.documentElement.dataset.theme = globals.mode;
      return story();
    },
  ],
  afterEach: ({ canvasElement, parameters }) =>
    checkFailures(canvasElement.ownerDocument.body, parameters.showsFailure === true),
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // A violation of an axe rule fails the story's test; what passes need not be listed whole.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    options: {
      storySort: {
        order: ['Comece aqui', 'Tokens', 'Pieces', 'Widgets', 'Engine', 'Blocks', 'Tabs', 'Portal', 'Estudio'],
      },
    },
    viewport: {
      options: {
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '900px' } },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
        phone: { name: 'Phone (375)', styles: { width: '375px', height: '812px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'desktop', isRotated: false }, tenant: 'andorinha', mode: 'light' },
};

export default preview;
