import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { JsonObject } from '../../engine/core';
import * as declaracoes from '../../schemas/pj/declaracoes.json?tab';
import { phone } from '../engine/phone';
import { never, ok } from '../engine/sampleServer';
import { focused, hovered, pressed } from '../pieces/shown';
import type { TabStoryProps } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { answeredBy, signatureStory } from './signatureStory';
import { BENEFICIARIO, declaredBy, PEOPLE, PODERES, signersServer } from './signersServer';

const story = signatureStory(declaracoes);

/** Documents that people of the registration sign: choosing them, and how far they are. */
const meta = {
  title: 'Blocks/signatures by signers',
  ...story,
  argTypes: tabArgs,
  // The list is not held back.
  args: { ...story.args, options: { delayMs: 0 } },
} satisfies Meta<TabStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const both = [PODERES, BENEFICIARIO];

const lengthened = (person: JsonObject): JsonObject => ({
  ...person,
  Nome: `${person.Nome} de Albuquerque Mendonça e Vasconcelos`,
  Email: person.Email ? `representacao.legal.da.companhia.${person.Email}` : '',
});

/** Opens the text of the document of powers. */
async function readPowers({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const row = (await canvas.findByText('Declaração de poderes e representação')).closest('tr') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Ler e enviar' }));
  return within(await canvas.findByRole('dialog'));
}

/** One that waits for a signature, one that nobody was asked to sign. */
export const Default: Story = {
  ...answeredBy(() => signersServer(both, [declaredBy(PODERES, 2, 1)])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 de 2 assinaturas/)).toBeVisible();
  },
};

export const OnPhone: Story = { ...Default, ...phone };

export const Hovered: Story = { ...Default, ...hovered };

export const Focused: Story = { ...Default, ...focused };

export const Pressed: Story = { ...Default, ...pressed };

/** Nobody was asked yet. */
export const NotSent: Story = {
  ...answeredBy(() => signersServer(both)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Ler e enviar' })).toHaveLength(2);
  },
};

export const Signed: Story = {
  ...answeredBy(() => signersServer([PODERES], [declaredBy(PODERES, 2, 2)])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Assinado')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Status da Assinatura' })).toBeVisible();
  },
};

export const SignedOnPhone: Story = { ...Signed, ...phone };

/** A newer text took the place of the signed one. */
export const Changed: Story = {
  ...answeredBy(() => signersServer([{ ...PODERES, AlterouVersaoComAssinatura: true }], [declaredBy(PODERES, 2, 2)])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Nova versão de documento' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await expect(await canvas.findByText('Enviar de novo')).toBeVisible();
  },
};

export const Empty: Story = {
  ...answeredBy(() => signersServer([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há documentos para assinar.')).toBeVisible();
  },
};

export const Loading: Story = {
  ...answeredBy(() => signersServer([], [], { 'GET /declaracao': never })),
};

export const LoadFailed: Story = {
  parameters: { showsFailure: true },
  ...answeredBy(() => signersServer([], [], { 'GET /declaracao': () => ({ status: 500 }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

/** The list is held back for a while; the page says that it comes. */
export const HeldBack: Story = {
  args: { options: { delayMs: 600_000 } },
  ...answeredBy(() => signersServer(both)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando os documentos...')).toBeInTheDocument();
  },
};

/** The text, and who may sign it; who has no e-mail cannot be chosen. */
export const Choosing: Story = {
  ...NotSent,
  play: async (context) => {
    const dialog = await readPowers(context);
    const clara = await dialog.findByRole('checkbox', { name: /Clara Teixeira Lemos/ });
    await expect(clara).toBeDisabled();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /Marina Sampaio Leal/ }));
    await expect(dialog.getByRole('checkbox', { name: /Marina Sampaio Leal/ })).toBeChecked();
  },
};

export const ChoosingOnPhone: Story = { ...Choosing, ...phone };

export const NobodyChosen: Story = {
  ...NotSent,
  play: async (context) => {
    const dialog = await readPowers(context);
    await dialog.findByRole('checkbox', { name: /Marina Sampaio Leal/ });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar para assinatura' }));
    const text = await context.canvas.findByText('Selecione ao menos um assinante para enviar o documento.');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** Nobody of the registration signs. */
export const NobodyMaySign: Story = {
  ...answeredBy(() => signersServer(both, [], { 'GET /declaracao/assinantes': () => ok([]) })),
  play: async (context) => {
    const dialog = await readPowers(context);
    const text = await dialog.findByText(/Ninguém no cadastro tem poder de assinatura/);
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const SignersLoading: Story = {
  ...answeredBy(() => signersServer(both, [], { 'GET /declaracao/assinantes': never })),
  play: async (context) => {
    const dialog = await readPowers(context);
    const text = await dialog.findByText('Carregando os assinantes...');
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const SignersFailed: Story = {
  parameters: { showsFailure: true },
  ...answeredBy(() => signersServer(both, [], { 'GET /declaracao/assinantes': () => ({ status: 500 }) })),
  play: async (context) => {
    const dialog = await readPowers(context);
    const retry = await dialog.findByRole('button', { name: 'Tentar novamente' });
    await waitFor(() => expect(retry).toBeVisible());
  },
};

/** From choosing to pending: the row says so, and has the focus again. */
export const Sending: Story = {
  ...NotSent,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await readPowers(context);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Marina Sampaio Leal/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Edson Farias Brito/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Li e aceito os termos de uso.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar para assinatura' }));
    await canvas.findByRole('heading', { name: 'Assinatura solicitada' });
    await userEvent.click(canvas.getByRole('button', { name: /OK|Entendi/ }));
    await expect(await canvas.findByText(/0 de 2 assinaturas/)).toBeVisible();
  },
};

/** Who has signed, and who can be sent the e-mail again. */
export const Status: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    const again = await canvas.findByRole('button', { name: 'Reenviar e-mail para Edson Farias Brito' });
    await waitFor(() => expect(again).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /para Marina/ })).toBeNull();
  },
};

export const StatusOnPhone: Story = { ...Status, ...phone };

/** Asking other people, which ends what was asked before. */
export const AskingOthers: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status da Assinatura' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher outros assinantes' }));
    const warning = await canvas.findByText('O pedido anterior deixa de valer');
    await waitFor(() => expect(warning).toBeVisible());
  },
};

/** A signed document, only to read. */
export const ReadOnly: Story = {
  ...Signed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver termo' }));
    const print = await canvas.findByRole('button', { name: 'Imprimir' });
    await waitFor(() => expect(print).toBeVisible());
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Avançar with a required document that not everybody has signed. */
export const WithError: Story = {
  args: { tab: declaracoes },
  ...answeredBy(() => signersServer(both, [declaredBy(PODERES, 2, 1)])),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Declaração de poderes e representação');
    canvasElement.querySelector('form')?.requestSubmit();
    await expect(
      await canvas.findByText(/^Faltam assinaturas que já foram pedidas: Declaração de poderes/),
    ).toBeVisible();
  },
};

/** Documents, people and addresses with the longest names. */
export const LongText: Story = {
  ...answeredBy(() =>
    signersServer(
      both.map((document) => ({
        ...document,
        NomeDocumento: `${document.NomeDocumento} da companhia, de suas controladas e das sociedades sob controle comum`,
      })),
      [],
      { 'GET /declaracao/assinantes': () => ok(PEOPLE.map(lengthened)) },
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Ler e enviar' });
    await userEvent.click(first as HTMLElement);
    const card = await canvas.findByRole('checkbox', { name: /^Marina Sampaio Leal de Albuquerque/ });
    await waitFor(() => expect(card).toBeVisible());
  },
};

export const LongTextOnPhone: Story = { ...LongText, ...phone };
