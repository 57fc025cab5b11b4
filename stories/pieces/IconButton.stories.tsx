import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { IconButton, iconPaths } from '../../engine/theme';
import { arg, focused, hovered, oneOf, pressed, row, type ToldArgs } from './shown';

type Props = ComponentProps<typeof IconButton>;

const meta = {
  title: 'Pieces/IconButton',
  component: IconButton,
  argTypes: {
    icon: oneOf('O desenho.', Object.keys(iconPaths)),
    label: arg('O que o leitor de tela diz: verbo e coisa.', 'text'),
    danger: arg('Desfaz ou exclui.', 'boolean'),
    iconSize: oneOf('O tamanho do desenho; o do botão é sempre 44 px.', ['sm', undefined, 'lg']),
    disabled: arg('Não recebe o foco.', 'boolean'),
  } satisfies ToldArgs<Props, ComponentProps<'button'>>,
  args: { icon: 'pencil', label: 'Editar' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const Each = (over: Partial<Props>) => (
  <div style={row}>
    <IconButton icon="pencil" label="Editar" {...over} />
    <IconButton icon="trash" label="Excluir" danger {...over} />
    <IconButton icon="close" label="Fechar" iconSize="sm" {...over} />
  </div>
);

export const Default: Story = {};

export const Variants: Story = { render: () => <Each /> };

export const Hovered: Story = { ...Variants, ...hovered };

export const Focused: Story = { ...Variants, ...focused };

export const Pressed: Story = { ...Variants, ...pressed };

export const Disabled: Story = { render: () => <Each disabled /> };
