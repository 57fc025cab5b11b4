import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { EndWarning } from '../../src/session/ending/EndWarning';
import { useEnds } from '../../src/session/ending/ends';
import { clientServer } from './portalServer';

const MINUTE_MS = 60_000;

/** What the server tells of the ends, so many minutes before each of them. */
const before = (unused: number, last: number) => async () => {
  const at = (minutes: number) => Date.now() + minutes * MINUTE_MS;
  useEnds.setState({ ends: { unused: at(unused), unusedFor: 30 * MINUTE_MS, last: at(last), known: 0 } });
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};

/** What is said minutes before an access ends. */
const meta = {
  title: 'Portal/End of the session',
  component: EndWarning,
  decorators: [
    (Story) => (
      <main>
        <h1 tabIndex={-1}>Página</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: clientServer(),
} satisfies Meta<typeof EndWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

/** A use puts it off. */
export const Unused: Story = { play: before(2.5, 480) };

export const UnusedOnPhone: Story = { ...Unused, ...phone };

/** Nothing puts it off. */
export const Last: Story = { play: before(30, 4) };
