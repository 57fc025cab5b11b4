import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as enderecos from '../../schemas/pf/enderecos.json?tab';
import { TabStory } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { phone } from './phone';
import { never } from './sampleServer';
import { onlySections } from './tabSession';

const home = onlySections(enderecos, 'residencial');

/** A field whose value is looked up fills and locks others. */
const meta = {
  title: 'Engine/Lookup',
  component: TabStory,
  argTypes: tabArgs,
  args: { tab: home },
} satisfies Meta<typeof TabStory>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Types a CEP into the empty tab. */
const typing = (cep: string): NonNullable<Story['play']> => {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CEP' }), cep);
  };
};

export const Searching: Story = {
  args: { answers: { 'GET /ws/01310100/json/': never } },
  play: async (context) => {
    await typing('01310100')(context);
    await expect(await context.canvas.findByText('Buscando endereço...')).toBeVisible();
  },
};

export const Found: Story = {
  play: async (context) => {
    await typing('01310100')(context);
    await expect(await context.canvas.findByText('Endereço encontrado')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Logradouro' })).toHaveAttribute('readonly');
  },
};

export const FoundOnPhone: Story = { ...Found, ...phone };

/** What is loaded is looked up without a word, and what the answer knows is locked. */
export const LockedOnLoad: Story = {
  args: { data: enderecos.definition.examples?.valid[0] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveAttribute('readonly'));
    await expect(canvas.queryByText('Endereço encontrado')).toBeNull();
  },
};

/** The CEP of a town: its street is free. */
export const FoundWithoutStreet: Story = {
  play: async (context) => {
    await typing('23970000')(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Paraty'));
    await expect(context.canvas.getByRole('textbox', { name: 'Logradouro' })).not.toHaveAttribute('readonly');
  },
};

export const NotFound: Story = {
  play: async (context) => {
    await typing('99999999')(context);
    await waitFor(() => expect(context.canvas.getByRole('alertdialog', { name: 'Atenção!' })).toBeVisible());
  },
};
