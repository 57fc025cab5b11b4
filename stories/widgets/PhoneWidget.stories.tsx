import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Phone',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'phone', label: 'Telefone celular', format: formats.phone, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '+5511987654321' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Com DDD.' } };

export const WithError: Story = { args: { required: true, error: 'Telefone inválido' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: '+5511987654321', disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: '+5511987654321', locked: true } };

export const LongText: Story = { args: { ...longText, value: '+5511987654321' } };

export const TypedCodeSetsTheCountry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '+351912345678');
    await expect(canvas.getByRole('combobox')).toHaveValue('PT');
    await expect(canvas.getByRole('textbox')).toHaveValue('912 345 678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+351912345678');
  },
};

export const PastedNumberSetsTheCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+1 (202) 555-0123');
    await expect(canvas.getByRole('combobox')).toHaveValue('US');
    await expect(canvas.getByRole('textbox')).toHaveValue('(202) 555-0123');
  },
};
