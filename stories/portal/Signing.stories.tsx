import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import type { Json } from '../../engine/core';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { DocumentsPage } from '../../src/features/signing/DocumentsPage';
import { SigningPage } from '../../src/features/signing/SigningPage';
import { portalServer } from './portalServer';

const DOCUMENT = '/declaracao/assinaturas/consultarDeclaracaoParaAssinatura';
const PERSON = '/declaracao/assinaturas/consultarDocumentosDoAssinante';

const document = {
  NomeDocumento: 'Termo de adesão',
  NomeAssinante: 'Otávio Prado Lins',
  Status: 'Pendente',
  DataAssinatura: '',
  Conteudo:
    '<h2>1. Objeto</h2><p>Este termo regula a prestação de serviços de intermediação de títulos e valores mobiliários.</p>' +
    '<h2>2. Obrigações</h2><p>O cliente mantém os seus dados atualizados e informa qualquer mudança em até dez dias.</p>',
};

const entries = [
  { Guid: 'a', NomeDocumento: 'Termo de adesão', Status: 'Pendente', DataAssinatura: '', MinutosLeitura: 4 },
  { Guid: 'b', NomeDocumento: 'Declaração de FATCA', Status: 'Pendente', DataAssinatura: '', MinutosLeitura: 2 },
  {
    Guid: 'c',
    NomeDocumento: 'Ficha cadastral',
    Status: 'Assinado',
    DataAssinatura: '2026-11-20T14:43:31',
    MinutosLeitura: 6,
  },
];

const person = {
  NomeAssinante: 'Otávio Prado Lins',
  EmailAssinante: 'otavio@exemplo.com',
  NomeCliente: 'Aurora Tecnologia Ltda.',
  CpfCnpjCliente: '12ABC34501DE35',
  Documentos: entries,
};

const serve = (own: Json, all: Json = person) =>
  portalServer({ [DOCUMENT]: { body: { data: own } }, [PERSON]: { body: { data: all } } });

/** Who was sent a link reads and signs, without an account. */
const meta = {
  title: 'Portal/Signing',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/RealizarAssinaturas/a']}>
        <Routes>
          <Route path="/RealizarAssinaturas/:id" element={<Story />} />
        </Routes>
        <DialogHost />
      </MemoryRouter>
    ),
  ],
  beforeEach: serve(document),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Documents: Story = {
  render: () => <DocumentsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Declaração de FATCA')).toBeVisible();
  },
};

export const DocumentsOnPhone: Story = { ...Documents, ...phone };

export const AllSigned: Story = {
  ...Documents,
  beforeEach: serve(document, {
    ...person,
    Documentos: entries.map((entry) => ({ ...entry, Status: 'Assinado', DataAssinatura: '2026-11-20T14:43:31' })),
  }),
};

export const Pending: Story = {
  render: () => <SigningPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1. Objeto' })).toBeVisible();
  },
};

export const PendingOnPhone: Story = { ...Pending, ...phone };

export const Signed: Story = {
  render: () => <SigningPage />,
  beforeEach: serve({ ...document, Status: 'Assinado', DataAssinatura: '2026-11-21T10:15:00' }),
};

export const Unavailable: Story = {
  render: () => <SigningPage />,
  beforeEach: serve({ ...document, Status: 'Inativo' }),
};

export const Loading: Story = {
  render: () => <SigningPage />,
  beforeEach: portalServer({ [DOCUMENT]: 'waits', [PERSON]: 'waits' }),
};

export const Failed: Story = {
  parameters: { showsFailure: true },
  render: () => <SigningPage />,
  beforeEach: portalServer({ [DOCUMENT]: { status: 500, body: {} }, [PERSON]: { status: 500, body: {} } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O documento não carregou.')).toBeVisible();
  },
};
