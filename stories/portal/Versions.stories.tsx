import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { fillText } from '../../engine/core';
import shared from '../../schemas/shared.json';
import { ErrorSummary } from '../../src/features/wizard/ErrorSummary';
import { ChangesNote } from '../../src/features/wizard/versions/ChangesNote';
import type { Changes } from '../../src/features/wizard/versions/changes';
import { GonePage } from '../../src/features/wizard/versions/GonePage';
import { StopCard } from '../../src/features/wizard/versions/StopCard';
import { WizardFrame } from '../../src/features/wizard/WizardFrame';
import { WizardSkeleton } from '../../src/features/wizard/WizardSkeleton';
import { type Say, WizardTexts } from '../../src/features/wizard/wizardTexts';
import { Page } from '../../src/shell/Page';
import { draftIs } from './draftIs';
import { clientServer } from './portalServer';

const texts: Record<string, string> = shared.texts;
const say: Say = (name, values = {}) => fillText(texts[name] ?? '', values);

const changes: Changes = {
  added: [{ title: 'Origem do patrimônio', tab: 'Dados Financeiros' }],
  required: [{ title: 'Telefone comercial', tab: 'Informações' }],
  moved: ['Remuneração mensal', 'Outros rendimentos'].map((title) => ({ title, tab: 'Endereços' })),
  gone: [{ title: 'Fax', tab: 'Informações' }],
  left: [],
  emptied: [],
};

const steps = ['Informações', 'Dados Financeiros', 'Endereços', 'Produtos'].map((title, index) => ({
  id: title,
  title,
  state: index === 0 ? ('done' as const) : index === 1 ? ('now' as const) : ('todo' as const),
  isOpen: index === 0,
}));

/** What a customer sees of a form that was published anew. */
const meta = {
  title: 'Portal/Versions',
  component: StopCard,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <WizardTexts value={texts}>
          <Story />
        </WizardTexts>
      </MemoryRouter>
    ),
  ],
  beforeEach: clientServer(),
  args: {
    message:
      'A Resolução CVM 175 pede a origem do patrimônio de todos os clientes. Antes de continuar, confira a pergunta nova em Dados Financeiros.',
    changes: { ...changes, required: [], moved: [], gone: [] },
    say,
    onGoOn: () => undefined,
  },
  render: (args) => (
    <Page title="Cadastro de pessoa física">
      <StopCard {...args} />
    </Page>
  ),
} satisfies Meta<typeof StopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Stopped: Story = {};

export const StoppedOnPhone: Story = { ...Stopped, ...phone };

export const GoingOn: Story = { args: { isBusy: true } };

/** The quiet line, and under it what is missing, with what is new. */
export const Changed: Story = {
  render: () => (
    <WizardFrame
      steps={steps}
      title="Dados Financeiros"
      lead="Campos com * são obrigatórios."
      onPickStep={() => undefined}
      draft={draftIs('saved')}
      quiet={{ label: 'Salvar e continuar depois', busyLabel: 'Salvando...' }}
      primary={{ label: 'Avançar', busyLabel: 'Salvando...', icon: 'arrowRight' }}
    >
      <ChangesNote changes={changes} onClose={() => undefined} />
      <ErrorSummary
        errors={[
          { pointer: '/BensMoveis', name: 'Bens móveis', message: 'Campo obrigatório.' },
          { pointer: '/Origem', name: 'Origem do patrimônio', message: 'Campo obrigatório.' },
        ]}
        isNew={(pointer) => pointer === '/Origem'}
        onPick={() => undefined}
      />
      <WizardSkeleton />
    </WizardFrame>
  ),
};

export const ChangedOnPhone: Story = { ...Changed, ...phone };

export const Gone: Story = { render: () => <GonePage title="Dados Bancários" onBack={() => undefined} /> };

export const GoneOnPhone: Story = { ...Gone, ...phone };
