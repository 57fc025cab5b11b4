import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionItemView } from '../../engine/react';
import * as informacoes from '../../schemas/pf/informacoes.json?tab';
import { TabStory } from '../TabStory';
import { phone } from './phone';
import { onlySections } from './tabSession';

const representatives = onlySections(informacoes, 'representantes');
const note = 'Cliente menor de idade: informe o representante ou tutor.';

/** Texts between the fields: some always stand, others come and go by rules. */
const meta = { title: 'Engine/Notes', component: SectionItemView } satisfies Meta<typeof SectionItemView>;

export default meta;

type Story = StoryObj;

export const Hidden: Story = {
  render: () => <TabStory tab={representatives} data={{ DataNascimento: '1988-09-22' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(note)).toBeNull();
  },
};

export const Shown: Story = {
  render: () => <TabStory tab={representatives} data={{ DataNascimento: '2016-03-10' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(note)).toBeVisible();
  },
};

export const ShownOnPhone: Story = { ...Shown, ...phone };

/** A text without an id always stands. */
export const Always: Story = {
  render: () => {
    const { uiSchema } = representatives.definition;
    const sections = uiSchema['ui:sections'].map((section) => ({
      ...section,
      fields: [{ text: 'Só preencha se outra pessoa responde por você.' }, ...section.fields],
    }));
    const definition = { ...representatives.definition, uiSchema: { ...uiSchema, 'ui:sections': sections } };
    return <TabStory tab={{ ...representatives, definition }} />;
  },
};
