import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import shared from '../../schemas/shared.json';
import { ReceiptView } from '../../src/features/receipt/ReceiptPage';
import type { Receipt } from '../../src/session/receipt';
import { portalServer } from './portalServer';

const receipt: Receipt = {
  title: shared.texts.sentTitle,
  next: shared.texts.sentText,
  name: 'Helena Duarte Nogueira',
  what: 'Cadastro de Pessoa Física: 8 seções',
  isUpdate: false,
  sent: { number: '2026-1005-8F3A2C1B', sentAt: '2026-10-05T17:41:00.000Z' },
  sheet: { kind: 'ready', file: new Blob(['ficha'], { type: 'application/pdf' }) },
};

const meta = {
  title: 'Portal/Receipt',
  component: ReceiptView,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => portalServer()(),
  args: { receipt, isSignedIn: false },
  decorators: [(story) => <MemoryRouter>{story()}</MemoryRouter>],
} satisfies Meta<typeof ReceiptView>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-1005-8F3A2C1B')).toBeVisible();
    await expect(canvas.getByText('05/10/2026 às 14:41, horário de Brasília')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Baixar ficha cadastral' })).toBeEnabled();
  },
};

export const SentOnPhone: Story = { ...Sent, ...phone };

/** The session is still open, until the sheet is here. */
export const SheetBeingMade: Story = { args: { receipt: { ...receipt, sheet: { kind: 'making' } }, isSignedIn: true } };

export const DownloadOver: Story = {
  args: { receipt: { ...receipt, sheet: { kind: 'over' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Entrar novamente' })).toBeVisible();
    // The line below does not lead there as well.
    await expect(canvas.queryByRole('link', { name: 'Entrar novamente' })).toBeNull();
  },
};

export const SheetFailed: Story = { args: { receipt: { ...receipt, sheet: { kind: 'failed' } } } };

/** The server gives neither number nor moment. */
export const WithoutNumber: Story = { args: { receipt: { ...receipt, sent: undefined } } };

/** Sent before: the client stays signed in. */
export const Update: Story = {
  args: {
    receipt: { ...receipt, title: 'Cadastro atualizado enviado', next: shared.texts.sentAgainText, isUpdate: true },
    isSignedIn: true,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
