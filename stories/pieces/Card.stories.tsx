import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, type CardProps } from '../../src/ui/Card';
import { arg, LONG, narrow, oneOf, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/Card',
  component: Card,
  argTypes: {
    as: oneOf('`article` onde se lê por si, como um documento; sem nada, `section`.', [
      undefined,
      'section',
      'article',
    ]),
    title: arg('O que ele guarda, como título.', 'text'),
    label: arg('O nome, onde não se vê título.', 'text'),
    labelledBy: arg('O id de um título próprio, no lugar de `title`.'),
    bleeds: arg('No celular vai de borda a borda, como uma seção do formulário.', 'boolean'),
    className: arg('Outro lugar, pela folha de quem o usa.'),
    children: arg('O que está nele, uma coisa sob a outra.', 'text'),
  } satisfies ToldArgs<CardProps>,
  args: {
    title: 'O que acontece agora',
    children: <p>Em até 48h úteis, a empresa receberá novidades no e-mail informado.</p>,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTitle: Story = { args: { title: undefined, label: 'Recibo' } };

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const OnPhone: Story = { ...phone };

/** The page keeps its margin, and the card goes past it. */
export const FromEdgeToEdge: Story = {
  args: { bleeds: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ padding: 'var(--s-6) var(--page-x)' }}>
      <Card {...args} />
    </div>
  ),
  ...phone,
};

export const LongText: Story = { args: { title: LONG, children: <p>{`${LONG}. ${LONG}.`}</p> }, ...narrow };
