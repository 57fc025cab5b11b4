import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Integer',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'integer', label: 'Número de dependentes', onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 2 } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Digite 0 se não houver.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 2, disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: 2, locked: true } };

export const LongText: Story = { args: { ...longText, value: 123456789012345 } };
