import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const meta = {
  title: 'Widgets/YesNo',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'yesno', label: 'Conta conjunta?', onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: true } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Responda pela conta principal.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: true, disabled: true } };

export const ReadOnly: Story = { args: { value: true, locked: true } };

export const LongText: Story = { args: { ...longText, value: false } };

export const StoredAsText: Story = {
  args: {
    choices: [
      { value: 'true', label: 'true' },
      { value: 'false', label: 'false' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Não'));
    await expect(args.onChange).toHaveBeenLastCalledWith('false');
  },
};
