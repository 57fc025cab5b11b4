import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { phone } from '../engine/phone';
import { focused, hovered, pressed } from '../pieces/shown';
import { documentsArgs } from './blockArgs';
import { DocumentsStory } from './DocumentsStory';
import { documentsServer, sentDocument } from './documentsServer';
import { pdfFile, photoFile, pickFile } from './pickFile';

/** Documents of a registration: queued in the individual's wizard, sent at once in the others. */
const meta = {
  title: 'Blocks/documents',
  tags: ['autodocs'],
  component: DocumentsStory,
  argTypes: documentsArgs,
  args: { server: documentsServer() },
} satisfies Meta<typeof DocumentsStory>;

export default meta;

type Story = StoryObj<typeof meta>;

const IDENTITY = 'Documento de identidade (RG ou CNH) - Obrigatório';
const RESIDENCE = 'Comprovante de residência - Obrigatório';
const never = () => new Promise<never>(() => {});

const two = [
  sentDocument(),
  sentDocument({
    Guid: '6f1c1d52-3f0e-4b55-9c0c-5d3c2b1a0f02',
    TipoDocumentoId: 2,
    FileName: 'conta-de-luz-setembro-2026-residencial.jpg',
    InsertDate: '2026-11-20T14:43:31',
  }),
];

export const Default: Story = { render: (args) => <DocumentsStory {...args} server={documentsServer(two)} /> };

export const OnPhone: Story = { ...Default, ...phone };

export const Empty: Story = { render: (args) => <DocumentsStory {...args} server={documentsServer()} /> };

export const EmptyOnPhone: Story = { ...Empty, ...phone };

export const Loading: Story = {
  render: (args) => <DocumentsStory {...args} server={documentsServer([], { 'GET /tipoDocumento': never })} />,
};

/** The lists did not come: no empty table, but a way to try again. */
export const LoadFailed: Story = {
  parameters: { showsFailure: true },
  render: (args) => (
    <DocumentsStory
      {...args}
      server={documentsServer([], { 'GET /tipoDocumento': () => ({ status: 500 }) })}
      ask={async () => true}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

/** A kind is chosen: the button is there. */
export const TypeChosen: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Tipo de documento' }), RESIDENCE);
    await expect(canvas.getByRole('button', { name: 'Anexar arquivo' })).toBeVisible();
  },
};

export const TypeChosenOnPhone: Story = { ...TypeChosen, ...phone };

/** A picture with its likeness, and a PDF by its name: both wait for the next save. */
export const Queued: Story = {
  render: (args) => <DocumentsStory {...args} server={documentsServer([sentDocument()])} />,
  play: async ({ canvas, canvasElement }) => {
    await pickFile(canvasElement, RESIDENCE, await photoFile('conta-de-luz.jpg'));
    await pickFile(canvasElement, 'Comprovante de renda', pdfFile('irpf-2026.pdf'));
    await expect(canvas.getAllByText('Ainda não enviado')).toHaveLength(2);
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

export const QueuedOnPhone: Story = { ...Queued, ...phone };

export const Hovered: Story = { ...Queued, ...hovered };

export const Focused: Story = { ...Queued, ...focused };

export const Pressed: Story = { ...Queued, ...pressed };

/** One file is on its way, the other waits for its turn. */
export const Sending: Story = {
  render: (args) => (
    <DocumentsStory
      {...args}
      server={documentsServer([sentDocument()], {
        'POST /cliente/documentos': ({ onProgress }) => {
          onProgress?.(0.64);
          return never();
        },
      })}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pickFile(canvasElement, RESIDENCE, pdfFile('conta-de-luz.pdf'));
    await pickFile(canvasElement, 'Comprovante de renda', pdfFile('irpf-2026.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    const meter = await canvas.findByRole('progressbar', { name: 'Enviando conta-de-luz.pdf' });
    await waitFor(() => expect(meter).toHaveValue(0.64));
  },
};

export const SendingOnPhone: Story = { ...Sending, ...phone };

/** The first file arrived, the second did not: it is still here, and only it is sent again. */
export const Failed: Story = {
  render: (args) => {
    const server = documentsServer([sentDocument()]);
    server.replies['POST /cliente/documentos'] = () => {
      throw new TypeError('offline');
    };
    return <DocumentsStory {...args} server={server} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pickFile(canvasElement, RESIDENCE, pdfFile('conta-de-luz.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    await canvas.findByRole('heading', { name: 'Sem resposta do servidor' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await expect(canvas.getByRole('button', { name: 'Tentar novamente: conta-de-luz.pdf' })).toBeVisible();
  },
};

export const FailedOnPhone: Story = { ...Failed, ...phone };

/** The server refuses the file itself: another one may take its place. */
export const Unfit: Story = {
  render: (args) => (
    <DocumentsStory
      {...args}
      server={documentsServer([sentDocument()], {
        'POST /cliente/arquivos': () => ({ status: 400, body: { data: ['O PDF está danificado e não abre.'] } }),
      })}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await pickFile(canvasElement, RESIDENCE, pdfFile('conta-de-luz.pdf'));
    const another = await canvas.findByRole('button', { name: 'Escolher outro arquivo no lugar de conta-de-luz.pdf' });
    await expect(another).toBeVisible();
  },
};

export const UnfitOnPhone: Story = { ...Unfit, ...phone };

/** What was picked is no document: the dialog of the specification, and the reason at the control. */
export const Refused: Story = {
  ...Empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Tipo de documento' }), IDENTITY);
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['olá'], 'anotações.pdf', { type: 'application/pdf' }));
    await canvas.findByRole('heading', { name: 'Erro no processamento' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await expect(canvas.getByText(/^anotações.pdf não é uma foto/)).toBeVisible();
  },
};

/** A large photo is offered smaller. */
export const LargePhoto: Story = {
  ...Empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Tipo de documento' }), IDENTITY);
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    const photo = await photoFile('rg-frente.jpg', { width: 3200, height: 2400, noise: true });
    await userEvent.upload(input, photo);
    const offer = { name: 'Enviar uma versão menor da foto?' };
    await waitFor(() => expect(canvas.getByRole('dialog', offer)).toBeVisible(), { timeout: 10_000 });
  },
};

/** Avançar without a required document. */
export const WithError: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Tipo de documento' });
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    await canvas.findByRole('heading', { name: 'Oops...' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Anexar documento' })).toHaveFocus());
  },
};

/** An edit: sent files cannot be deleted, one that waits can be taken back. */
export const Editing: Story = {
  render: (args) => <DocumentsStory {...args} server={documentsServer(two)} mode="edit" />,
  play: async ({ canvas, canvasElement }) => {
    await pickFile(canvasElement, 'Comprovante de renda', pdfFile('irpf-2026.pdf'));
    await expect(await canvas.findByRole('button', { name: 'Não enviar irpf-2026.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Excluir/ })).toBeNull();
  },
};

/** A company's or a fund's wizard: the file is sent as it is picked. */
export const SentAtOnce: Story = {
  render: (args) => <DocumentsStory {...args} server={documentsServer()} send="pick" />,
  play: async ({ canvas, canvasElement }) => {
    await pickFile(canvasElement, RESIDENCE, pdfFile('conta-de-luz.pdf'));
    await waitFor(() => expect(canvas.getByText('Enviado')).toBeVisible());
  },
};

/** Files that waited when the page was reloaded. */
export const LostByReload: Story = {
  render: (args) => (
    <DocumentsStory
      {...args}
      server={documentsServer([sentDocument()])}
      kept={{
        tabs: {},
        forms: {},
        lost: {
          'documentos/documentos': [
            { TipoDocumentoId: 2, FileName: 'conta-de-luz.jpg', Descricao: 'Comprovante de residência' },
          ],
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escolha de novo este arquivo')).toBeVisible();
  },
};

/** A sent file goes after a question. */
export const Deleting: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir cnh.pdf' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Confirma a exclusão?' })).toBeVisible());
  },
};

export const DeletingOnPhone: Story = { ...Deleting, ...phone };

/** A sent file whose kind is no longer in the list, with the longest name that there is. */
export const LongText: Story = {
  render: (args) => (
    <DocumentsStory
      {...args}
      server={documentsServer([
        sentDocument({ TipoDocumentoId: 999, FileName: `${'comprovante_'.repeat(12)}.pdf` }),
        sentDocument({ Guid: 'b', FileName: 'x'.repeat(146).concat('.pdf') }),
      ])}
    />
  ),
};

export const LongTextOnPhone: Story = { ...LongText, ...phone };
