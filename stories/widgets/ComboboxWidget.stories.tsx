import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { texts } from './texts';

const choices = [
  ['001', 'Banco do Brasil S.A.'],
  ['003', 'Banco da Amazônia S.A.'],
  ['004', 'Banco do Nordeste do Brasil S.A.'],
  ['033', 'Banco Santander (Brasil) S.A.'],
  ['041', 'Banco do Estado do Rio Grande do Sul S.A.'],
  ['104', 'Caixa Econômica Federal'],
  ['341', 'Itaú Unibanco S.A.'],
  ['756', 'Banco Cooperativo Sicoob S.A.'],
].map(([code = '', label = '']) => ({ value: code, code, label }));

const meta = {
  title: 'Widgets/Combobox',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'combobox', label: 'Banco', choices, onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '001' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Busque pelo nome ou pelo código.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: '001', disabled: true } };

export const ReadOnly: Story = { args: { value: '001', locked: true } };

export const LongText: Story = { args: { ...longText, value: '041' } };

export const Open: Story = {
  args: { value: '001' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await userEvent.type(box, 'banco d');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const TakesAMatchWithEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'itau{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('341 · Itaú Unibanco S.A.');
    await expect(args.onChange).toHaveBeenLastCalledWith('341');
  },
};

export const FindsNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.noResults ?? '');
  },
};

export const Loading: Story = { args: { choices: [], loading: true } };
