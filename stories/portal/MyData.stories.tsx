import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { MyDataPage } from '../../src/features/security/MyDataPage';
import { clientServer, portalServer } from './portalServer';

const kept = (Titulo: string, Norma: string | null, Prazo = '10 anos depois do fim do relacionamento') => ({
  Titulo,
  Finalidade: 'Identificar você e manter o cadastro que as instituições financeiras são obrigadas a ter.',
  BaseLegal: 'Obrigação legal ou regulatória (LGPD, art. 7º, II)',
  Prazo,
  Norma,
  Sensivel: Titulo === 'Documentos',
  Dados: ['Nome completo', 'CPF', 'Data de nascimento'],
});
const data = {
  Encarregado: 'Marina Lobo, dados@example.com',
  Tratamentos: [
    kept('Cadastro', 'Circular BCB 3.978/2020, art. 67'),
    kept('Documentos', 'Circular BCB 3.978/2020, art. 67'),
    kept('Contato e correspondência', null, '6 meses depois do fim do relacionamento'),
  ],
  Enviado: true,
  DiasExclusao: 15,
  Copia: null,
  Exclusao: null,
  Acessos: [
    { Em: '2026-11-23T12:02:00Z', Quem: 'Sistema risco', Chamada: 'GET /integracao/cadastros/:guid' },
    { Em: '2026-11-20T17:40:00Z', Quem: 'Equipe da instituição', Chamada: 'approve' },
  ],
};
const erasure = {
  Estado: 'AGUARDANDO',
  PedidaEm: '2026-11-23T12:02:00Z',
  Prevista: '2026-12-08T12:02:00Z',
  EncerradaEm: null,
  Texto: null,
};

const server = (over: object) => clientServer({ '/cliente/dados': { body: { data: { ...data, ...over } } } });

const meta = {
  title: 'Portal/My data',
  component: MyDataPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
        <DialogHost />
      </MemoryRouter>
    ),
  ],
  beforeEach: server({}),
} satisfies Meta<typeof MyDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A copy that can be fetched. */
export const Copy: Story = {
  beforeEach: server({ Copia: { Id: 'a', PedidaEm: erasure.PedidaEm, Ate: '2026-11-30T12:02:00Z' } }),
};

/** An erasure that waits for its day. */
export const Waiting: Story = { beforeEach: server({ Exclusao: erasure }) };

export const Refused: Story = {
  beforeEach: server({
    Exclusao: { ...erasure, Estado: 'RECUSADA', EncerradaEm: '2026-11-25T12:02:00Z', Texto: 'Há uma ordem judicial.' },
  }),
};

/** Nothing was ever sent: no norm keeps anything. */
export const NeverSent: Story = { beforeEach: server({ Enviado: false, Acessos: [] }) };

/** What stays is told before the erasure is asked for. */
export const Question: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir exclusão' }));
    await waitFor(() => expect(screen.getByText(/Isto continua guardado/)).toBeVisible());
  },
};

/** While it comes, and when it does not. */
export const Loading: Story = { beforeEach: portalServer({ '/cliente/dados': 'waits' }) };

export const Failed: Story = {
  parameters: { showsFailure: true },
  beforeEach: portalServer({ '/cliente/dados': { status: 500, body: {} } }),
};
