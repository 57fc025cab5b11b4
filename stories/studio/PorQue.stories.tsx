import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { JsonObject } from '../../engine/core';
import * as informacoes from '../../schemas/pf/informacoes.json?tab';
import { WhyPanel } from '../../studio/panels/why/WhyPanel';
import { show } from '../../studio/state/view';
import { StudioStory } from './StudioStory';
import { tabAddress } from './tabAddress';

const FILE = 'pf/informacoes.json';

/** Why something is as it is: by which rule, which line, which answers, and what would turn it. */
const meta = { title: 'Estudio/PorQue', component: WhyPanel } satisfies Meta<typeof WhyPanel>;

export default meta;

type Story = StoryObj;

function opened(values: JsonObject) {
  const around = { settings: {}, user: {}, mode: 'new', today: '2026-11-23', tabs: {} } as const;
  const module = tabAddress(informacoes);
  show({ module, seen: { values, rows: [], around, hidden: [], required: [], locked: [], errors: [] } });
  return () => {
    URL.revokeObjectURL(module);
    show({ module: undefined, seen: undefined });
  };
}

const of = (pointer: string) => (
  <StudioStory selection={{ file: FILE, pointer, tab: 'pf/informacoes' }}>
    <WhyPanel />
  </StudioStory>
);

export const Hidden: Story = {
  beforeEach: () => opened({ Nacionalidade: 1, Naturalidade: 'SP' }),
  render: () => of('/schema/properties/PaisNascimento'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /está oculto porque/ }, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Experimentar' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const Shown: Story = {
  beforeEach: () => opened({ Nacionalidade: 3 }),
  render: () => of('/schema/properties/PaisNascimento'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /está visível/ }, { timeout: 10_000 })).toBeVisible();
  },
};

export const OfARule: Story = {
  beforeEach: () => opened({}),
  render: () => of('/rules/6'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /A regra .* vale agora/ }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const NothingChosen: Story = { render: () => of('') };
