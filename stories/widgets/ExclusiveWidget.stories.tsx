import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const choices = [
  { value: 1, label: 'Titular' },
  { value: 2, label: 'Cotitular' },
];

const meta = {
  title: 'Widgets/Exclusive',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'exclusive', label: 'Titularidade', choices, options: { none: 0 }, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 1 } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Marque no máximo uma.' } };

export const WithError: Story = { args: { required: true, error: 'Escolha titular ou cotitular.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: 1, disabled: true } };

export const ReadOnly: Story = { args: { value: 1, locked: true } };

export const Loading: Story = { args: { choices: [], loading: true } };

export const LongText: Story = { args: { ...longText, value: 2 } };

export const OneUnticksTheOther: Story = {
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cotitular'));
    await expect(canvas.getByRole('checkbox', { name: 'Titular' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('Cotitular'));
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};
