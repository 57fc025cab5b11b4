import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Icon, type IconName, iconPaths } from '../../engine/theme';
import { arg, oneOf, row, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/Icon',
  component: Icon,
  argTypes: {
    name: oneOf('O nome do desenho.', Object.keys(iconPaths)),
    size: oneOf('16, 20 ou 24 px.', ['sm', undefined, 'lg']),
    className: arg('Outra cor ou lugar, pela folha de quem o usa.'),
  } satisfies ToldArgs<ComponentProps<typeof Icon>>,
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: ({ name }) => (
    <div style={row}>
      <Icon name={name} size="sm" />
      <Icon name={name} />
      <Icon name={name} size="lg" />
    </div>
  ),
};

/** Every drawing, by the name that a definition or a component gives it. */
export const Gallery: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: 'var(--s-4)' }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--s-2)', font: 'var(--t-caption)' }}>
          <Icon name={name} size="lg" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
