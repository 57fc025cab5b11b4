import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { ChoiceCard } from '../../engine/theme';
import { arg, focused, hovered, LONG, narrow, oneOf, pressed, type ToldArgs } from './shown';

type Props = ComponentProps<typeof ChoiceCard>;

const meta = {
  title: 'Pieces/ChoiceCard',
  component: ChoiceCard,
  argTypes: {
    type: oneOf('Uma de várias, ou sim e não.', ['radio', 'checkbox']),
    children: arg('A resposta.', 'text'),
    note: arg('Uma linha sobre ela.', 'text'),
    invalid: arg('Falta responder.', 'boolean'),
    disabled: arg('Não recebe o foco.', 'boolean'),
  } satisfies ToldArgs<Omit<Props, 'type'>, ComponentProps<'input'>>,
  args: { type: 'radio', name: 'perfil', children: 'Conta própria' },
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultChecked: true } };

export const Checkbox: Story = { args: { type: 'checkbox', defaultChecked: true, children: 'Li e aceito' } };

export const WithNote: Story = { args: { note: 'Você decide e responde pelas ordens.' } };

export const Hovered: Story = { ...hovered };

export const Focused: Story = { ...focused };

export const Pressed: Story = { ...pressed };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const WithError: Story = { args: { invalid: true } };

export const LongText: Story = { args: { children: LONG, note: `${LONG}.` }, ...narrow };
