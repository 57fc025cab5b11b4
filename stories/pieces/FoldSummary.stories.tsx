import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { FoldSummary } from '../../src/ui/FoldSummary';
import { arg, focused, hovered, LONG, narrow, oneOf, pressed, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/FoldSummary',
  component: FoldSummary,
  argTypes: {
    children: arg('O que a linha diz, dobrada ou aberta.', 'text'),
    size: oneOf('O da seta.', [undefined, 'sm']),
    className: arg('Outra altura e outra letra, pela folha de quem a usa.'),
  } satisfies ToldArgs<ComponentProps<typeof FoldSummary>>,
  args: { children: '4 campos já corrigidos' },
  render: (args) => (
    <details>
      <FoldSummary {...args} />
      <p>Data de emissão, Órgão emissor, Sexo e Cidade de nascimento.</p>
    </details>
  ),
} satisfies Meta<typeof FoldSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hovered: Story = { ...hovered };

export const Focused: Story = { ...focused };

export const Pressed: Story = { ...pressed };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('4 campos já corrigidos'));
    await expect(canvas.getByText(/^Data de emissão/)).toBeVisible();
  },
};

export const LongText: Story = { args: { children: LONG }, ...narrow };
