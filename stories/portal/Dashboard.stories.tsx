import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { nameOfType } from '../../contract/accountTypes';
import type { CompiledWizard } from '../../engine/definition';
import type { IconName } from '../../engine/theme';
import fund from '../../schemas/fundo/wizard.json';
import wizard from '../../schemas/pf/wizard.json';
import company from '../../schemas/pj/wizard.json';
import shared from '../../schemas/shared.json';
import declared from '../../schemas/types.json';
import type { SectionLines } from '../../src/api/loadSectionLines';
import type { User } from '../../src/api/user';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { Overview, type OverviewProps } from '../../src/features/dashboard/Overview';
import type { Unchanged } from '../../src/features/dashboard/useUnchanged';
import { clientServer, portalServer } from './portalServer';

const helena: User = {
  NomeRazaoSocial: 'Helena Duarte Nogueira',
  TipoCliente: 1,
  StatusCadastro: 2,
  PermiteLoginEmRevisao: true,
  CadastroAlterado: false,
  RenovacaoCadastral: false,
  SecoesRenovadas: [],
  SecoesSemMudanca: [],
};
/** What the dashboard takes from the wizard of a type. */
const from = ({ type, tabs, ...rest }: typeof wizard | typeof company | typeof fund) => ({
  typeName: nameOfType(declared.types, type),
  sections: {
    kind: 'ready' as const,
    wizard: { type, tabs, texts: shared.texts, ...rest } as unknown as CompiledWizard,
    sections: tabs.map(({ id, number, card, icon }) => ({
      section: number,
      tab: id,
      name: card,
      icon: icon as IconName,
    })),
  },
});
/** What the server says of the sections of the individual. */
const lines: SectionLines = {
  informacoes: { text: 'Engenheiro', isComplete: true },
  procuradores: { text: '2 procuradores', isComplete: true },
  'dados-financeiros': { text: 'Patrimônio de R$ 917.300,75', isComplete: true },
  'dados-bancarios': { text: 'Conta 0001 / 12345-6', isComplete: true },
  enderecos: { text: 'São Paulo, SP', isComplete: true },
  documentos: { text: '4 arquivos', isComplete: true },
  declaracoes: { text: 'Faltam 3 campos', isComplete: false },
  produtos: { text: '2 produtos', isComplete: true },
};
const none = async () => undefined;
const unchanged = (...tabs: string[]): Unchanged => ({
  has: ({ tab }) => tabs.includes(tab),
  busy: undefined,
  said: '',
  confirm: none,
  undo: none,
});
const renewing = { RenovacaoCadastral: true, SecoesRenovadas: [9, 0, 1, 2, 4, 6], CadastroAlterado: true };

const profile = { body: { data: { PerfilRisco: 'Moderado', Perfis: ['Conservador', 'Moderado', 'Arrojado'] } } };

const meta = {
  title: 'Portal/Dashboard',
  component: Overview,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
        <DialogHost />
      </MemoryRouter>
    ),
  ],
  beforeEach: clientServer({ '/suitability': profile }),
  args: {
    user: helena,
    ...from(wizard),
    lines,
    unchanged: unchanged(),
    profileVersion: 0,
    onQuestionnaire: () => undefined,
    onOpen: () => undefined,
  },
} satisfies Meta<typeof Overview>;

export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'> & { args?: Partial<OverviewProps> };

const of = (over: Partial<User>, more: Partial<Story['args']> = {}): Story => ({
  args: { ...more, user: { ...helena, ...over } as User },
});
const phone = { globals: { viewport: { value: 'phone' } } };

export const InApproval = of({ StatusCadastro: 1 });

export const Approved = of({ DataVencimento: '2028-03-14' });

export const ApprovedOnPhone: Story = { ...Approved, ...phone };

export const ApprovedInDark: Story = { ...Approved, globals: { theme: 'dark' } };

export const RenewalBegun = of({ RenovacaoCadastral: true, SecoesRenovadas: [9], DataVencimento: '2026-12-14' });

export const RenewalHalfDone = of({ ...renewing, DataVencimento: '2026-12-14' });

export const RenewalHalfDoneOnPhone: Story = { ...RenewalHalfDone, ...phone };

export const RenewalHalfDoneInDark: Story = { ...RenewalHalfDone, globals: { theme: 'dark' } };

export const RenewalDone = of({ ...renewing, SecoesRenovadas: [9, 0, 1, 2, 3, 4, 5, 6, 7] });

export const Expired = of({ ...renewing, StatusCadastro: 3, DataVencimento: '2026-11-01' });

export const ExpiredOnPhone: Story = { ...Expired, ...phone };

export const InReview = of({ StatusCadastro: 4 });

export const InReviewDuringRenewal = of({ ...renewing, StatusCadastro: 4 });

export const Inactive = of({ StatusCadastro: 5 });

export const Refused = of({
  StatusCadastro: 5,
  Recusa: {
    Em: '2026-11-23T12:00:00.000Z',
    Texto:
      'O documento enviado não pôde ser confirmado junto ao órgão emissor.\nPara um novo cadastro, leve o original a uma das nossas agências.',
  },
});

export const RefusedOnPhone: Story = { ...Refused, ...phone };

export const RefusedInDark: Story = { ...Refused, globals: { theme: 'dark' } };

export const Altered = of({ CadastroAlterado: true });

export const AlteredOnPhone: Story = { ...Altered, ...phone };

/** The server is asked whether it is complete: the panel has its place already. */
export const Checking: Story = {
  ...RenewalDone,
  beforeEach: () =>
    portalServer({
      '/suitability': profile,
      '/cliente/usuario/pendencias': 'waits',
    })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enviar cadastro atualizado' })).toBeDisabled();
  },
};

export const CheckingOnPhone: Story = { ...Checking, ...phone };

/** A section in which nothing changed was confirmed on its tile, which takes it back too. */
export const NothingChanged: Story = of(renewing, { unchanged: unchanged('enderecos') });

export const NothingChangedOnPhone: Story = { ...NothingChanged, ...phone };

/** Something was typed into a section on the phone, and not saved. */
export const TypedAndNotSaved = of(
  {},
  {
    lines: {
      ...lines,
      enderecos: {
        ...{ text: 'São Paulo, SP', isComplete: true },
        typed: { at: '2026-11-22T13:14:00Z', device: 'Chrome no Android' },
      },
    },
  },
);

export const TypedAndNotSavedOnPhone: Story = { ...TypedAndNotSaved, ...phone };

/** A section has to be completed before it can be sent. */
export const Lacking: Story = {
  ...Altered,
  beforeEach: () =>
    portalServer({
      '/suitability': profile,
      '/cliente/usuario/pendencias': { body: { data: ['declaracoes'] } },
    })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Declarações' })).toBeVisible();
  },
};

/** Asks before it sends. */
export const Sending: Story = {
  ...Altered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar cadastro atualizado' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cadastro Alterado' })).toBeVisible());
  },
};

/** Under /Dashboard. */
export const WithTitle: Story = { args: { title: 'Dashboard' } };

export const Company: Story = {
  args: { ...from(company), user: { ...helena, TipoCliente: 2, NomeRazaoSocial: 'Aurora Tecnologia Ltda.' } as User },
};

export const Fund: Story = {
  args: {
    ...from(fund),
    user: { ...helena, TipoCliente: 3, NomeRazaoSocial: 'Ipê Fundo de Investimento Renda Fixa' } as User,
  },
};

export const Loading: Story = { args: { sections: { kind: 'loading' } } };

export const Failed: Story = {
  parameters: { showsFailure: true },
  args: { sections: { kind: 'failed', retry: () => undefined } },
  beforeEach: () => portalServer({ '/suitability': { status: 500, body: { data: [] } } })(),
};

export const WithoutWizard: Story = {
  args: { user: { ...helena, TipoCliente: 2 } as User, sections: { kind: 'none' } },
};

export const NotBegun: Story = {
  args: { user: { ...helena, StatusCadastro: 0 } as User, sections: { kind: 'none' } },
};
