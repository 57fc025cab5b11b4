import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button, FieldGrid } from '../../engine/theme';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { host, type Message } from '../../src/dialogs/dialogStore';
import { Modal } from '../../src/dialogs/Modal';
import { TextField } from '../../src/ui/TextField';
import { portalServer } from './portalServer';

/** A page that asks; the buttons of the dialog work. */
function Asking({ message }: { message: Message }) {
  return (
    <main>
      <h1 tabIndex={-1}>Página</h1>
      <Button onClick={() => host.ask(message)}>Abrir</Button>
      <DialogHost />
    </main>
  );
}

const meta = {
  title: 'Portal/Dialogs',
  component: Asking,
  beforeEach: portalServer(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const title = await canvas.findByRole('heading', { name: args.message.title });
    await waitFor(() => expect(title).toBeVisible());
  },
} satisfies Meta<typeof Asking>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const ErrorMessage: Story = {
  args: {
    message: {
      kind: 'error',
      title: 'Oops...',
      text: 'O campo Órgão emissor não foi informado, preencha a informação para avançar.',
    },
  },
};

export const ErrorOnPhone: Story = { ...ErrorMessage, ...phone };

export const Warning: Story = {
  args: { message: { kind: 'warning', title: 'Sessão expirada', text: 'Faça o login novamente.' } },
};

export const Success: Story = { args: { message: { kind: 'success', title: 'E-mail enviado!' } } };

export const Question: Story = {
  args: {
    message: {
      kind: 'question',
      title: 'Confirma os valores?',
      text: 'Os três valores estão zerados.',
      yes: 'Sim, continuar',
      no: 'Não, voltar',
    },
  },
};

export const QuestionOnPhone: Story = { ...Question, ...phone };

export const LongText: Story = {
  ...phone,
  args: {
    message: {
      kind: 'warning',
      title: 'Ação não realizada',
      text: 'Este texto é longo e ocupa muitas linhas. '.repeat(30),
    },
  },
};

/** A form in a modal, and the toast after it. */
export const Form: Story = {
  args: { message: { kind: 'question', title: 'Incluir procurador' } },
  render: () => (
    <main>
      <Modal
        title="Incluir procurador"
        lead="Quem pode agir em seu nome."
        onClose={() => undefined}
        foot={
          <>
            <Button>Voltar</Button>
            <Button variant="primary">Salvar</Button>
          </>
        }
      >
        <FieldGrid>
          <TextField label="Nome completo" required />
          <TextField label="CPF" required error="CPF inválido" defaultValue="529.982.247-26" />
        </FieldGrid>
      </Modal>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nome completo' })).toHaveFocus();
  },
};

export const FormOnPhone: Story = { ...Form, ...phone };

export const Toast: Story = {
  args: { message: { kind: 'success', title: 'Salvo' } },
  play: async ({ canvas }) => {
    host.toast({
      title: 'Alterações realizadas com sucesso!',
      text: 'Dados informados foram salvos com sucesso.',
    });
    const title = await canvas.findByText('Alterações realizadas com sucesso!');
    await waitFor(() => expect(title).toBeVisible());
  },
};
