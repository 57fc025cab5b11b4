import type { Meta, StoryObj } from '@storybook/react-vite';
import { WizardFailure } from '../../src/features/wizard/WizardFailure';
import { ErrorBoundary } from '../../src/shell/ErrorBoundary';
import { clientPage } from './clientPage';

function Broken(): never {
  throw new Error('A page that cannot be drawn.');
}

/** What stands in place of a page. */
const meta = {
  title: 'Portal/Failures',
  parameters: { layout: 'fullscreen', showsFailure: true },
  ...clientPage(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

/** The wizard, or the settings of the institution, did not come. */
export const Wizard: Story = {
  render: () => <WizardFailure title="Não foi possível carregar o seu cadastro" onRetry={() => undefined} />,
};

export const WizardOnPhone: Story = { ...Wizard, ...phone };

/** A mistake of the page itself. */
export const Page: Story = {
  parameters: { showsFailure: false },
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
};
