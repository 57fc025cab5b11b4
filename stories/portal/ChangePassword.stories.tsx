import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { ChangePasswordModal } from '../../src/shell/account/ChangePasswordModal';
import { clientServer } from './portalServer';

const meta = {
  title: 'Portal/Change of the password',
  component: ChangePasswordModal,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <h1>Alterar senha</h1>
        <Story />
        <DialogHost />
      </main>
    ),
  ],
  beforeEach: clientServer({ '/cliente/alterar-senha': { body: { data: true } } }),
  args: { onClose: () => undefined },
} satisfies Meta<typeof ChangePasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Default: Story = {};

export const Phone: Story = { ...phone };

/** The first thing that is wrong stands in a dialog, and at its field. */
export const Missing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Falha ao atualizar senha' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(screen.getByLabelText(/^Senha atual/)).toHaveFocus());
  },
};

const fill: Story['play'] = async ({ userEvent }) => {
  for (const label of [/^Senha atual/, /^Nova senha/, /^Confirmação/]) {
    await userEvent.type(screen.getByLabelText(label), 'Senha@123');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Alterar' }));
};

export const Refused: Story = {
  beforeEach: clientServer({
    '/cliente/alterar-senha': { status: 400, body: { data: ['A senha atual está incorreta.'] } },
  }),
  play: async (context) => {
    await fill(context);
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Alteração de senha' })).toBeVisible());
  },
};

export const Changed: Story = {
  play: async (context) => {
    await fill(context);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Alteração de senha' })).toBeVisible());
  },
};
