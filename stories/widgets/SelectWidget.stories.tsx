import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const choices = [
  { value: 1, label: 'Solteiro(a)' },
  { value: 2, label: 'Casado(a)' },
  { value: 3, label: 'Divorciado(a)' },
  { value: 4, label: 'Viúvo(a)' },
];

const meta = {
  title: 'Widgets/Select',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'select', label: 'Estado civil', choices, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 2 } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Como no documento.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 2, disabled: true } };

export const ReadOnly: Story = { args: { value: 2, locked: true } };

export const LongText: Story = {
  args: {
    ...longText,
    choices: [
      ...choices,
      { value: 9, label: 'União estável registrada em cartório com regime de separação total de bens' },
    ],
    value: 9,
  },
};

export const Loading: Story = { args: { choices: [], loading: true } };

export const KeepsAnUnknownValue: Story = { args: { value: 'Separado judicialmente' } };
