import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const choices = [
  { value: 'renda-fixa', label: 'Renda fixa' },
  { value: 'fundos', label: 'Fundos' },
  { value: 'acoes', label: 'Ações' },
  { value: 'previdencia', label: 'Previdência' },
];

const meta = {
  title: 'Widgets/Checkboxes',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'checkboxes', label: 'Produtos de interesse', choices, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: ['fundos'] } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Marque quantos quiser.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: ['fundos'], disabled: true } };

export const ReadOnly: Story = { args: { value: ['fundos'], locked: true } };

export const Loading: Story = { args: { choices: [], loading: true } };

export const LongText: Story = { args: { ...longText, value: ['fundos', 'acoes'] } };

export const KeepsTheOrderOfTheOptions: Story = {
  args: { value: ['acoes'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Renda fixa'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['renda-fixa', 'acoes']);
  },
};
