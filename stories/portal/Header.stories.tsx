import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import shared from '../../schemas/shared.json';
import { DraftNote } from '../../src/features/wizard/SavedNote';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { Header } from '../../src/shell/Header';
import { draftIs } from './draftIs';

const meta = {
  title: 'Portal/Header',
  component: Header,
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
  args: {
    name: 'Helena Duarte Nogueira',
    actions: [{ label: 'Logoff', icon: 'logout', onSelect: () => undefined }],
    note: <DraftNote draft={draftIs('saved')} />,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /menu da conta/ }));
};

export const Default: Story = {};

export const Phone: Story = { ...phone };

/** A save of five parts is on its way. */
export const Sending: Story = {
  args: {
    note: (
      <DraftNote
        draft={draftIs('saved')}
        progress={{ state: 'sending', name: 'Dados Financeiros', place: 2, total: 5 }}
      />
    ),
  },
};

export const SendingOnPhone: Story = { ...Sending, ...phone };

export const NotSent: Story = {
  args: {
    note: (
      <DraftNote
        draft={draftIs('saved')}
        progress={{ state: 'failed', name: 'Dados Financeiros', place: 2, total: 5 }}
      />
    ),
  },
};

export const MenuOpen: Story = { play: open };

export const MenuOpenOnPhone: Story = { ...phone, play: open };

export const LongName: Story = {
  args: { name: 'Companhia Brasileira de Participações Societárias e Empreendimentos Imobiliários do Nordeste S.A.' },
  play: open,
};

export const NoAccount: Story = { args: { name: undefined, note: undefined } };

/** Another tenant: its mark and name; its colours come with `<html data-tenant>`. */
export const OtherTenant: Story = {
  globals: { tenant: 'ipe' },
};
