import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { AccessKeyPage } from '../../src/features/signUp/AccessKeyPage';
import { FinishPage } from '../../src/features/signUp/FinishPage';
import { SignUpPage } from '../../src/features/signUp/SignUpPage';
import { beginSignUp, endSignUp } from '../../src/features/signUp/signUpStore';
import { portalServer } from './portalServer';

const helena = {
  selectedTipoCliente: 1 as const,
  cnpj: '',
  cpf: '52998224725',
  nomeRazaoSocial: 'Helena Duarte Nogueira',
  email: 'helena@exemplo.com',
  apelido: '',
  dataConstituicao: '',
  senha: '',
  confirmarSenha: '',
};

const forget = () => {
  endSignUp();
  sessionStorage.clear();
};

/** The way of a new customer to an account: who signs up, the password or the key sent by e-mail. */
const meta = {
  title: 'Portal/Sign-up',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
        <DialogHost />
      </MemoryRouter>
    ),
  ],
  beforeEach: (context) => {
    forget();
    const end = portalServer()(context);
    return () => {
      end();
      forget();
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Start: Story = {
  render: () => <SignUpPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Avançar' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const StartOnPhone: Story = { ...Start, ...phone };

export const StartWithErrors: Story = {
  ...Start,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avançar' }, { timeout: 10_000 }));
    await expect(await canvas.findByText(/^É necessário preencher/)).toBeVisible();
  },
};

export const Finish: Story = {
  render: () => {
    beginSignUp(helena, '/login');
    return <FinishPage />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Criar conta' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const FinishOnPhone: Story = { ...Finish, ...phone };

/** Half of the password: what it still lacks. */
export const FinishTyped: Story = {
  ...Finish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Senha/, { selector: 'input' }, { timeout: 10_000 }), 'Ficha');
    await expect(canvas.getByText(/critérios atendidos/)).toBeInTheDocument();
  },
};

export const AccessKey: Story = {
  render: () => (
    <AccessKeyPage
      registration={{
        TipoCadastro: 1,
        NomeRazaoSocial: helena.nomeRazaoSocial,
        CpfCnpj: helena.cpf,
        Email: helena.email,
        Apelido: '',
        DataConstituicao: '',
      }}
      hashToken="historia"
      resend={async () => true}
      onBack={() => undefined}
    />
  ),
};

export const AccessKeyOnPhone: Story = { ...AccessKey, ...phone };

/** Sent before all six digits are there. */
export const AccessKeyMissing: Story = {
  ...AccessKey,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Concluir' }));
    await expect(canvas.getByText('Token informado é inválido.')).toBeVisible();
  },
};
