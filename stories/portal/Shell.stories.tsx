import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../engine/theme';
import { PageSkeleton } from '../../src/shell/PageSkeleton';
import { EmptyState } from '../../src/ui/EmptyState';
import { LoadFailure } from '../../src/ui/LoadFailure';
import { clientPage } from './clientPage';

const meta = {
  title: 'Portal/Pages',
  parameters: { layout: 'fullscreen' },
  ...clientPage(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <PageSkeleton /> };

export const Failed: Story = {
  parameters: { showsFailure: true },
  render: () => <LoadFailure title="Não foi possível carregar o seu cadastro" onRetry={() => undefined} />,
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="Nenhuma pessoa adicionada" action={<Button variant="primary">Incluir</Button>}>
      <p>Preencha os dados para incluir um procurador.</p>
    </EmptyState>
  ),
};
