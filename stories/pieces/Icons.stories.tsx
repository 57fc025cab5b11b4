import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName, iconPaths } from '../../engine/theme';

const meta = {
  title: 'Pieces/Icon',
  component: Icon,
  argTypes: {
    name: { control: 'select', options: Object.keys(iconPaths) },
    size: { control: 'inline-radio', options: ['sm', undefined, 'lg'] },
  },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
