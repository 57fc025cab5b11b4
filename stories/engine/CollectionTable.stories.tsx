import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { CollectionTable } from '../../engine/collections';
import type { JsonObject } from '../../engine/core';
import * as procuradores from '../../schemas/pf/procuradores.json?tab';
import * as representantes from '../../schemas/pj/representantes.json?tab';
import { type ToldArgs, typed } from '../pieces/shown';
import { examplesOf } from '../TabStory';
import { FormFrame } from './FormFrame';
import { people } from './people';
import { phone } from './phone';

const { definition, wizard } = procuradores;

const meta = {
  title: 'Engine/CollectionTable',
  component: CollectionTable,
  argTypes: {
    title: typed('O nome da tabela, para quem não a vê.', 'string', { control: 'text' }),
    collection: typed(
      'A lista na definição: colunas, textos e o que se diz quando está vazia.',
      'CollectionDefinition',
    ),
    fields: typed('Os campos da linha, pelo nome, que dizem como cada valor se lê.', 'Record<string, FieldSchema>'),
    keyField: typed('O campo que distingue uma linha das outras.', 'string', { control: 'text' }),
    rows: typed('As linhas, como a API as tem.', 'object[]', { control: 'object' }),
    isEdited: typed('Se a linha foi digitada em seu formulário e ainda não foi salva.', '(row) => boolean'),
    onEdit: typed('Editar foi pressionado em uma linha.', '(row) => void'),
    onDelete: typed('Excluir foi pressionado em uma linha.', '(row) => void'),
  } satisfies ToldArgs<ComponentProps<typeof CollectionTable>>,
  args: {
    title: 'Pessoas adicionadas',
    collection: definition.collections?.procuradores ?? {},
    fields: definition.schema.properties.procuradores?.items?.properties ?? {},
    keyField: wizard.key,
    rows: people,
    isEdited: (_: JsonObject) => false as boolean,
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

/** Somebody left the page while a row was open in its form. */
export const EditNotSaved: Story = {
  args: { isEdited: ({ Nome }) => Nome === people[0]?.Nome },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Edição não salva').closest('td')).toHaveTextContent('Caio Prado Meireles');
  },
};

export const EditNotSavedOnPhone: Story = { ...EditNotSaved, ...phone };

export const Phone: Story = { ...phone };

export const EmptyOnPhone: Story = { ...Empty, ...phone };

/** More than five columns are cards at any width: nothing in them is broken. */
export const ManyColumns: Story = {
  render: (args) => <FormFrame tab={representantes}>{() => <CollectionTable {...args} />}</FormFrame>,
  args: {
    collection: representantes.definition.collections?.representantes ?? {},
    fields: representantes.definition.schema.properties.representantes?.items?.properties ?? {},
    rows: (examplesOf(representantes).filled?.representantes ?? []) as JsonObject[],
  },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(getComputedStyle(row as Element).display).toBe('grid');
  },
};

/** An e-mail that would not fit in its line makes the table cards. */
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
