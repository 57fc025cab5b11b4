import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import type { Blank, SummaryTab } from '../../engine/state';
import shared from '../../schemas/shared.json';
import { ReviewBody } from '../../src/features/wizard/review/ReviewBody';
import type { Step } from '../../src/features/wizard/steps';
import { WizardFrame } from '../../src/features/wizard/WizardFrame';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { draftIs } from './draftIs';
import { clientServer } from './portalServer';
import { filled, summaryOfRegistration } from './registration';

const { texts } = shared;
const titles = ['Informações', 'Procuradores', 'Dados Financeiros', 'Dados Bancários', 'Endereços', texts.reviewTitle];
const steps: Step[] = titles.map((title, index) => ({
  id: title,
  title,
  state: index === titles.length - 1 ? 'now' : 'done',
  isOpen: index < titles.length - 1,
}));

interface PageProps {
  tabs: SummaryTab[];
  busy?: boolean;
  hasFailed?: boolean;
  /** A form of a list holds what was not added. */
  halfTyped?: Blank[];
  /** The tab that misses something that must be there. */
  incomplete?: string;
  onEdit: (tab: string, section: string) => void;
}

/** The last step: everything is looked over before it is sent. */
function ReviewPage({ tabs, busy = false, hasFailed = false, halfTyped = [], incomplete, onEdit }: PageProps) {
  return (
    <MemoryRouter>
      <WizardTexts value={texts}>
        <WizardFrame
          steps={steps}
          onPickStep={() => undefined}
          title={texts.reviewTitle}
          lead={texts.reviewLead}
          draft={draftIs('saved')}
          quiet={{ label: texts.back, busyLabel: '' }}
          primary={{ label: texts.conclude, busyLabel: texts.sending, icon: 'check', busy }}
        >
          <ReviewBody
            tabs={tabs}
            openForms={halfTyped}
            incomplete={incomplete === undefined ? [] : [incomplete]}
            texts={texts}
            hasFailed={hasFailed}
            isRegistration
            onEdit={onEdit}
          />
        </WizardFrame>
      </WizardTexts>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Review',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: clientServer(),
  args: { tabs: summaryOfRegistration(filled), onEdit: fn() },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar Dados profissionais' })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.openAll }));
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Dados profissionais' }));
    await expect(args.onEdit).toHaveBeenCalledWith('informacoes', 'profissionais');
  },
};

export const Phone: Story = { ...phone };

/** Every section open. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.openAll }));
    await expect(canvas.getByRole('button', { name: texts.closeAll })).toBeVisible();
  },
};

export const OpenOnPhone: Story = { ...Open, ...phone };

const questions: SummaryTab[] = [
  {
    id: 'declaracoes',
    title: 'Declarações',
    groups: [
      {
        id: 'voce',
        title: 'Sobre você',
        items: [
          { label: 'Possui vínculo com a Andorinha Investimentos?', value: '', unanswered: 'Vinculo' },
          { label: 'É cidadão americano ou possui Green Card (FATCA)?', value: '', unanswered: 'Fatca' },
          { label: 'Opera por conta própria ou de terceiros?', value: 'Conta própria' },
        ],
      },
    ],
  },
];

/** Questions that may stay blank, and do. */
export const Blanks: Story = {
  args: { tabs: [...summaryOfRegistration(filled), ...questions] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Possui vínculo com a Andorinha Investimentos?' }));
    await expect(args.onEdit).toHaveBeenCalledWith('declaracoes', 'voce');
  },
};

export const BlanksOnPhone: Story = { ...Blanks, ...phone };

/** The compliance answers are required, and one is missing: Concluir opens its step. */
export const AnswersRequired: Story = { args: { tabs: questions, incomplete: 'declaracoes' } };

/** A row that was typed and not added is named. */
export const HalfTyped: Story = {
  args: { halfTyped: [{ name: 'Caio Prado Meireles', in: 'Procuradores', tab: 'procuradores', section: 'pessoas' }] },
};

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
          draft={draftIs('saved')}
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

export const SendingFailed: Story = { args: { hasFailed: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
