import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import type { SummaryTab } from '../../engine/core';
import { SummaryView } from '../../engine/react';
import shared from '../../schemas/shared.json';
import type { Step } from '../../src/features/wizard/steps';
import { WizardFrame } from '../../src/features/wizard/WizardFrame';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { portalServer, signInAs } from './portalServer';
import { filled, summaryOfRegistration } from './registration';

const { texts } = shared;
const titles = ['Informações', 'Procuradores', 'Dados Financeiros', 'Dados Bancários', 'Endereços'];
const steps: Step[] = titles.map((title, index) => ({
  id: title,
  title,
  state: index === titles.length - 1 ? 'now' : 'done',
  isOpen: index < titles.length - 1,
}));

/** What stands in place of the last step before a registration is sent. */
function ReviewPage({ tabs, busy = false, onEdit }: { tabs: SummaryTab[]; busy?: boolean; onEdit: () => void }) {
  return (
    <MemoryRouter>
      <WizardTexts value={texts}>
        <WizardFrame
          steps={steps}
          onPickStep={() => undefined}
          title={texts.reviewTitle}
          lead={texts.reviewLead}
          quiet={{ label: texts.back, busyLabel: '' }}
          primary={{ label: texts.conclude, busyLabel: texts.sending, icon: 'check', busy }}
        >
          <SummaryView tabs={tabs} texts={texts} onEdit={onEdit} />
        </WizardFrame>
      </WizardTexts>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Review',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const end = portalServer()();
    signInAs('Helena Duarte Nogueira');
    return end;
  },
  args: { tabs: summaryOfRegistration(filled), onEdit: fn() },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Dados profissionais' }));
    await expect(args.onEdit).toHaveBeenCalledWith('informacoes', 'profissionais');
  },
};

export const Phone: Story = { ...phone };

/** Only what must be there, and a list without rows. */
export const Sparse: Story = { args: { tabs: summaryOfRegistration({}) } };

export const SparseOnPhone: Story = { ...Sparse, ...phone };

const long: SummaryTab[] = [
  {
    id: 'longos',
    title: 'Dados com textos muito longos que passam de uma linha em telas estreitas',
    groups: [
      {
        id: 'textos',
        title: 'Especificação dos bens imóveis, móveis e do patrimônio líquido',
        items: [
          { label: 'E-mail', value: `${'nome.muito.comprido.'.repeat(8)}@exemplo.com.br` },
          { label: 'Especificação', value: 'Apartamento em Campinas com garagem. '.repeat(20) },
          { label: 'Linhas', value: 'Primeira linha\nSegunda linha' },
          { label: 'Você é uma pessoa politicamente exposta, ou parente de alguém que seja?', value: 'Não' },
          { label: 'Órgão emissor', value: 'SSP', pending: true },
        ],
      },
    ],
  },
];

export const LongValues: Story = { args: { tabs: long } };

export const LongValuesOnPhone: Story = { ...LongValues, ...phone };

/** A section that was opened from here: its step leads straight back. */
export const SectionOpen: Story = {
  render: () => (
    <MemoryRouter>
      <WizardTexts value={texts}>
        <WizardFrame
          steps={steps}
          onPickStep={() => undefined}
          title="Endereços"
          quiet={{ label: texts.saveLater, busyLabel: texts.saving }}
          secondary={{ label: texts.advance, busyLabel: texts.saving, icon: 'arrowRight' }}
          primary={{ label: texts.backToReview, busyLabel: texts.saving }}
        >
          <p>{texts.reviewLead}</p>
        </WizardFrame>
      </WizardTexts>
    </MemoryRouter>
  ),
};

export const SectionOpenOnPhone: Story = { ...SectionOpen, ...phone };

export const Sending: Story = { args: { busy: true } };

export const Dark: Story = { globals: { mode: 'dark' } };
