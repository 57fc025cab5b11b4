import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../engine/theme';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { host } from '../../src/dialogs/dialogStore';
import { MessageDialog } from '../../src/dialogs/MessageDialog';
import { portalServer } from '../portal/portalServer';
import { arg, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/MessageDialog',
  component: MessageDialog,
  argTypes: {
    message: arg('Espécie, título, frase, e as palavras de um botão ou dois.', 'object'),
    onAnswer: arg('Sim, não, ou nada quando foi fechado sem resposta.'),
  } satisfies ToldArgs<ComponentProps<typeof MessageDialog>>,
  args: { message: { kind: 'success', title: 'Salvo' }, onAnswer: () => undefined },
  // A page that asks; the buttons of the dialog work.
  render: ({ message }) => (
    <main>
      <h1 tabIndex={-1}>Página</h1>
      <Button onClick={() => host.ask(message)}>Abrir</Button>
      <DialogHost />
    </main>
  ),
  beforeEach: portalServer(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const title = await canvas.findByRole('heading', { name: args.message.title });
    await waitFor(() => expect(title).toBeVisible());
  },
} satisfies Meta<typeof MessageDialog>;

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
