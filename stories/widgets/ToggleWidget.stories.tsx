import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const meta = {
  title: 'Widgets/Toggle',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: {
    widget: 'toggle',
    label: 'Adicionar segundo titular',
    options: { remove: 'Remover segundo titular' },
    onChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: true } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Contas conjuntas têm dois titulares.' } };

export const WithError: Story = { args: { required: true, error: 'Preencha os dados do segundo titular.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: true, disabled: true } };

export const ReadOnly: Story = { args: { value: true, locked: true } };

export const LongText: Story = { args: { ...longText, value: false } };

export const AddsAndRemoves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar segundo titular' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remover segundo titular' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
