import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import * as financeiros from '../../schemas/pf/dados-financeiros.json?tab';
import shared from '../../schemas/shared.json';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { host } from '../../src/dialogs/dialogStore';
import { EditFrame } from '../../src/features/wizard/EditFrame';
import { EditLoading } from '../../src/features/wizard/EditLoading';
import { TabBody } from '../../src/features/wizard/TabBody';
import { useTabActions } from '../../src/features/wizard/useTabActions';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { createTabSession, type StoryTab } from '../engine/tabSession';
import { clientServer } from './portalServer';

const tab = financeiros as unknown as StoryTab;
const data = { RemuneracaoMensal: 14500, BensImoveis: 640000, BensMoveis: 92000, PatrimonioLiquido: 185300.75 };

const disclaimer = {
  TipoCliente: 'Pessoa Física',
  Secao: 'Dados Financeiros',
  SubSecao: 'Rendimentos',
  Titulo: 'Seus rendimentos',
  Texto: '<p>Informe a média por mês, <b>antes</b> de impostos.</p><ul><li>Salário</li><li>Aluguéis</li></ul>',
};

/** One section as it is opened from its tile. */
function Section({ isRestored = false }: { isRestored?: boolean }) {
  const session = useMemo(() => createTabSession(tab, host, { data }).session, []);
  const actions = useTabActions(session, () => undefined);
  return (
    <EditFrame
      title={tab.definition.title}
      lead={tab.definition.lead}
      onBack={() => undefined}
      draft={session.draft}
      primary={{
        label: 'Salvar',
        busyLabel: 'Salvando...',
        busy: actions.action === 'save',
        onPress: () => void actions.run('save'),
      }}
    >
      <TabBody
        session={session}
        tab={tab.definition.id}
        isRestored={isRestored}
        actions={actions}
        onSubmit={() => void actions.run('save')}
      />
    </EditFrame>
  );
}

const meta = {
  title: 'Portal/Edit of a section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <WizardTexts value={shared.texts}>
          <Story />
          <DialogHost />
        </WizardTexts>
      </MemoryRouter>
    ),
  ],
  beforeEach: clientServer({ '/Disclaimer': { body: { data: [disclaimer] } } }),
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Default: Story = {};

export const Phone: Story = { ...phone };

export const Restored: Story = { args: { isRestored: true } };

/** The instructions of a section. */
export const Instructions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Instruções: Rendimentos' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Seus rendimentos' })).toBeVisible());
  },
};

export const InstructionsOnPhone: Story = { ...Instructions, ...phone };

/** A section without instructions says so. */
export const NoInstructions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Instruções: Patrimônio' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sem informações adicionais' })).toBeVisible());
  },
};

export const Loading: Story = { render: () => <EditLoading title="Dados Financeiros" onBack={() => undefined} /> };
