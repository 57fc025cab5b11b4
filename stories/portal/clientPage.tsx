import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { clientServer } from './portalServer';

const inRouter: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);

/** What a page of the portal stands in, whole and with a client who is signed in; for the `meta` of its stories. */
export const clientPage = (...server: Parameters<typeof clientServer>) => ({
  decorators: [inRouter],
  beforeEach: clientServer(...server),
});
