import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CollectionTable } from '../../engine/react/collection/CollectionTable';
import * as procuradores from '../../schemas/pf/procuradores.json?tab';
import { FormFrame } from './FormFrame';
import { people } from './people';
import { phone } from './phone';

const { definition, wizard } = procuradores;

const meta = {
  title: 'Engine/CollectionTable',
  component: CollectionTable,
  args: {
    title: 'Pessoas adicionadas',
    collection: definition.collections?.procuradores ?? {},
    fields: definition.schema.properties.procuradores?.items?.properties ?? {},
    keyField: wizard.key,
    rows: people,
    onEdit: fn(),
    onDelete: fn(),
  },
  render: (args) => <FormFrame tab={procuradores}>{() => <CollectionTable {...args} />}</FormFrame>,
} satisfies Meta<typeof CollectionTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rows: [] } };

export const OneRow: Story = { args: { rows: people.slice(0, 1) } };

export const Phone: Story = { ...phone };

export const EmptyOnPhone: Story = { ...Empty, ...phone };

export const LongText: Story = {
  args: {
    rows: people.map((person) => ({
      ...person,
      Nome: 'Maria Aparecida dos Santos Albuquerque de Mendonça e Vasconcelos',
      Email: 'maria.aparecida.dos.santos.albuquerque@correspondencia.exemplo.com.br',
    })),
  },
};

export const LongTextOnPhone: Story = { ...LongText, ...phone };
