import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Later } from '../../src/ui/Later';
import { Skeleton } from '../../src/ui/Skeleton';
import { arg, narrow, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/Later',
  component: Later,
  argTypes: {
    isNow: arg('Mostra já, sem esperar.', 'boolean'),
    waiting: arg('O que fica no lugar até que o que está em volta apareça.'),
    children: arg('O que leva tempo para desenhar.'),
  } satisfies ToldArgs<ComponentProps<typeof Later>>,
  args: {
    waiting: <Skeleton shape="box" />,
    children: <p>Os campos aparecem depois do que está em volta deles.</p>,
  },
} satisfies Meta<typeof Later>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Os campos aparecem depois do que está em volta deles.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: <p>{'O que leva tempo para desenhar pode ter muitas linhas. '.repeat(12)}</p> },
  ...narrow,
};
