import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { LoginPage } from '../../src/features/login/LoginPage';
import { portalServer } from './portalServer';

const meta = {
  title: 'Portal/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/login']}>
        <Story />
        <DialogHost />
      </MemoryRouter>
    ),
  ],
  beforeEach: portalServer(),
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

const refused = (message: string) => portalServer({ '/login': { status: 400, body: { data: { erros: [message] } } } });

/** Fills in an e-mail and a password, and enters. */
const enter: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox'), 'ana@exemplo.com');
  await userEvent.type(canvas.getByLabelText(/^Senha/), 'segredo');
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
};

export const Default: Story = {};

export const Phone: Story = { ...phone };

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), '52998224725');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'segredo');
    await expect(canvas.getByRole('combobox')).toHaveValue('529.982.247-25');
  },
};

export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Preencha os dados de E-mail/CPF')).toBeVisible();
  },
};

export const WithErrorOnPhone: Story = { ...WithError, ...phone };

export const Suggestions: Story = {
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'maria');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('option', { name: 'maria@gmail.com' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Enters, and waits for the dialog of the refusal. */
const enterRefused: Story['play'] = async (context) => {
  await enter(context);
  await expect(await context.canvas.findByRole('heading', { name: 'Atenção!' })).toBeInTheDocument();
};

export const Refused: Story = { beforeEach: refused('Usuário ou senha inválidos!'), play: enterRefused };

export const UnknownClient: Story = { beforeEach: refused('Cliente não encontrado!'), play: enterRefused };

export const NotActivated: Story = {
  beforeEach: refused('Cliente com e-mail não validado!'),
  play: async (context) => {
    await enter(context);
    await expect(await context.canvas.findByText('Reenviar e-mail para ativação')).toBeVisible();
  },
};

export const OneType: Story = {
  beforeEach: portalServer({
    '/consulta/configuracao-geral': { body: { data: [{ Chave: 'Remover tipo de cadastro', Valor: '1;3' }] } },
  }),
};

export const NoType: Story = {
  beforeEach: portalServer({
    '/consulta/configuracao-geral': { body: { data: [{ Chave: 'Remover tipo de cadastro', Valor: '1;2;3' }] } },
  }),
};

const settings = (entries: Record<string, string>) => ({
  '/consulta/configuracao-geral': {
    body: { data: Object.entries(entries).map(([Chave, Valor]) => ({ Chave, Valor })) },
  },
});

/** Only a token: no password is asked for. */
export const TokenOnly: Story = { beforeEach: portalServer(settings({ 'Modo de autenticacao': '2' })) };

/** The registrations of one company are told apart by their nicknames. */
export const Nicknames: Story = {
  ...phone,
  beforeEach: portalServer({
    ...settings({ 'Exibir apelido': 'S' }),
    '/login': { body: { data: ['Filial', 'Matriz'] } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Pessoa Jurídica' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'E-mail/CNPJ' }), '12abc34501de35');
    await expect(canvas.getByRole('combobox', { name: 'E-mail/CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
    await expect(await canvas.findByRole('option', { name: 'Matriz' })).toBeInTheDocument();
  },
};

const byToken = {
  ...settings({ 'Modo de autenticacao': '1' }),
  '/Login/VerifyLogin': { body: { data: { Sucesso: true, HashToken: 'h' } } },
};

/** The second step, with half of the token typed. */
export const Token: Story = {
  beforeEach: portalServer(byToken),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('combobox'), 'helena.nogueira@gmail.com');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'segredo');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Dígito 1 de 6' }), '407');
    await expect(canvas.getByRole('textbox', { name: 'Dígito 4 de 6' })).toHaveFocus();
  },
};

export const TokenOnPhone: Story = { ...Token, ...phone };

/** A wrong token: told in a dialog, then under the empty boxes. */
export const WrongToken: Story = {
  beforeEach: portalServer({
    ...byToken,
    '/login': {
      status: 400,
      body: { data: { erros: ['O Token informado não é válido! Verifique e tente novamente.'] } },
    },
  }),
  play: async (context) => {
    await Token.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('111');
    await userEvent.click(await canvas.findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Dígito 1 de 6' })).toHaveFocus());
  },
};
