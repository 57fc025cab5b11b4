import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, iconPaths } from '../../engine/theme';
import { Alert, type AlertProps } from '../../src/ui/Alert';
import { arg, LONG, narrow, oneOf, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/Alert',
  component: Alert,
  argTypes: {
    kind: oneOf('Vermelho errado, laranja pendente, verde feito, azul-cinza notícia.', [
      'error',
      'warning',
      'success',
      'info',
    ]),
    title: arg('O que houve, em uma frase.', 'text'),
    icon: oneOf('No lugar do que a sua espécie tem.', [undefined, ...Object.keys(iconPaths)]),
    titleId: arg('O id do título, que dá nome à região.'),
    titleAs: oneOf('`h2` onde é um título da página.', ['p', 'h2']),
    children: arg('O que fazer.', 'text'),
    action: arg('Uma ação discreta, à direita.'),
    role: oneOf('Como o leitor de tela fica sabendo.', [undefined, 'alert', 'status', 'region']),
    ref: arg('O elemento, para quem lhe dá o foco.'),
  } satisfies ToldArgs<AlertProps>,
  args: { kind: 'info', title: 'Seu cadastro está em análise', children: 'Respondemos em até 48 horas úteis.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};

export const Failure: Story = {
  parameters: { showsFailure: true },
  args: { kind: 'error', title: 'A lista não carregou', children: 'A conexão caiu.' },
};

export const Warning: Story = { args: { kind: 'warning', title: 'Faltam 2 documentos' } };

export const Success: Story = { args: { kind: 'success', title: 'Tudo corrigido', children: undefined } };

export const WithAction: Story = { args: { action: <Button variant="quiet">Ver mais</Button> } };

export const LongText: Story = { args: { title: LONG, children: `${LONG}. ${LONG}.` } };

export const LongTextOnPhone: Story = {
  args: { ...LongText.args, action: <Button variant="quiet">Ver mais</Button> },
  ...narrow,
};
