import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as declaracoes from '../../schemas/pf/declaracoes.json?tab';
import { phone } from '../engine/phone';
import { never } from '../engine/sampleServer';
import { focused, hovered, pressed } from '../pieces/shown';
import type { TabStoryProps } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { CONTRATO, declarationOf, POLITICA, RISCOS, sampleDocument, TERMO } from './signatureDocuments';
import { type Canvas, rowOf, server } from './signatureServer';
import { answeredBy, signatureStory } from './signatureStory';

/** Documents to sign: their list, their texts, and who has signed. */
const meta = {
  title: 'Blocks/signatures',
  tags: ['autodocs'],
  ...signatureStory(declaracoes),
  argTypes: tabArgs,
} satisfies Meta<TabStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const changed = { ...CONTRATO, AlterouVersaoComAssinatura: true };
const all = [TERMO, changed, RISCOS, POLITICA];
const declarations = [
  declarationOf(CONTRATO, 'Assinado'),
  declarationOf(RISCOS, 'Pendente'),
  declarationOf(POLITICA, 'Assinado'),
];

/** Closes the notice of a new version. */
async function closeNotice(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Nova versão de documento' });
  (await canvas.findByRole('button', { name: 'Entendi' })).click();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Entendi' })).toBeNull());
}

/** A document in each state, behind the notice that one of them has changed. */
export const Default: Story = {
  ...answeredBy(() => server(all, declarations)),
  play: async ({ canvas }) => {
    await closeNotice(canvas as Canvas);
    await expect(canvas.getByText('Atenção: Precisamos de uma nova assinatura')).toBeVisible();
  },
};

export const OnPhone: Story = { ...Default, ...phone };

/** The notice itself. */
export const NewVersionNotice: Story = {
  ...answeredBy(() => server([changed], [declarationOf(CONTRATO, 'Assinado')])),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Nova versão de documento' });
    await waitFor(() => expect(title).toBeVisible());
  },
};

export const Unread: Story = {
  ...answeredBy(() => server([TERMO, POLITICA])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Ler o termo' })).toHaveLength(2);
  },
};

export const UnreadOnPhone: Story = { ...Unread, ...phone };

export const Hovered: Story = { ...Unread, ...hovered };

export const Focused: Story = { ...Unread, ...focused };

export const Pressed: Story = { ...Unread, ...pressed };

export const Signed: Story = {
  ...answeredBy(() => server([TERMO], [declarationOf(TERMO, 'Assinado')])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ver termo' })).toBeVisible();
  },
};

export const SignedOnPhone: Story = { ...Signed, ...phone };

export const Pending: Story = {
  ...answeredBy(() => server([RISCOS], [declarationOf(RISCOS, 'Pendente')])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Status da Assinatura' })).toBeVisible();
  },
};

/** The institution does not show who has signed. */
export const PendingWithoutStatus: Story = {
  args: { settings: { statusAssinatura: false } },
  ...answeredBy(() => server([RISCOS], [declarationOf(RISCOS, 'Pendente')])),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas as Canvas, 'Declaração de conhecimento de riscos');
    await expect(row.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  ...answeredBy(() => server([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há documentos para assinar.')).toBeVisible();
  },
};

export const Loading: Story = {
  ...answeredBy(() => server([], [], { 'GET /declaracao': never })),
};

export const LoadFailed: Story = {
  parameters: { showsFailure: true },
  ...answeredBy(() => server([], [], { 'GET /declaracao': () => ({ status: 500 }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

/** The list is held back for a while; the page says that it comes. */
export const HeldBack: Story = {
  args: { options: { delayMs: 600_000 } },
  ...answeredBy(() => server(all)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando os documentos...')).toBeInTheDocument();
  },
};

/** With the explanation that an institution may add. */
export const WithHelp: Story = {
  args: {
    options: { help: { title: 'Como funciona', text: 'Leia cada documento, aceite os termos e confirme.' } },
  },
  ...answeredBy(() => server([TERMO])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Como funciona' }));
    const text = await canvas.findByText('Leia cada documento, aceite os termos e confirme.');
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const Searched: Story = {
  ...answeredBy(() => server([TERMO, CONTRATO, POLITICA])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Pesquisar documento' }), 'contrato');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

export const NothingFound: Story = {
  ...Searched,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Pesquisar documento' }), 'escritura');
    await expect(await canvas.findByText('Nenhum documento com este nome.')).toBeVisible();
  },
};

/** Avançar with a required document that is not signed. */
export const WithError: Story = {
  args: { tab: declaracoes },
  ...answeredBy(() => server([TERMO, POLITICA])),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Termo de uso e adesão');
    canvasElement.querySelector('form')?.requestSubmit();
    await expect(await canvas.findByText(/^Falta assinar: /)).toBeVisible();
  },
};

/** Names as long as institutions give them. */
export const LongText: Story = {
  ...answeredBy(() =>
    server(
      [
        sampleDocument({
          TemplateId: 'longo',
          NomeDocumento:
            'Declaração de ciência dos riscos das operações com derivativos, de empréstimo de ativos e de investimentos no exterior, e das garantias que elas exigem',
          Texto: '<p>Inconstitucionalissimamente'.repeat(12),
        }),
        changed,
      ],
      [declarationOf(CONTRATO, 'Assinado')],
    ),
  ),
  play: async ({ canvas }) => closeNotice(canvas as Canvas),
};

export const LongTextOnPhone: Story = { ...LongText, ...phone };
