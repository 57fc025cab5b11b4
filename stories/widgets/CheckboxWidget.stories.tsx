import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const meta = {
  title: 'Widgets/Checkbox',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'checkbox', label: 'Declaro que as informações são verdadeiras.', onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: true } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Leia antes de aceitar.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: true, disabled: true } };

export const ReadOnly: Story = { args: { value: true, locked: true } };

export const LongText: Story = { args: { ...longText, value: true } };
