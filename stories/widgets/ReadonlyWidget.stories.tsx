import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const meta = {
  title: 'Widgets/Readonly',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'readonly', label: 'Patrimônio total', format: formats.money, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 18250 } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'A soma dos valores acima.' } };

export const WithError: Story = { args: { required: true, error: 'Confira os valores acima.' } };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 18250, disabled: true } };

export const ReadOnly: Story = { args: { value: 18250, locked: true } };

export const LongText: Story = { args: { ...longText, value: 999999999999.99 } };
