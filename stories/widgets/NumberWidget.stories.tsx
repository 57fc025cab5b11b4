import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Number',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'number', label: 'Quantidade de cotas', format: formats.decimal, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 12.34 } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Até duas casas decimais.' } };

export const WithError: Story = { args: { required: true, error: 'Use um valor numérico.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 12.34, disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: 12.34, locked: true } };

export const LongText: Story = { args: { ...longText, value: 999999999999.99 } };
