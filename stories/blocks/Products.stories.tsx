import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsonObject } from '../../engine/core';
import * as produtos from '../../schemas/pf/produtos.json?tab';
import { phone } from '../engine/phone';
import { type Answers, never, ok } from '../engine/sampleServer';
import { onlySections } from '../engine/tabSession';
import { focused, hovered, pressed } from '../pieces/shown';
import { TabStory } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { PRODUCTS } from './suitabilitySamples';

/** The products of a profile, with their terms. */
const meta = {
  title: 'Blocks/products',
  tags: ['autodocs'],
  component: TabStory,
  argTypes: tabArgs,
  args: { tab: onlySections(produtos, 'lista'), data: { PerfilRisco: 'Arrojado' } },
} satisfies Meta<typeof TabStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const held = (ProdutoId: number, Aceite: number): JsonObject => ({ ProdutoId, Aceite, DataAceite: null });

/** A server whose client holds these products. */
const holding = (...products: JsonObject[]): Answers => ({ 'GET /cliente/produtos': () => ok(products) });

/** Nothing is accepted yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Ler os termos')).toHaveLength(3);
  },
};

export const OnPhone: Story = { ...Default, ...phone };

export const Accepted: Story = {
  args: { answers: holding(held(4, 1)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Produto Adquirido')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver mais: Caparaó Multimercado FIC' })).toBeVisible();
  },
};

export const AcceptedOnPhone: Story = { ...Accepted, ...phone };

export const Hovered: Story = { ...Accepted, ...hovered };

export const Focused: Story = { ...Accepted, ...focused };

export const Pressed: Story = { ...Accepted, ...pressed };

/** A product of the client waits for the signature, where the tenant says so. */
export const Pending: Story = {
  args: { answers: holding(held(4, 0)), settings: { produtoPendente: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pendente de assinatura')).toBeVisible();
  },
};

export const PendingOnPhone: Story = { ...Pending, ...phone };

/** The tenant hides everything about terms. */
export const WithoutTerms: Story = {
  args: { settings: { termosProdutos: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Nome do produto',
      'CNPJ',
      'Perfil',
      'Vigência',
    ]);
  },
};

/** Edit mode lists what the client holds. */
export const InEdit: Story = {
  args: { mode: 'edit', answers: holding(held(4, 1)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

export const NothingHeld: Story = {
  args: { mode: 'edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não tem produtos')).toBeVisible();
  },
};

/** Before there is a profile. */
export const Empty: Story = {
  args: { data: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ainda não há produtos para mostrar')).toBeVisible();
  },
};

export const NoneOffered: Story = {
  args: { answers: { 'GET /produto': () => ok([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum produto disponível no momento')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /produto': never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando os produtos...')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: { showsFailure: true },
  args: { answers: { 'GET /produto': () => ({ status: 500 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Os produtos não carregaram')).toBeVisible();
  },
};

/** The terms of a product, to accept. */
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ler os termos: Serra Fina Renda Fixa FIC' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Serra Fina Renda Fixa FIC' })).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: 'Li e aceito os termos de uso.' })).toBeVisible();
  },
};

export const TermsOnPhone: Story = { ...Terms, ...phone };

/** Accepted, and not yet answered: the mark cannot be taken back, and the dialog stays. */
export const Accepting: Story = {
  args: { answers: { 'POST /cliente/produtos': never } },
  play: async (context) => {
    await Terms.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Li e aceito os termos de uso.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeDisabled());
  },
};

/** Who confirms without the mark is told so. */
export const TermsNotAccepted: Story = {
  play: async (context) => {
    await Terms.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    const text = await canvas.findByText('Necessário aceitar os termos para confirmar adesão ao produto');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** The terms of an accepted product are only read. */
export const TermsReadOnly: Story = {
  args: { answers: holding(held(4, 1)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver mais: Caparaó Multimercado FIC' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Caparaó Multimercado FIC' })).toBeVisible());
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  },
};

/** The longest names that institutions give. */
export const LongText: Story = {
  args: {
    answers: {
      'GET /produto': () =>
        ok(
          PRODUCTS.map((product) => ({
            ...product,
            Descricao: `${product.Descricao} em Cotas de Fundos de Investimento Incentivado em Infraestrutura Responsabilidade Limitada`,
          })),
        ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Responsabilidade Limitada$/)).toHaveLength(3);
  },
};

export const LongTextOnPhone: Story = { ...LongText, ...phone };
