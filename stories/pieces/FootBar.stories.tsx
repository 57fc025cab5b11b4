import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Button } from '../../engine/theme';
import { FootBar } from '../../src/ui/FootBar';
import { arg, narrow, row, type ToldArgs } from './shown';

/** The quiet one at the left, the primary one at the right. */
const ENDS = { ...row, justifyContent: 'space-between' };

const meta = {
  title: 'Pieces/FootBar',
  component: FootBar,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    label: arg('O nome, para quem não vê onde está.', 'text'),
    className: arg('Outra altura, pela folha de quem a usa.'),
    inside: arg('A classe do que está dentro, da largura do formulário.'),
    children: arg('O que leva adiante: à esquerda o discreto, à direita o primário.'),
  } satisfies ToldArgs<ComponentProps<typeof FootBar>>,
  args: {
    label: 'Ações',
    children: (
      <div style={ENDS}>
        <Button variant="quiet">Cancelar</Button>
        <Button variant="primary" endIcon="arrowRight">
          Avançar
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof FootBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { ...narrow };

export const LongText: Story = {
  args: {
    children: (
      <div style={ENDS}>
        <Button variant="quiet">Salvar o que foi preenchido e continuar em outro momento</Button>
        <Button variant="primary">Enviar para análise</Button>
      </div>
    ),
  },
  ...narrow,
};
