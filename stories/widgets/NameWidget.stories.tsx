import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Name',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'name', label: 'Nome completo', maxLength: 60, format: formats.name, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'Helena Duarte Nogueira' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Como está no documento.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 'Helena Duarte Nogueira', disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: 'Helena Duarte Nogueira', locked: true } };

export const LongText: Story = {
  args: { ...longText, value: 'Pedro de Alcântara Francisco Antônio João Carlos Xavier de Pa' },
};

export const CountsDown: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Helena Duarte Nogueira');
    await expect(canvas.getByRole('textbox')).toHaveValue('Helena Duarte Noguei');
    const [count, told] = canvas.getAllByRole('status');
    await expect(count).toHaveTextContent('Limite de 20 caracteres atingido.');
    await expect(told).toHaveTextContent('O campo já está completo: “a” não entrou.');
  },
};

export const WithoutCounter: Story = { args: { maxLength: 200 } };
