import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { ConfirmationPage } from '../../src/features/confirmation/ConfirmationPage';
import { RecoveryPage } from '../../src/features/recovery/RecoveryPage';
import { VersionBanner } from '../../src/features/version/VersionBanner';
import { portalServer } from './portalServer';

/** The other pages in front of the login: a forgotten password, the link of a new account; and the banner of a new version. */
const meta = {
  title: 'Portal/Entry',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/ConfirmarConta/historia']}>
        <Routes>
          <Route path="/ConfirmarConta/:id" element={<Story />} />
        </Routes>
        <DialogHost />
      </MemoryRouter>
    ),
  ],
  beforeEach: (context) => {
    sessionStorage.clear();
    return portalServer({ '/register/ativar-conta': { body: { data: false } } })(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Recovery: Story = {
  render: () => <RecoveryPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Recuperar senha' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const RecoveryOnPhone: Story = { ...Recovery, ...phone };

export const RecoveryWithErrors: Story = {
  ...Recovery,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar senha' }, { timeout: 10_000 }));
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeVisible());
  },
};

export const Confirmation: Story = { render: () => <ConfirmationPage /> };

export const ConfirmationOnPhone: Story = { ...Confirmation, ...phone };

/** The link confirms nothing: why, and the way on. */
export const ConfirmationRefused: Story = {
  ...Confirmation,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar conta' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(canvas.getByText('Este link não confirma nenhuma conta.')).toBeVisible());
  },
};

/** A newer version is there: the page is about to be reloaded. */
export const NewVersion: Story = {
  beforeEach: () => {
    const network = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).startsWith('/version.json') ? Response.json({ version: '9.9.9' }) : network(input, init);
    return () => {
      globalThis.fetch = network;
      sessionStorage.clear();
    };
  },
  render: () => (
    <>
      <VersionBanner reload={() => undefined} />
      <ConfirmationPage />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Uma nova versão está disponível!/)).toBeVisible();
  },
};
