import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as declaracoes from '../../schemas/pf/declaracoes.json?tab';
import { phone } from '../engine/phone';
import { ok } from '../engine/sampleServer';
import { onlySections, type StoryTab } from '../engine/tabSession';
import { TabStory } from '../TabStory';
import { CONTRATO, declarationOf, POLITICA, RISCOS, SIGNATURES, TERMO } from './signatureDocuments';
import { type Canvas, rowOf, server } from './signatureServer';

/** What opens over the documents to sign: their texts, and who has signed. */
export default { title: 'Blocks/signatures/dialogs' } satisfies Meta;

type Story = StoryObj;

const tab: StoryTab = onlySections(declaracoes, 'documentos');

/** A long text to read and accept. */
export const Terms: Story = {
  render: () => <TabStory tab={tab} answers={server([CONTRATO])} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ler o termo' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Li e aceito os termos de uso.' })).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Voltar' })).toBeVisible());
  },
};

export const TermsOnPhone: Story = { ...Terms, ...phone };

/** A signed document, only to read. */
export const TermsReadOnly: Story = {
  render: () => <TabStory tab={tab} answers={server([TERMO], [declarationOf(TERMO, 'Assinado')])} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver termo' }));
    await canvas.findByRole('heading', { name: '1. Objeto' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  },
};

/** From reading to signed: the row says so, and has the focus again. */
export const Signing: Story = {
  render: () => <TabStory tab={tab} answers={server([TERMO, POLITICA])} />,
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

export const SigningFailed: Story = {
  render: () => (
    <TabStory tab={tab} answers={server([TERMO], [], { 'POST /declaracao/cliente': () => ({ status: 400 }) })} />
  ),
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
  render: () => (
    <TabStory
      tab={tab}
      answers={server([RISCOS], [declarationOf(RISCOS, 'Pendente')], {
        'GET /declaracao/assinaturas?guidDeclaracao=declaracao-riscos': () => ok(SIGNATURES),
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    const name = await canvas.findByText('Caio Prado Meireles');
    await waitFor(() => expect(name).toBeVisible());
  },
};

export const StatusOnPhone: Story = { ...Status, ...phone };

export const StatusFailed: Story = {
  parameters: { showsFailure: true },
  render: () => (
    <TabStory
      tab={tab}
      answers={server([RISCOS], [declarationOf(RISCOS, 'Pendente')], {
        'GET /declaracao/assinaturas?guidDeclaracao=declaracao-riscos': () => ({ status: 500 }),
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    await waitFor(() => expect(retry).toBeVisible());
  },
};
