import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { TokenQuestion } from '../../src/token/TokenQuestion';
import { phone } from '../engine/phone';
import { focused, hovered, pressed } from '../pieces/shown';
import { clientServer } from '../portal/portalServer';
import { questionArgs } from './blockArgs';

const SENT = { body: { data: { HashToken: 'historia' } } };

/** The question for the token before an attorney is added or deleted. */
const meta = {
  title: 'Blocks/token',
  tags: ['autodocs'],
  component: TokenQuestion,
  argTypes: questionArgs,
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
  beforeEach: clientServer({ '/cliente/token/enviar': SENT, '/cliente/token/validar': { body: { data: true } } }),
  args: { options: { block: 'token', title: 'Confirme com o token' }, onAnswer: fn() },
} satisfies Meta<typeof TokenQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = () => screen.findAllByRole('textbox', { name: /^Dígito \d de 6$/ });

export const Default: Story = {
  play: async () => {
    const [first] = await boxes();
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const OnPhone: Story = { ...Default, ...phone };

export const Hovered: Story = { ...Default, ...hovered };

export const Focused: Story = { ...Default, ...focused };

export const Pressed: Story = { ...Default, ...pressed };

/** The token is on its way to the mailbox. */
export const Loading: Story = {
  beforeEach: clientServer({ '/cliente/token/enviar': 'waits' }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Enviando o token...')).toBeVisible());
  },
};

/** All six are there: the boxes wait for what the server says of them. */
export const Checking: Story = {
  beforeEach: clientServer({ '/cliente/token/enviar': SENT, '/cliente/token/validar': 'waits' }),
  play: async ({ userEvent }) => {
    const [first] = await boxes();
    await userEvent.keyboard('407218');
    await waitFor(() => expect(first).toBeDisabled());
  },
};

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
  beforeEach: clientServer({
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
  beforeEach: clientServer({
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

/** A title and a refusal that go on for lines. */
export const LongText: Story = {
  ...NotSent,
  args: {
    options: {
      block: 'token',
      title: 'Confirme com o token a inclusão do procurador que movimenta a conta e assina por você',
    },
  },
  beforeEach: clientServer({
    '/cliente/token/enviar': {
      status: 400,
      body: {
        data: [
          'O servidor de e-mails da instituição não aceitou a mensagem com o token agora. Confira se o endereço do seu cadastro ainda existe e se a caixa de entrada não está cheia, e tente novamente em alguns minutos.',
        ],
      },
    },
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^O servidor de e-mails/)).toBeVisible());
  },
};

export const LongTextOnPhone: Story = { ...LongText, ...phone };
