import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RowsField } from '../../engine/collections';
import type { JsonObject } from '../../engine/core';
import * as contas from '../../schemas/pf/dados-bancarios.json?tab';
import { TabStory } from '../TabStory';
import { phone } from './phone';
import type { StoryTab } from './tabSession';

const main: JsonObject = { NomeBanco: '341', Agencia: '0238', ContaCorrente: '52210', ContaCorrenteDigito: '6' };
const joint: JsonObject = {
  NomeBanco: '104',
  TipoConta: 'Conta Poupança',
  Agencia: '0238',
  ContaCorrente: '00012345',
  ContaCorrenteDigito: '7',
  ContaConjunta: true,
  TipoContaConjunta: 2,
  NomeCompleto: 'Otávio Lima Nogueira',
  CpfContaConjunta: '11144477735',
};

const { fixed: _, ...rows } = contas.definition.collections?.contas ?? {};
/** The same list without a row that always stands. */
const free: StoryTab = {
  ...contas,
  definition: {
    ...contas.definition,
    collections: { contas: { ...rows, title: 'Conta {n}', empty: 'Nenhuma conta adicionada' } },
  },
};

const meta = { title: 'Engine/RowsField', component: RowsField } satisfies Meta<typeof RowsField>;

export default meta;

type Story = StoryObj;

export const None: Story = { render: () => <TabStory tab={free} /> };

export const One: Story = { render: () => <TabStory tab={free} data={{ contas: [main] }} /> };

export const Several: Story = { render: () => <TabStory tab={free} data={{ contas: [main, joint] }} /> };

/** The first row always stands, and has no button to remove it. */
export const FixedRow: Story = {
  render: () => <TabStory tab={contas} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Conta principal' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remover/ })).toBeNull();
  },
};

export const FixedAndAdded: Story = { render: () => <TabStory tab={contas} data={{ contas: [main, joint] }} /> };

export const FixedAndAddedOnPhone: Story = { ...FixedAndAdded, ...phone };

export const WithErrors: Story = {
  render: () => <TabStory tab={contas} data={{ contas: [main, { Agencia: '0001' }] }} showErrors />,
};

/** A new row has the focus in its first field. */
export const Added: Story = {
  render: () => <TabStory tab={contas} data={{ contas: [main] }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar outra conta' }));
    await waitFor(() => expect(canvas.getAllByRole('combobox', { name: 'Banco' })[1]).toHaveFocus());
  },
};
