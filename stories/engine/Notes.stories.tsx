import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as informacoes from '../../schemas/pf/informacoes.json?tab';
import { TabStory } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { phone } from './phone';
import { onlySections, type StoryTab } from './tabSession';

const representatives = onlySections(informacoes, 'representantes');
const note = 'Cliente menor de idade: informe o representante ou tutor.';

/** The tab with a text above the fields of its sections. */
function withNote(text: string): StoryTab {
  const { uiSchema } = representatives.definition;
  const sections = uiSchema['ui:sections'].map((section) => ({ ...section, fields: [{ text }, ...section.fields] }));
  return {
    ...representatives,
    definition: { ...representatives.definition, uiSchema: { ...uiSchema, 'ui:sections': sections } },
  };
}

/** Texts between the fields: some always stand, others come and go by rules. */
const meta = {
  title: 'Engine/Notes',
  component: TabStory,
  argTypes: tabArgs,
  args: { tab: representatives },
} satisfies Meta<typeof TabStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { data: { DataNascimento: '1988-09-22' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(note)).toBeNull();
  },
};

export const Shown: Story = {
  args: { data: { DataNascimento: '2016-03-10' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(note)).toBeVisible();
  },
};

export const ShownOnPhone: Story = { ...Shown, ...phone };

/** A text without an id always stands. */
export const Always: Story = {
  args: { tab: withNote('Só preencha se outra pessoa responde por você.') },
};
