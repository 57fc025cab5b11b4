import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TabView } from '../../engine/react';
import type { FieldMark } from '../../engine/session';
import * as informacoes from '../../schemas/pf/informacoes.json?tab';
import shared from '../../schemas/shared.json';
import { host } from '../../src/dialogs/dialogStore';
import { ClashChoice } from '../../src/features/wizard/clash/ClashChoice';
import { WizardTexts } from '../../src/features/wizard/wizardTexts';
import { type ToldArgs, typed } from '../pieces/shown';
import { surface } from '../surface';
import { phone } from './phone';
import { StoryPage } from './StoryPage';
import { createTabSession, onlySections, type StoryTab } from './tabSession';

const tab = onlySections(informacoes as unknown as StoryTab, 'pessoais');
const { id } = tab.definition;
const data = { NomePai: 'Renato Nogueira', NomeMae: 'Lúcia Duarte Nogueira', PoliticamenteExposta: false };

interface MarkedProps {
  marks: Readonly<Record<string, FieldMark>>;
}

/** A tab with these marks at its fields, by pointer. */
function Marked({ marks }: MarkedProps) {
  const [session] = useState(() => {
    const created = createTabSession(tab, host, { data }).session;
    const view = { ...created.view(), restored: true };
    return { ...created, view: () => view, markAt: (_tab: string, pointer: string) => marks[pointer] };
  });
  return (
    <WizardTexts value={shared.texts}>
      <StoryPage>
        <h1 className="sr">{tab.definition.title}</h1>
        <TabView session={session} tab={id} surface={{ ...surface, Choice: ClashChoice }} onSubmit={() => undefined} />
      </StoryPage>
    </WizardTexts>
  );
}

/** What stands at a field beside its own state: that its value is back, or the values among which to choose. */
const meta = {
  title: 'Engine/Field marks',
  component: Marked,
  argTypes: {
    marks: typed(
      'O que está ao lado de cada campo, pelo lugar: recuperado, ou os valores entre os quais escolher.',
      'Record<string, FieldMark>',
      { control: 'object' },
    ),
  } satisfies ToldArgs<MarkedProps>,
} satisfies Meta<typeof Marked>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The word stands beside the label, and in a line of its own where there is no room. */
export const Restored: Story = {
  args: { marks: { '/NomePai': 'restored', '/NomeMae': 'restored', '/PoliticamenteExposta': 'restored' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Nome do pai/ })).toHaveAccessibleDescription(
      /^Recuperado/,
    );
  },
};

export const RestoredOnPhone: Story = { ...Restored, ...phone };

/** Two devices left the phone in two ways: the choice stands in the place of the field. */
export const Choice: Story = {
  args: {
    marks: {
      '/NomePai': 'restored',
      '/Telefone': {
        id: 'informacoes/Telefone',
        tab: id,
        pointer: '/Telefone',
        name: 'Telefone celular',
        isRow: false,
        options: [
          { text: '(11) 98765-4321', origin: { kind: 'draft', at: '2026-11-20T12:02:00.000Z' } },
          {
            text: '(11) 91234-5678',
            origin: { kind: 'draft', at: '2026-11-20T01:14:00.000Z', device: 'Chrome no Android' },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Telefone celular: qual vale?' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Telefone celular/ })).toBeNull();
  },
};

export const ChoiceOnPhone: Story = { ...Choice, ...phone };
