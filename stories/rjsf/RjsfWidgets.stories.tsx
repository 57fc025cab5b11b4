import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldPreview } from '../widgets/FieldPreview';
import { registerRjsfWidgets } from './rjsfWidgets';

registerRjsfWidgets();

const choices = ['Pequeno', 'Médio', 'Grande'].map((label, value) => ({ label, value }));

const meta = {
  title: 'rjsf/Widgets of rjsf',
  component: FieldPreview,
  args: { widget: 'rjsf-text', label: 'Nome', schema: { type: 'string' }, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

export const WithHint: Story = { args: { hint: 'Como no documento.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Disabled: Story = { args: { value: 'Ada', disabled: true } };

export const ReadOnly: Story = { args: { value: 'Ada', locked: true } };

export const Textarea: Story = { args: { widget: 'rjsf-textarea', label: 'Observação' } };

export const UpDown: Story = {
  args: { widget: 'rjsf-updown', label: 'Idade', schema: { type: 'integer' }, value: 36 },
};

export const Range: Story = {
  args: { widget: 'rjsf-range', label: 'Nota', schema: { type: 'integer', minimum: 0, maximum: 10 }, value: 4 },
};

export const Color: Story = { args: { widget: 'rjsf-color', label: 'Cor', value: '#336699' } };

export const Select: Story = {
  args: { widget: 'rjsf-select', label: 'Tamanho', choices, schema: { type: 'integer' } },
};

export const Radio: Story = { args: { widget: 'rjsf-radio', label: 'Tamanho', choices, schema: { type: 'integer' } } };

export const Checkboxes: Story = {
  args: { widget: 'rjsf-checkboxes', label: 'Tamanhos', choices, schema: { type: 'array' }, value: [1] },
};

export const Checkbox: Story = { args: { widget: 'rjsf-checkbox', label: 'Li e aceito', schema: { type: 'boolean' } } };

export const DateAndTime: Story = { args: { widget: 'rjsf-date-time', label: 'Quando' } };

export const AnotherTheme: Story = { args: { widget: 'shadcn-textarea', label: 'Observação' } };
