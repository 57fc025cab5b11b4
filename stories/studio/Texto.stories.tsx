import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { show } from '../../studio/state/view';
import { TextPane } from '../../studio/text/TextPane';
import { StudioStory } from './StudioStory';

const FILE = 'pf/informacoes.json';

/** A file as text: in step with the form, with what the vocabulary and the other definitions know of each place. */
const meta = { title: 'Estudio/Texto', component: TextPane } satisfies Meta<typeof TextPane>;

export default meta;

type Story = StoryObj;

const at = (pointer: string, file = FILE) => (
  <StudioStory selection={{ file, pointer, tab: 'pf/informacoes' }}>
    <TextPane />
  </StudioStory>
);

/** What is selected elsewhere is scrolled to, and its lines are marked. */
export const Selected: Story = {
  render: () => at('/rules/6'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.cm-lit')).toBeVisible());
  },
};

export const WithProblem: Story = {
  beforeEach() {
    const pointer = '/schema/properties/Nacionalidade/title';
    const message = 'O formato "cpff" não existe. Você quis dizer "cpf"?';
    show({ problems: [{ code: 'DEF_UNKNOWN_NAME' as never, file: FILE, line: 1, column: 1, pointer, message }] });
    return () => show({ problems: [] });
  },
  render: () => at('/schema/properties/Nacionalidade'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).toBeVisible());
  },
};

/** A file of the wizard has no form: it is a text alone. */
export const OfTheWizard: Story = { render: () => at('/parts/0', 'pf/wizard.json') };
