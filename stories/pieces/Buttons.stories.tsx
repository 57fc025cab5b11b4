import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, IconButton, Spinner } from '../../engine/theme';
import { BusyButton } from '../../src/ui/BusyButton';

const meta = {
  title: 'Pieces/Button',
  component: Button,
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    compact: { control: 'boolean' },
    block: { control: 'boolean' },
    busy: { control: 'boolean' },
  },
  args: { children: 'Avançar', variant: 'primary' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)', alignItems: 'center' } as const;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={row}>
      <Button variant="primary">Avançar</Button>
      <Button>Voltar</Button>
      <Button variant="quiet">Salvar e continuar depois</Button>
      <Button variant="danger">Excluir</Button>
      <Button compact>Anexar arquivo</Button>
    </div>
  ),
};

export const WithIcons: Story = {
  args: { icon: 'download', endIcon: 'arrowRight', children: 'Baixar ficha cadastral' },
};

export const Disabled: Story = {
  render: () => (
    <div style={row}>
      <Button variant="primary" disabled>
        Avançar
      </Button>
      <Button disabled>Voltar</Button>
      <Button variant="quiet" disabled>
        Salvar e continuar depois
      </Button>
    </div>
  ),
};

/** It keeps its width and its focus, and is deaf to clicks. */
export const Loading: Story = {
  render: () => (
    <div style={row}>
      <BusyButton variant="primary" busyLabel="Salvando..." busy>
        Avançar
      </BusyButton>
      <BusyButton busyLabel="Salvando...">Salvar</BusyButton>
      <Button busy>Baixando</Button>
    </div>
  ),
};

export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button') });
  },
};

export const LongText: Story = {
  args: { children: 'Salvar o que foi preenchido até aqui e continuar o cadastro em outro momento' },
  globals: { viewport: { value: 'phone' } },
};

export const WithIconAlone: Story = {
  render: () => (
    <div style={row}>
      <IconButton icon="pencil" label="Editar" />
      <IconButton icon="trash" label="Excluir" danger />
      <IconButton icon="close" label="Fechar" disabled />
    </div>
  ),
};

/** A spinner always stands beside a word. */
export const Spinning: Story = {
  render: () => (
    <p style={row}>
      <Spinner /> Carregando...
    </p>
  ),
};
