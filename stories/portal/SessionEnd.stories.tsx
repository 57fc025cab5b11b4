import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { EndWarning } from '../../src/session/ending/EndWarning';
import { type Ending, useEnding } from '../../src/session/ending/watchEnds';
import { portalServer } from './portalServer';

/** Shows the warning as it stands so long before the end. */
const before = (kind: Ending['kind'], minutes: number) => async () => {
  useEnding.setState({ ending: { kind, at: Date.now() + minutes * 60_000 } });
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
  beforeEach: portalServer(),
} satisfies Meta<typeof EndWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

/** A use puts it off. */
export const Unused: Story = { play: before('unused', 3) };

export const UnusedOnPhone: Story = { ...Unused, ...phone };

/** Nothing puts it off. */
export const Last: Story = { play: before('last', 5) };
