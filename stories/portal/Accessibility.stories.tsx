import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { AccessibilityPage } from '../../src/features/accessibility/AccessibilityPage';
import { HelpLine } from '../../src/shell/help/HelpLine';
import { portalServer } from './portalServer';

const CONTACT = [
  { Chave: 'Telefone do atendimento', Valor: '0800 123 4567' },
  { Chave: 'Horario do atendimento', Valor: 'dias úteis, das 8h às 18h' },
  { Chave: 'E-mail do atendimento', Valor: 'ajuda@andorinha.com.br' },
  { Chave: 'Endereco para formularios em papel', Valor: 'Avenida Paulista, 1578, São Paulo, SP' },
];

const meta = {
  title: 'Portal/Accessibility',
  component: AccessibilityPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: portalServer({ '/consulta/configuracao-geral': { body: { data: CONTACT } } }),
} satisfies Meta<typeof AccessibilityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The institution has said nothing of how it is reached. */
export const WithoutContact: Story = { beforeEach: portalServer() };

/** One principle opened, with its criteria. */
export const Criteria: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText(/^Compreensível/));
    await expect(await screen.findByText(/^3\.3\.8 /)).toBeVisible();
  },
};

/** The last thing of every step of a wizard. */
export const Help: Story = {
  render: () => (
    <main style={{ maxInlineSize: '720px', padding: '24px' }}>
      <h1>Informações</h1>
      <HelpLine wizard="pf" />
    </main>
  ),
};
