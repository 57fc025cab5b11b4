import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Percentage',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: {
    widget: 'percentage',
    label: 'Participação societária',
    format: formats.percent,
    onChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 0.25 } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'A soma de todos não passa de 100%.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 0.25, disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: 0.25, locked: true } };

export const LongText: Story = { args: { ...longText, value: 0.3333 } };

export const CutsFurtherDecimals: Story = {
  args: { format: formats.decimal },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12,345');
    await expect(canvas.getByRole('textbox')).toHaveValue('12,34');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.34);
  },
};
