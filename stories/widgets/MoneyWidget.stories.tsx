import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Money',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'money', label: 'Bens imóveis', format: formats.money, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 18250 } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'O valor somado de todos os imóveis.' } };

export const WithError: Story = { args: { required: true, error: 'Use um valor numérico (pode ser 0).' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 18250, disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: 18250, locked: true } };

export const LongText: Story = { args: { ...longText, value: 999999999999.99 } };

export const PadsWhenLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234,5');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
  },
};

export const ReadsPastedAmounts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('R$ 1,234.56');
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234,56');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.56);
  },
};
