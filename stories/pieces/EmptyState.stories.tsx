import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../engine/theme';
import { EmptyState, type EmptyStateProps } from '../../src/ui/EmptyState';
import { arg, LONG, narrow, oneOf, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/EmptyState',
  component: EmptyState,
  argTypes: {
    title: arg('O que não há, em uma frase.', 'text'),
    titleAs: oneOf('`h1` onde nada mais há na página.', ['p', 'h1']),
    children: arg('O que fazer.', 'text'),
    action: arg('O botão que o faz.'),
  } satisfies ToldArgs<EmptyStateProps>,
  args: { title: 'Nenhum documento por aqui' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: { children: <p>Escolha o tipo e anexe o primeiro.</p>, action: <Button icon="plus">Anexar arquivo</Button> },
};

export const LongText: Story = { args: { title: LONG, children: <p>{`${LONG}. ${LONG}.`}</p> }, ...narrow };
