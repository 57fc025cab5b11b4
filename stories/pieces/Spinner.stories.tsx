import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Spinner } from '../../engine/theme';
import { arg, row, type ToldArgs } from './shown';

/** A spinner always stands beside a word. */
const meta = {
  title: 'Pieces/Spinner',
  component: Spinner,
  argTypes: { className: arg('Outro tamanho, pela folha de quem o usa.') } satisfies ToldArgs<
    ComponentProps<typeof Spinner>
  >,
  render: (args) => (
    <p style={row}>
      <Spinner {...args} /> Carregando...
    </p>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the colour of its text. */
export const Coloured: Story = {
  render: (args) => (
    <div style={row}>
      {['--ink-3', '--accent-ink', '--danger'].map((colour) => (
        <p key={colour} style={{ ...row, color: `var(${colour})` }}>
          <Spinner {...args} /> Enviando...
        </p>
      ))}
    </div>
  ),
};
