import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { PasswordField } from '../../src/ui/PasswordField';
import { arg, focused, hovered, LONG, narrow, type ToldArgs } from './shown';

type Props = ComponentProps<typeof PasswordField>;

const meta = {
  title: 'Pieces/PasswordField',
  component: PasswordField,
  argTypes: {
    label: arg('O rótulo.', 'text'),
    hint: arg('A dica, entre o rótulo e a caixa.', 'text'),
    error: arg('O erro, sob a caixa, dito na hora.', 'text'),
    valid: arg('Nada: o botão fica no seu lugar.', 'boolean'),
    children: arg('O que flutua sob a caixa.'),
    below: arg('O que fica sob a caixa: os critérios de uma senha nova.'),
    autoComplete: arg('`current-password` ou `new-password`.', 'text'),
    disabled: arg('Não recebe o foco.', 'boolean'),
  } satisfies ToldArgs<Props, ComponentProps<'input'>>,
  args: { label: 'Senha', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { defaultValue: 'Ficha@2026' };

export const Default: Story = {};

export const Filled: Story = { args: FILLED };

/** The button shows what is typed, and hides it again. */
export const Visible: Story = {
  args: FILLED,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mostrar senha' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('type', 'text');
  },
};

export const Hovered: Story = { ...hovered };

export const Focused: Story = { ...focused };

export const Disabled: Story = { args: { ...FILLED, disabled: true } };

export const WithError: Story = { args: { required: true, error: 'Senha inválida' } };

export const LongText: Story = { args: { label: LONG, error: `${LONG}.` }, ...narrow };
