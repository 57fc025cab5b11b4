import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as informacoes from '../../schemas/pf/informacoes.json?tab';
import { TabStory } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { type Answers, never } from './sampleServer';
import { onlySections } from './tabSession';

const work = onlySections(informacoes, 'profissionais');
const personal = onlySections(informacoes, 'pessoais');

const lists = (answer: Answers[string]): Answers => ({
  'GET /Consulta/formacao-profissional': answer,
  'GET /Consulta/ocupacao-profissional': answer,
});

/** Choices whose list comes from a call. */
const meta = {
  title: 'Engine/Options',
  component: TabStory,
  argTypes: tabArgs,
  args: { tab: work },
} satisfies Meta<typeof TabStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { answers: lists(never) } };

/** A stored code means nothing before its list is here. */
export const LoadingWithValue: Story = {
  args: { data: { FormacaoProfissional: 'Direito' }, answers: lists(never) },
};

/** Without its list the field is free text, and says so. */
export const Failed: Story = {
  parameters: { showsFailure: true },
  args: { answers: lists(() => ({ status: 500 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('A lista não carregou. Digite a informação.')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ocupação' })).toBeVisible());
  },
};

export const Ready: Story = { args: { data: { Ocupacao: '252105' } } };

/** The entry of the list decides: with "Outros" the occupation is asked in words. */
export const Others: Story = {
  args: { data: { Ocupacao: 'OUTROS', OcupacaoOutro: 'Ceramista' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Outra ocupação' })).toHaveValue('Ceramista');
  },
};

/** The cities of a state that is not chosen yet: it says what to fill first. */
export const WaitsForAnotherField: Story = {
  args: { tab: personal, data: { Nacionalidade: 1 } },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('combobox', { name: 'Cidade de nascimento' });
    await expect(city).toHaveAttribute('placeholder', 'Preencha antes: Naturalidade (UF).');
  },
};
