import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { focused, hovered, pressed } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';
import { lookup } from './lookup';

const criteria = {
  length: '8 caracteres',
  upper: '1 letra maiúscula',
  lower: '1 letra minúscula',
  digit: '1 número',
  special: '1 caractere especial',
};

const meta = {
  title: 'Widgets/Password',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: {
    widget: 'password',
    label: 'Senha',
    format: formats.password,
    autoComplete: 'new-password',
    onChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'Abcdef1!' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Só você a conhece.' } };

export const WithError: Story = { args: { required: true, error: 'Necessário preencher a senha' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Pressed: Story = { ...Filled, ...pressed };

export const Disabled: Story = { args: { value: 'Abcdef1!', disabled: true } };

export const Loading: Story = { args: { ...Filled.args, ...lookup } };

export const ReadOnly: Story = { args: { value: 'Abcdef1!', locked: true } };

export const LongText: Story = { args: { ...longText, value: 'Abcdef1!' } };

export const WithCriteria: Story = { args: { options: { criteria } } };

export const TicksCriteriaOff: Story = {
  args: { options: { criteria } },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByLabelText('Senha');
    await expect(canvas.getByText('0 de 5 critérios atendidos')).toBeVisible();
    await userEvent.type(box, 'Abc1');
    await expect(canvas.getByText('3 de 5 critérios atendidos')).toBeVisible();
    await expect(canvas.getByText('1 número')).toHaveTextContent('1 número (atendido)');
    await expect(canvas.getByText('1 caractere especial')).toHaveTextContent('(falta)');
    await expect(box).toHaveAccessibleDescription(/8 caracteres/);
    await expect(args.onChange).toHaveBeenLastCalledWith('Abc1');
  },
};

export const ShowsItself: Story = {
  args: { value: 'Abcdef1!' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText('Senha');
    const show = canvas.getByRole('button', { name: 'Mostrar Senha' });
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    await expect(box).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
  },
};
