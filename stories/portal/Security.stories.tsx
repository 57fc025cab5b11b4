import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { SecurityPage } from '../../src/features/security/SecurityPage';
import { PasswordQuestion } from '../../src/proof/PasswordQuestion';
import { clientServer } from './portalServer';

const access = (Id: string, Aparelho: string, over: object = {}) => ({
  Id,
  Aparelho,
  Inicio: '2026-11-20T09:12:00Z',
  UltimoUso: '2026-11-22T17:40:00Z',
  Atual: false,
  ...over,
});
const own = access('a', 'Chrome no Android', { Atual: true });
const others = [access('b', 'Safari no iPhone'), access('c', 'Firefox no Windows')];

const server = (sessions: readonly object[] | 'waits' | 'fails', refused = false) =>
  clientServer({
    '/cliente/sessoes':
      sessions === 'waits'
        ? 'waits'
        : sessions === 'fails'
          ? { status: 500, body: {} }
          : { body: { data: sessions as never } },
    ...(refused && { '/cliente/senha/conferir': { status: 400, body: { data: ['Senha inválida'] } } }),
  });

/** Where the account is open; each place can be ended, after the password. */
const meta = {
  title: 'Portal/Security',
  component: SecurityPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/']}>
        <Story />
        <DialogHost />
      </MemoryRouter>
    ),
  ],
  beforeEach: server([own, ...others]),
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Encerrar os outros 2 acessos' })).toBeVisible();
  },
};

export const Phone: Story = { ...Default, ...phone };

export const OnlyThis: Story = { beforeEach: server([own]) };

export const Loading: Story = { beforeEach: server('waits') };

export const Failed: Story = { parameters: { showsFailure: true }, beforeEach: server('fails') };

/** What is asked before anything is ended. */
export const Password: Story = {
  render: () => (
    <main>
      <PasswordQuestion options={{ block: 'senha', title: 'Encerrar acesso' }} onAnswer={() => undefined} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(canvas.getByText('Preencha a senha.')).toBeVisible());
  },
};

export const PasswordOnPhone: Story = { ...Password, ...phone };
