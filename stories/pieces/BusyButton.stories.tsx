import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ButtonProps } from '../../engine/theme';
import { BusyButton, type BusyButtonProps } from '../../src/ui/BusyButton';
import { arg, focused, hovered, narrow, oneOf, pressed, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/BusyButton',
  component: BusyButton,
  argTypes: {
    busyLabel: arg('As palavras enquanto trabalha: "Salvando...".', 'text'),
    children: arg('As palavras antes e depois.', 'text'),
    busy: arg('Está trabalhando: guarda a largura e o foco, não ouve cliques.', 'boolean'),
    variant: oneOf('Como em Button.', ['primary', 'secondary', 'quiet', 'danger']),
    disabled: arg('Como em Button.', 'boolean'),
  } satisfies ToldArgs<BusyButtonProps, ButtonProps>,
  args: { children: 'Avançar', busyLabel: 'Salvando...', variant: 'primary' },
} satisfies Meta<typeof BusyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hovered: Story = { ...hovered };

export const Focused: Story = { ...focused };

export const Pressed: Story = { ...pressed };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = { args: { busy: true } };

export const LongText: Story = {
  args: { children: 'Enviar o cadastro para análise', busyLabel: 'Enviando o cadastro e os seus documentos...' },
  ...narrow,
};

/** Pressed it is as wide as before, and has the focus still. */
export const Working: Story = {
  render: (args) => {
    const [busy, setBusy] = useState(false);
    return <BusyButton {...args} busy={busy} onClick={() => setBusy(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const before = button.offsetWidth;
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(before);
  },
};
