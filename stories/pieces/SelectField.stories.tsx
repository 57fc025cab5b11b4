import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { SelectField, type SelectFieldProps } from '../../src/ui/SelectField';
import { arg, focused, hovered, LONG, narrow, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/SelectField',
  component: SelectField,
  argTypes: {
    label: arg('O rótulo.', 'text'),
    hint: arg('A dica, entre o rótulo e a caixa.', 'text'),
    error: arg('O erro, sob a caixa, dito na hora.', 'text'),
    options: arg('As opções: o valor, e o que se lê.', 'object'),
    placeholder: arg('O texto da opção vazia.', 'text'),
    loading: arg('As opções estão a caminho.', 'boolean'),
    required: arg('Obrigatório: ganha o *.', 'boolean'),
    disabled: arg('Não recebe o foco.', 'boolean'),
  } satisfies ToldArgs<SelectFieldProps, ComponentProps<'select'>>,
  args: {
    label: 'Tipo de cadastro',
    options: [
      { value: '1', label: 'Pessoa Física' },
      { value: '2', label: 'Pessoa Jurídica' },
      { value: '3', label: 'Fundo de Investimento' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { defaultValue: '2' };

export const Default: Story = {};

export const Filled: Story = { args: FILLED };

export const WithHint: Story = { args: { hint: 'Quem vai investir.' } };

export const Hovered: Story = { ...hovered };

export const Focused: Story = { ...focused };

export const Disabled: Story = { args: { ...FILLED, disabled: true } };

export const Loading: Story = { args: { loading: true, options: [] } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const LongText: Story = {
  args: { label: LONG, error: `${LONG}.`, options: [{ value: '1', label: LONG }], defaultValue: '1' },
  ...narrow,
};
