import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Skeleton } from '../../src/ui/Skeleton';
import { oneOf, type ToldArgs } from './shown';

const SHAPES = ['title', 'line', 'short', 'label', 'control', 'box', 'tabs'] as const;

/** Shapes in the size of what is coming; the words that say so stand beside them. */
const meta = {
  title: 'Pieces/Skeleton',
  component: Skeleton,
  argTypes: { shape: oneOf('A forma do que vem.', SHAPES) } satisfies ToldArgs<ComponentProps<typeof Skeleton>>,
  args: { shape: 'control' },
  decorators: [
    (Story) => (
      <div
        aria-hidden="true"
        style={{ display: 'grid', gap: 'var(--s-3)', inlineSize: '20rem', maxInlineSize: '100%' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </>
  ),
};
