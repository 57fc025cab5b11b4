import type { Meta, StoryObj } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, waitFor } from 'storybook/test';
import * as informacoes from '../../schemas/pf/informacoes.json?tab';
import { TabStory } from '../TabStory';
import { WHY, type WhyTold } from '../why/told';

/** The panel "Por quê" of Storybook: Alt + click in any story of a tab asks why a field is as it is. */
export default { title: 'Estudio/PainelPorQue' } satisfies Meta;

export const AltClick: StoryObj = {
  // What answers is loaded first: on a busy machine that takes longer than the story waits for an answer.
  loaders: [() => import('../../studio/analysis/why/answer')],
  render: () => <TabStory tab={informacoes} data={{ Nacionalidade: 3 }} />,
  play: async ({ canvas }) => {
    const told: WhyTold[] = [];
    addons.getChannel().on(WHY, (one: WhyTold) => told.push(one));
    const label = await canvas.findByText('País de nascimento', {}, { timeout: 10_000 });
    label.scrollIntoView({ block: 'center' });
    const { left, top } = label.getBoundingClientRect();
    await fireEvent.click(label, { altKey: true, clientX: left + 2, clientY: top + 2 });
    await waitFor(() => expect(told[0]?.called).toBe('País de nascimento'), { timeout: 10_000 });
    const required = told[0]?.outcomes.find(({ title }) => title === 'Obrigatório');
    await expect(required?.steps[0]).toMatchObject({ rule: 'nascido-fora', truth: true });
  },
};
