import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
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
  title: 'Widgets/Radio',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'radio', label: 'Estado civil', choices, onChange: fn(), onLeave: fn() },
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

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: 2, disabled: true } };

export const ReadOnly: Story = { args: { value: 2, locked: true } };

export const Loading: Story = { args: { choices: [], loading: true } };

export const LongText: Story = {
  args: {
    ...longText,
    choices: [
      {
        value: 1,
        label: 'União estável registrada em cartório, com regime de separação total de bens',
        note: longText.hint,
      },
      { value: 2, label: 'Outra situação' },
    ],
    value: 1,
  },
};

export const SideBySide: Story = {
  args: {
    label: 'Endereço de correspondência',
    choices: [
      { value: 1, label: 'O mesmo do residencial' },
      { value: 2, label: 'Outro' },
    ],
    value: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Outro'));
    await expect(canvas.getByRole('radio', { name: 'Outro' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};
