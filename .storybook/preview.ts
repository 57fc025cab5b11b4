import type { Preview } from '@storybook/react-vite';
import '../tests/support/declarations';
import '../src/theme/tokens.css';
import '../engine/react/theme/base.css';
import '../src/theme/base.css';
import { createElement } from 'react';
import { configure } from 'storybook/test';
import { readyForStories } from '../stories/beforeStories';
import { LazyDocsPage } from '../stories/docs/lazyDocsPage';
import { checkFailures } from '../stories/failures';
import { Surrounded } from '../stories/toolbar/Surroundings';
import { begin, tools } from '../stories/toolbar/tools';
import { wear } from '../stories/toolbar/wear';

document.documentElement.lang = 'pt-BR';
// The portal has its letters after its scripts (docs/decisions/0088), stories have them at once.
delete document.documentElement.dataset.letters;
// How long a story waits for what it is to find: a second is soon over on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
/** The definitions are compiled when their index is first asked for, which takes longer than a story waits. */
const compiled = fetch('/definitions/index.json').catch(() => undefined);

const preview: Preview = {
  // What the server writes into <html> for a tenant, what the system asks for, and what stands around a registration.
  globalTypes: tools,
  loaders: [async () => ({ compiled: await compiled, ready: await readyForStories() })],
  decorators: [
    (story, { globals: { mode, settings, ...page } }) => {
      wear(page as Parameters<typeof wear>[0]);
      return createElement(Surrounded, { value: { mode, settings } }, story());
    },
  ],
  afterEach: ({ canvasElement, parameters }) =>
    checkFailures(canvasElement.ownerDocument.body, parameters.showsFailure === true),
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: LazyDocsPage },
    // A violation of an axe rule fails the story's test; what passes need not be listed whole.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    options: {
      storySort: {
        order: [
          'Comece aqui',
          'Como escrevemos',
          'Como usar',
          'Tokens',
          'Pieces',
          'Widgets',
          'Blocks',
          'Engine',
          'Abas',
          'Portal',
          'Mensagens',
          'Estudio',
        ],
      },
    },
    viewport: {
      options: {
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '900px' } },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
        phone: { name: 'Phone (375)', styles: { width: '375px', height: '812px' } },
        narrow: { name: 'Narrowest (320)', styles: { width: '320px', height: '568px' } },
      },
    },
  },
  initialGlobals: begin,
};

export default preview;
