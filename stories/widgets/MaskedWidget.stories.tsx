import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const meta = {
  title: 'Widgets/Masked',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'masked', label: 'CNPJ', format: formats.cnpj, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '12ABC34501DE35' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Com letras ou só com números.' } };

export const WithError: Story = { args: { required: true, error: 'CNPJ inválido.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: '12ABC34501DE35', disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: '12ABC34501DE35', locked: true } };

export const LongText: Story = { args: { ...longText, value: '12ABC34501DE35' } };

export const TakesLettersInLowerCase: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12abc34501de35');
    await expect(canvas.getByRole('textbox')).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  },
};

export const CpfOrCnpj: Story = {
  args: { label: 'CPF/CNPJ', format: formats.cpfCnpj },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '52998224725');
    await expect(box).toHaveValue('529.982.247-25');
    await userEvent.clear(box);
    await userEvent.type(box, '11222333000181');
    await expect(box).toHaveValue('11.222.333/0001-81');
  },
};
