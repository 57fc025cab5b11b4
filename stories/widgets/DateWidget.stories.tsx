import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Date',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'date', label: 'Data de nascimento', onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '1988-09-22' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Dia, mês e ano.' } };

export const WithError: Story = { args: { required: true, error: 'Data inválida.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: '1988-09-22', disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: '1988-09-22', locked: true } };

export const LongText: Story = { args: { ...longText, value: '1988-09-22' } };

export const KeepsADateThatDoesNotExist: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '31022020');
    await expect(canvas.getByRole('textbox')).toHaveValue('31/02/2020');
    await expect(args.onChange).toHaveBeenLastCalledWith('31/02/2020');
  },
};
