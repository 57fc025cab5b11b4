import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { IconButton } from '../../engine/theme';
import { TextField, type TextFieldProps } from '../../src/ui/TextField';
import { arg, focused, hovered, LONG, narrow, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/TextField',
  component: TextField,
  argTypes: {
    label: arg('O rótulo.', 'text'),
    hint: arg('A dica, entre o rótulo e a caixa.', 'text'),
    error: arg('O erro, sob a caixa, dito na hora.', 'text'),
    valid: arg('A marca verde à direita.', 'boolean'),
    action: arg('Um botão à direita, na caixa.'),
    children: arg('O que flutua sob a caixa (sugestões).'),
    below: arg('O que fica sob a caixa, e o id do que dali a descreve.'),
    required: arg('Obrigatório: ganha o *.', 'boolean'),
    disabled: arg('Não recebe o foco.', 'boolean'),
  } satisfies ToldArgs<TextFieldProps, ComponentProps<'input'>>,
  args: { label: 'E-mail' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { defaultValue: 'helena@example.com' };

export const Default: Story = {};

export const Filled: Story = { args: FILLED };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'É por ele que falamos com você.' } };

export const Valid: Story = { args: { ...FILLED, valid: true } };

export const WithAction: Story = { args: { ...FILLED, action: <IconButton icon="close" label="Limpar" /> } };

export const Hovered: Story = { ...hovered };

export const Focused: Story = { ...focused };

export const Disabled: Story = { args: { ...FILLED, disabled: true } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const LongText: Story = {
  args: { label: LONG, hint: `${LONG}.`, error: `${LONG}.`, required: true },
  ...narrow,
};
