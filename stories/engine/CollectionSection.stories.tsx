import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as procuradores from '../../schemas/pf/procuradores.json?tab';
import { TabStory } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { people } from './people';
import { phone } from './phone';

/** A list with forms of its own: the table, the form below it, the button of the modal. */
const meta = {
  title: 'Engine/CollectionSection',
  component: TabStory,
  argTypes: tabArgs,
  args: { tab: procuradores },
} satisfies Meta<typeof TabStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { data: { procuradores: people } } };

export const Empty: Story = {};

export const WithError: Story = {
  args: { settings: { emissorOrdem: true }, showErrors: true },
};

/** A row in the form below the table. */
export const Editing: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Caio Prado Meireles' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
  },
};

export const EditingOnPhone: Story = { ...Editing, ...phone };

/** A row of the other form: in its modal. */
export const EditingInModal: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Marina Sampaio Leal' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Adicionar representante' })).toBeVisible());
  },
};

/** A saved row goes after a question. */
export const Deleting: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir Marina Sampaio Leal' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Confirma a exclusão?' })).toBeVisible());
  },
};

/** The list could not be loaded: no empty table, but a way to try again. */
export const Failed: Story = {
  parameters: { showsFailure: true },
  args: { data: { procuradores: people }, answers: { 'GET /PessoaFisica/representante': () => ({ status: 500 }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir Marina Sampaio Leal' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir' }));
    for (const news of ['Exclusão realizada com sucesso!', 'Ação não realizada']) {
      await canvas.findByRole('heading', { name: news });
      await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    }
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
