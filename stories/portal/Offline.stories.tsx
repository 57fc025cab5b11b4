import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import shared from '../../schemas/shared.json';
import { QueueCard } from '../../src/features/wizard/QueueCard';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { connection } from '../../src/session/offline/connection';
import { ConnectionBar } from '../../src/shell/ConnectionBar';

const meta = {
  title: 'Portal/Offline',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    connection.setState({ since: new Date(2026, 10, 22, 14, 36), dataOf: undefined });
    return () => connection.setState({ since: undefined, dataOf: undefined });
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { render: () => <ConnectionBar /> };

/** The page was opened without a connection. */
export const BarOfKeptData: Story = {
  beforeEach: () => connection.setState({ dataOf: new Date(2026, 10, 21, 18, 2) }),
  render: () => <ConnectionBar />,
};

/** The margin of a page, which the card goes past on a phone. */
const inPage: Decorator = (Story) => (
  <div style={{ padding: 'var(--s-6) var(--page-x)' }}>
    <Story />
  </div>
);

export const Queue: Story = {
  decorators: [inPage],
  render: () => (
    <WizardTexts value={shared.texts}>
      <QueueCard
        steps={[
          { id: 'a', title: 'Dados Financeiros', at: new Date(2026, 10, 22, 14, 38), isSending: true },
          { id: 'b', title: 'Dados Bancários', at: new Date(2026, 10, 22, 14, 41), isSending: false },
        ]}
      />
    </WizardTexts>
  ),
};

/** All of it has been sent: the card stays until the next step, so that nothing under it jumps. */
export const EmptyQueue: Story = {
  decorators: [inPage],
  render: () => (
    <WizardTexts value={shared.texts}>
      <QueueCard steps={[]} />
    </WizardTexts>
  ),
};
