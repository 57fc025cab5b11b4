import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps, iconPaths } from '../../engine/theme';
import { arg, focused, hovered, narrow, oneOf, pressed, row, type ToldArgs } from './shown';

const icons = [undefined, ...Object.keys(iconPaths)];

const meta = {
  title: 'Pieces/Button',
  component: Button,
  argTypes: {
    children: arg('As palavras: um verbo.', 'text'),
    variant: oneOf('Um `primary` por tela; sem nada, `secondary`.', ['primary', 'secondary', 'quiet', 'danger']),
    compact: arg('44 em vez de 48 px de altura.', 'boolean'),
    block: arg('Da largura do lugar em que está.', 'boolean'),
    icon: oneOf('Antes das palavras.', icons),
    endIcon: oneOf('Depois das palavras.', icons),
    busy: arg('Gira no lugar dos ícones; guarda o foco e não ouve cliques.', 'boolean'),
    disabled: arg('Não recebe o foco; por que, diz um texto ao lado.', 'boolean'),
  } satisfies ToldArgs<ButtonProps, ComponentProps<'button'>>,
  args: { children: 'Avançar', variant: 'primary' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const Each = (over: ButtonProps) => (
  <div style={row}>
    <Button {...over} variant="primary">
      Avançar
    </Button>
    <Button {...over}>Voltar</Button>
    <Button {...over} variant="quiet">
      Salvar e continuar depois
    </Button>
    <Button {...over} variant="danger">
      Excluir
    </Button>
    <Button {...over} compact>
      Anexar arquivo
    </Button>
  </div>
);

export const Default: Story = {};

export const Variants: Story = { render: () => <Each /> };

export const WithIcons: Story = {
  args: { icon: 'download', endIcon: 'arrowRight', children: 'Baixar ficha cadastral' },
};

export const Hovered: Story = { ...Variants, ...hovered };

export const Focused: Story = { ...Variants, ...focused };

export const Pressed: Story = { ...Variants, ...pressed };

export const Disabled: Story = { render: () => <Each disabled /> };

/** It keeps its width and its focus, and is deaf to clicks. */
export const Loading: Story = { render: () => <Each busy /> };

export const Block: Story = { args: { block: true }, ...narrow };

export const LongText: Story = {
  args: { children: 'Salvar o que foi preenchido até aqui e continuar o cadastro em outro momento' },
  ...narrow,
};
