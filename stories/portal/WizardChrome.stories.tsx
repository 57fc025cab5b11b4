import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import shared from '../../schemas/shared.json';
import { ClashCards } from '../../src/features/wizard/clash/ClashCards';
import { ErrorSummary } from '../../src/features/wizard/ErrorSummary';
import { RestoredNotice } from '../../src/features/wizard/RestoredNotice';
import type { Step } from '../../src/features/wizard/steps';
import { WizardFrame } from '../../src/features/wizard/WizardFrame';
import { WizardLoading } from '../../src/features/wizard/WizardLoading';
import { WizardSkeleton } from '../../src/features/wizard/WizardSkeleton';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { draftIs } from './draftIs';
import { clientServer } from './portalServer';

const titles = [
  'Informações',
  'Procuradores',
  'Dados Financeiros',
  'Dados Bancários',
  'Endereços',
  'Upload de Documentos',
  'Declarações',
  'Produtos',
];

/** The steps with the one of this index on the screen. */
function stepsAt(now: number): Step[] {
  return titles.map((title, index) => ({
    id: title,
    title,
    state: index < now ? 'done' : index === now ? 'now' : 'todo',
    isOpen: index < now,
  }));
}

const errors = [
  { pointer: '/TelefoneCelular', name: 'Telefone celular', message: 'Telefone inválido' },
  { pointer: '/OrgaoEmissao', name: 'Órgão emissor', message: 'Campo obrigatório.' },
];

const quiet = { label: 'Salvar e continuar depois', busyLabel: 'Salvando...' };
const primary = { label: 'Avançar', busyLabel: 'Salvando...', icon: 'arrowRight' as const };

const meta = {
  title: 'Portal/Wizard chrome',
  component: WizardFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <WizardTexts value={shared.texts}>
          <Story />
        </WizardTexts>
      </MemoryRouter>
    ),
  ],
  beforeEach: clientServer(),
  args: {
    steps: stepsAt(4),
    title: 'Endereços',
    lead: 'Digite o CEP e completamos o que for possível. Campos com * são obrigatórios.',
    onPickStep: () => undefined,
    draft: draftIs('saved'),
    quiet,
    primary,
    children: <WizardSkeleton />,
  },
} satisfies Meta<typeof WizardFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Default: Story = {};

export const Phone: Story = { ...phone };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const WithErrors: Story = {
  args: {
    steps: stepsAt(0).map((step, index) => (index === 0 ? { ...step, errors: 2 } : step)),
    title: 'Informações',
    children: <ErrorSummary errors={errors} onPick={() => undefined} />,
  },
};

export const WithErrorsOnPhone: Story = { ...WithErrors, ...phone };

export const StepsUnfolded: Story = {
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const line = canvas.queryByText('Etapa 5 de 8', { exact: false });
    // A wide window has the rail in its place.
    if (line) await userEvent.click(line);
    await expect(canvas.getByRole('button', { name: /Procuradores/ })).toBeVisible();
  },
};

export const Restored: Story = {
  args: {
    children: (
      <RestoredNotice
        origins={[
          { kind: 'draft', at: '2026-11-20T17:36:00.000Z' },
          { kind: 'draft', at: '2026-11-20T01:14:00.000Z', device: 'Chrome no Android' },
        ]}
        count={4}
        onClose={() => undefined}
        onDiscard={() => undefined}
      />
    ),
  },
};

export const RestoredOnPhone: Story = { ...Restored, ...phone };

/** A field, and a row of a list, that two devices left in two ways. */
export const TwoValues: Story = {
  args: {
    children: (
      <ClashCards
        clashes={[
          {
            id: 'informacoes/Celular',
            tab: 'informacoes',
            name: 'Telefone celular',
            isRow: false,
            options: [
              { text: '(11) 98765-4321', origin: { kind: 'draft', at: '2026-11-20T12:02:00.000Z' } },
              {
                text: '(11) 91234-5678',
                origin: { kind: 'draft', at: '2026-11-20T01:14:00.000Z', device: 'Chrome no Android' },
              },
              { text: '', origin: { kind: 'saved' } },
            ],
          },
          {
            id: 'bancarios/contas/row-2',
            tab: 'bancarios',
            name: 'Conta adicional 1',
            isRow: true,
            options: [
              { text: '341 - ITAÚ UNIBANCO S.A., 0182, 40733', origin: { kind: 'draft' } },
              { text: '', origin: { kind: 'saved' } },
            ],
          },
        ]}
        onChoose={() => undefined}
      />
    ),
  },
};

export const TwoValuesOnPhone: Story = { ...TwoValues, ...phone };

export const Offline: Story = { args: { draft: draftIs('offline') } };

export const OfflineOnPhone: Story = { ...Offline, ...phone };

export const Saving: Story = { args: { quiet: { ...quiet, busy: true }, draft: draftIs('saving') } };

export const Advancing: Story = { args: { primary: { ...primary, busy: true } } };

export const LastStep: Story = {
  args: {
    steps: stepsAt(7),
    title: 'Produtos',
    primary: { label: 'Concluir', busyLabel: 'Enviando...', icon: 'check' },
  },
};

export const Loading: Story = { render: () => <WizardLoading /> };

export const LoadingOnPhone: Story = { ...Loading, ...phone };
