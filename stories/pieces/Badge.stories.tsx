import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconPaths } from '../../engine/theme';
import { Badge, type BadgeProps } from '../../src/ui/Badge';
import { arg, LONG, narrow, oneOf, row, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/Badge',
  component: Badge,
  argTypes: {
    tone: oneOf('Verde feito, laranja pendente, vermelho errado, azul-cinza notícia; sem nada, simples.', [
      undefined,
      'success',
      'warning',
      'danger',
      'info',
    ]),
    icon: oneOf('Um tom nunca está só: vem com um ícone e uma palavra.', [undefined, ...Object.keys(iconPaths)]),
    className: arg('Outro lugar, pela folha de quem o usa.'),
    children: arg('O estado, em uma ou duas palavras.', 'text'),
  } satisfies ToldArgs<BadgeProps>,
  args: { tone: 'warning', icon: 'clock', children: 'Pendente' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Never colour alone: an icon and a word. */
export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="success" icon="check">
        Enviado
      </Badge>
      <Badge tone="warning" icon="clock">
        Pendente
      </Badge>
      <Badge tone="danger" icon="alert">
        Recusado
      </Badge>
      <Badge tone="info" icon="info">
        Em análise
      </Badge>
      <Badge>Opcional</Badge>
    </div>
  ),
};

export const LongText: Story = { args: { children: LONG }, ...narrow };
