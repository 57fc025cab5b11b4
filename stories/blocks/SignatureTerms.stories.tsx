import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsonObject } from '../../engine/core';
import * as declaracoes from '../../schemas/pf/declaracoes.json?tab';
import { phone } from '../engine/phone';
import { type Answers, never, ok } from '../engine/sampleServer';
import { focused, hovered, pressed } from '../pieces/shown';
import type { TabStoryProps } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { CONTRATO, declarationOf, POLITICA, RISCOS, SIGNATURES, TERMO } from './signatureDocuments';
import { type Canvas, rowOf, server } from './signatureServer';
import { answeredBy, signatureStory } from './signatureStory';

/** What opens over the documents to sign: their texts, and who has signed. */
const meta = {
  title: 'Blocks/signatures/dialogs',
  ...signatureStory(declaracoes),
  argTypes: tabArgs,
} satisfies Meta<TabStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A document that waits for signatures, with this answer for who has signed it. */
const pending = (signatures: Answers[string]) =>
  server([RISCOS], [declarationOf(RISCOS, 'Pendente')], {
    'GET /declaracao/assinaturas?guidDeclaracao=declaracao-riscos': signatures,
  });

const lengthened = (signature: JsonObject): JsonObject => ({
  ...signature,
  NomeRepresentante: `${signature.NomeRepresentante} de Albuquerque Mendonça e Vasconcelos`,
  EmailRepresentante: `representacao.legal.da.companhia.${signature.EmailRepresentante}`,
});

/** A long text to read and accept. */
export const Terms: Story = {
  ...answeredBy(() => server([CONTRATO])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ler o termo' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Li e aceito os termos de uso.' })).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Voltar' })).toBeVisible());
  },
};

export const TermsOnPhone: Story = { ...Terms, ...phone };

export const Hovered: Story = { ...Terms, ...hovered };

export const Focused: Story = { ...Terms, ...focused };

export const Pressed: Story = { ...Terms, ...pressed };

/** A signed document, only to read. */
export const TermsReadOnly: Story = {
  ...answeredBy(() => server([TERMO], [declarationOf(TERMO, 'Assinado')])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver termo' }));
    await canvas.findByRole('heading', { name: '1. Objeto' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  },
};

/** From reading to signed: the row says so, and has the focus again. */
export const Signing: Story = {
  ...answeredBy(() => server([TERMO, POLITICA])),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas as Canvas, 'Termo de uso e adesão');
    await userEvent.click(row.getByRole('button', { name: 'Ler o termo' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Li e aceito os termos de uso.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    await canvas.findByRole('heading', { name: 'Termos aceitos com sucesso' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await expect(await row.findByText('Termo aceito')).toBeVisible();
    await waitFor(() => expect(row.getByRole('button', { name: 'Ver termo' })).toHaveFocus());
  },
};

/** Confirmed, and not yet answered: the mark cannot be taken back, and the dialog stays. */
export const Confirming: Story = {
  ...answeredBy(() => server([TERMO], [], { 'POST /declaracao/cliente': never })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ler o termo' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Li e aceito os termos de uso.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeDisabled());
  },
};

export const SigningFailed: Story = {
  ...answeredBy(() => server([TERMO], [], { 'POST /declaracao/cliente': () => ({ status: 400 }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ler o termo' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Li e aceito os termos de uso.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    const text = await canvas.findByText('Falha ao aceitar os termos');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** Who has signed, and who has not. */
export const Status: Story = {
  ...answeredBy(() => pending(() => ok(SIGNATURES))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    const name = await canvas.findByText('Caio Prado Meireles');
    await waitFor(() => expect(name).toBeVisible());
  },
};

export const StatusOnPhone: Story = { ...Status, ...phone };

/** Who has signed is on its way. */
export const Loading: Story = {
  ...answeredBy(() => pending(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    const text = await canvas.findByText('Carregando...');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** Names and addresses as long as people have them. */
export const LongText: Story = {
  ...answeredBy(() => pending(() => ok(SIGNATURES.map(lengthened)))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    const [name] = await canvas.findAllByText(/Mendonça e Vasconcelos$/);
    await waitFor(() => expect(name).toBeVisible());
  },
};

export const LongTextOnPhone: Story = { ...LongText, ...phone };

export const StatusFailed: Story = {
  parameters: { showsFailure: true },
  ...answeredBy(() => pending(() => ({ status: 500 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    await waitFor(() => expect(retry).toBeVisible());
  },
};
