import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Waiting } from '../../engine/theme';
import { arg, LONG, narrow, type ToldArgs } from './shown';

/** In the place of what is on its way: a line as high as a control, seen once it has taken 200 ms. */
const meta = {
  title: 'Pieces/Waiting',
  component: Waiting,
  argTypes: {
    still: arg('Nada virá por enquanto: as palavras dizem o que falta antes, e nada gira.', 'boolean'),
    children: arg('O que está a caminho.', 'text'),
  } satisfies ToldArgs<ComponentProps<typeof Waiting>, ComponentProps<'p'>>,
  args: { children: 'Carregando os assinantes...' },
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing comes before something else is said. */
export const Still: Story = { args: { still: true, children: 'Escolha antes o estado.' } };

export const LongText: Story = { args: { children: `${LONG}...` }, ...narrow };
