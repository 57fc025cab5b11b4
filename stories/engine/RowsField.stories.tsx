import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsonObject } from '../../engine/core';
import * as contas from '../../schemas/pf/dados-bancarios.json?tab';
import * as empresa from '../../schemas/pj/dados-da-empresa.json?tab';
import { examplesOf, TabStory } from '../TabStory';
import { tabArgs } from '../tabArgs';
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

const { socios: partners, ...company } = examplesOf(empresa).filled ?? {};
const [{ Guid: _guid, ...partner } = {}] = (partners ?? []) as JsonObject[];
const people = [
  { ...partner, Nome: 'Marina Lobo Teles', Percentual: 40 },
  { ...partner, Nome: 'Edson Farias Brito', Percentual: 30 },
  { ...partner, Nome: 'Clara Teixeira Lemos', Percentual: 15 },
];
/** The company's partners, whose shares make a sum. */
const withPartners = (socios: JsonObject[]) => ({ tab: empresa, data: { ...company, socios } });
const { rules: _rules, ...socios } = empresa.definition.collections?.socios ?? {};
const list = empresa.definition.schema.properties.socios;
/** The same list, of which nothing can be changed. */
const locked: StoryTab = {
  ...empresa,
  definition: {
    ...empresa.definition,
    schema: {
      ...empresa.definition.schema,
      properties: {
        ...empresa.definition.schema.properties,
        socios: {
          ...list,
          readOnly: true,
          items: {
            ...list?.items,
            properties: Object.fromEntries(
              Object.entries(list?.items?.properties ?? {}).map(([name, schema]) => [
                name,
                { ...schema, readOnly: true },
              ]),
            ),
          },
        },
      },
    },
    collections: { ...empresa.definition.collections, socios },
  },
};

const meta = {
  title: 'Engine/RowsField',
  component: TabStory,
  argTypes: tabArgs,
  args: { tab: contas },
} satisfies Meta<typeof TabStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = { args: { tab: free } };

export const One: Story = { args: { tab: free, data: { contas: [main] } } };

export const Several: Story = { args: { tab: free, data: { contas: [main, joint] } } };

/** The first row always stands, and has no button to remove it. */
export const FixedRow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Conta principal' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remover/ })).toBeNull();
  },
};

export const FixedAndAdded: Story = { args: { data: { contas: [main, joint] } } };

export const FixedAndAddedOnPhone: Story = { ...FixedAndAdded, ...phone };

export const WithErrors: Story = {
  args: { data: { contas: [main, { Agencia: '0001' }] }, showErrors: true },
};

/** A new row has the focus in its first field. */
export const Added: Story = {
  args: { data: { contas: [main] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar outra conta' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Banco' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /^Conta principal / })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A complete list is one line for each row, under the sum and what is missing to it. */
export const Folded: Story = {
  args: withPartners(people),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Sócio 2 Edson Farias Brito Completo/ })).toBeVisible();
    await expect(canvas.getByText(/^Faltam 15/)).toBeVisible();
  },
};

export const FoldedOnPhone: Story = { ...Folded, ...phone };

/** The first row that is not complete is open. */
export const OneOpen: Story = {
  args: withPartners([...people, { Nome: 'Júlio Barreto Fontes' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Sócio 4/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OneOpenOnPhone: Story = { ...OneOpen, ...phone };

/** After an attempt to go on a folded row says how many of its fields are wrong. */
export const ErrorInFoldedRow: Story = {
  args: {
    ...withPartners([{ Nome: 'Marina Lobo Teles' }, { ...people[1], CpfCnpj: '11111111111' }]),
    showErrors: true,
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Sócio 2 Edson Farias Brito 1 erro/ })).toBeVisible(),
    );
  },
};

/** Too much is said in words. */
export const OverTheWhole: Story = {
  args: withPartners(people.map((person, index) => ({ ...person, Percentual: 45 - index * 10 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5% acima de 100%')).toBeVisible();
  },
};

export const OverTheWholeOnPhone: Story = { ...OverTheWhole, ...phone };

/** What cannot be changed can be read, row by row. */
export const ReadOnly: Story = {
  args: { ...withPartners(people), tab: locked },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sócio 1 / }));
    await expect(canvas.queryByRole('button', { name: /^(Remover: Sócio|Adicionar sócio)/ })).toBeNull();
  },
};

/** A row that was removed comes back by "Desfazer". */
export const Removed: Story = {
  args: withPartners(people),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sócio 3 / }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remover: Sócio 3' }));
    await expect(await canvas.findByText('Sócio 3 saiu da lista.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  },
};
