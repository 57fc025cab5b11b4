import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const choices = [
  ['BRA', 'Brasil'],
  ['CHL', 'Chile'],
  ['USA', 'Estados Unidos da América'],
  ['FRA', 'França'],
  ['PRT', 'Portugal'],
  ['GBR', 'Reino Unido da Grã-Bretanha e Irlanda do Norte'],
].map(([value = '', label = '']) => ({ value, label }));

const meta = {
  title: 'Widgets/Multiselect',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'multiselect', label: 'Países', choices, separator: ';', onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'USA;PRT' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Busque pelo nome.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: 'USA;PRT', disabled: true } };

export const ReadOnly: Story = { args: { value: 'USA;PRT', locked: true } };

export const LongText: Story = { args: { ...longText, value: 'GBR;USA;PRT;FRA' } };

/** What the list no longer has is shown as it is, and kept. */
export const Unknown: Story = { args: { value: 'URSS;PRT' } };

export const Loading: Story = { args: { choices: [], loading: true } };

/** One is added by typing, another taken away. */
export const Chooses: Story = {
  args: { value: 'USA' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'portu{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('USA;PRT');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Estados Unidos da América' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('PRT');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
