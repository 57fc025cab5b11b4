import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, FieldGrid } from '../../engine/theme';
import { Modal, type ModalProps } from '../../src/dialogs/Modal';
import { TextField } from '../../src/ui/TextField';
import { arg, LONG, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/Modal',
  component: Modal,
  argTypes: {
    title: arg('O que se faz nele.', 'text'),
    lead: arg('Uma linha sob o título.', 'text'),
    foot: arg('Os botões; o primário por último.'),
    wide: arg('720 em vez de 600 px.', 'boolean'),
    onClose: arg('O botão que fecha, Escape ou voltar.'),
    children: arg('Um formulário ou um texto.'),
  } satisfies ToldArgs<ModalProps>,
  args: {
    title: 'Incluir procurador',
    lead: 'Quem pode agir em seu nome.',
    onClose: fn(),
    foot: (
      <>
        <Button>Voltar</Button>
        <Button variant="primary">Salvar</Button>
      </>
    ),
    children: (
      <FieldGrid>
        <TextField label="Nome completo" required />
        <TextField label="CPF" required error="CPF inválido" defaultValue="529.982.247-26" />
      </FieldGrid>
    ),
  },
  render: (args) => (
    <main>
      <Modal {...args} />
    </main>
  ),
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

/** The focus goes to the first field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nome completo' })).toHaveFocus();
  },
};

export const Phone: Story = { ...Default, ...phone };

export const Wide: Story = { args: { wide: true } };

export const Closing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { title: LONG, lead: LONG, foot: <Button variant="primary">Fechar</Button>, children: `${LONG}. `.repeat(30) },
  ...phone,
};
