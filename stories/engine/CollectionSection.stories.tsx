import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CollectionSection } from '../../engine/collections';
import * as procuradores from '../../schemas/pf/procuradores.json?tab';
import { TabStory } from '../TabStory';
import { people } from './people';
import { phone } from './phone';

/** A list with forms of its own: the table, the form below it, the button of the modal. */
const meta = { title: 'Engine/CollectionSection', component: CollectionSection } satisfies Meta<
  typeof CollectionSection
>;

export default meta;

type Story = StoryObj;

export const Default: Story = { render: () => <TabStory tab={procuradores} data={{ procuradores: people }} /> };

export const Empty: Story = { render: () => <TabStory tab={procuradores} /> };

export const WithError: Story = {
  render: () => <TabStory tab={procuradores} settings={{ emissorOrdem: true }} showErrors />,
};

/** A row in the form below the table. */
export const Editing: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Caio Prado Meireles' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
  },
};

export const EditingOnPhone: Story = { ...Editing, ...phone };

/** A row of the other form: in its modal. */
export const EditingInModal: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Marina Sampaio Leal' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Adicionar representante' })).toBeVisible());
  },
};

/** A saved row goes after a question. */
export const Deleting: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir Marina Sampaio Leal' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Confirma a exclusão?' })).toBeVisible());
  },
};

/** The list could not be loaded: no empty table, but a way to try again. */
export const Failed: Story = {
  parameters: { showsFailure: true },
  render: () => (
    <TabStory
      tab={procuradores}
      data={{ procuradores: people }}
      answers={{ 'GET /PessoaFisica/representante': () => ({ status: 500 }) }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir Marina Sampaio Leal' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir' }));
    for (const news of ['Exclusão realizada com sucesso!', 'Ação não realizada']) {
      await canvas.findByRole('heading', { name: news });
      await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    }
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
