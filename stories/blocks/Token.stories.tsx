import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TokenQuestion } from '../../src/blocks/token/TokenQuestion';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { phone } from '../engine/phone';
import { portalServer, signInAs } from '../portal/portalServer';

const SENT = { body: { data: { HashToken: 'historia' } } };

const server = (replies: Parameters<typeof portalServer>[0]) => () => {
  const end = portalServer(replies)();
  signInAs('Helena Duarte Nogueira');
  return end;
};

/** The question for the token before an attorney is added or deleted. */
const meta = {
  title: 'Blocks/token',
  tags: ['autodocs'],
  component: TokenQuestion,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <h1>Procuradores</h1>
        <Story />
        <DialogHost />
      </main>
    ),
  ],
  beforeEach: server({ '/cliente/token/enviar': SENT, '/cliente/token/validar': { body: { data: true } } }),
  args: { options: { block: 'token', title: 'Confirme com o token' }, onAnswer: fn() },
} satisfies Meta<typeof TokenQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = () => screen.findAllByRole('textbox', { name: /^Número \d de 6$/ });

export const Default: Story = {
  play: async () => {
    const [first] = await boxes();
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const OnPhone: Story = { ...Default, ...phone };

/** The sixth digit checks the token; a right one is a yes. */
export const Right: Story = {
  play: async ({ args, userEvent }) => {
    await boxes();
    await userEvent.keyboard('407218');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
  },
};

/** A wrong token says so, and the boxes are empty again. */
export const Wrong: Story = {
  beforeEach: server({
    '/cliente/token/enviar': SENT,
    '/cliente/token/validar': {
      status: 400,
      body: { data: ['O Token informado não é válido! Verifique e tente novamente.'] },
    },
  }),
  play: async ({ args, userEvent }) => {
    await boxes();
    await userEvent.keyboard('407218');
    await waitFor(() => expect(screen.getByText(/^O Token informado não é válido!/)).toBeVisible());
    const [first] = await boxes();
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveValue('');
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** No token could be sent: why, and another try. */
export const NotSent: Story = {
  beforeEach: server({
    '/cliente/token/enviar': {
      status: 400,
      body: { data: ['Muitas tentativas. Aguarde alguns minutos e tente novamente.'] },
    },
  }),
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/^Muitas tentativas/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.getByText(/^Muitas tentativas/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
