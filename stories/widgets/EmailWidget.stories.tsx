import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Email',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'email', label: 'E-mail', format: formats.email, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'helena@exemplo.com.br' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Enviaremos um código para este endereço.' } };

export const WithError: Story = { args: { required: true, error: 'E-mail inválido.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 'helena@exemplo.com.br', disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: 'helena@exemplo.com.br', locked: true } };

export const LongText: Story = {
  args: { ...longText, value: 'helena.duarte.nogueira.da.silva.e.albuquerque@departamento-financeiro.exemplo.com.br' },
};
