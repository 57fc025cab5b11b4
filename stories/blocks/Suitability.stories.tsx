import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsonObject } from '../../engine/core';
import * as produtos from '../../schemas/pf/produtos.json?tab';
import { clearToken, writeToken } from '../../src/api/token';
import { phone } from '../engine/phone';
import { type Answers, never, ok, type Reply } from '../engine/sampleServer';
import { onlySections } from '../engine/tabSession';
import { focused, hovered, pressed } from '../pieces/shown';
import { portalServer } from '../portal/portalServer';
import { TabStory } from '../TabStory';
import { tabArgs } from '../tabArgs';
import { LONG_QUESTION, QUESTIONS } from './suitabilitySamples';

/** The investor profile, and the questionnaire that it comes from. */
const meta = {
  title: 'Blocks/suitability',
  tags: ['autodocs'],
  component: TabStory,
  argTypes: tabArgs,
  args: { tab: onlySections(produtos, 'perfil') },
  beforeEach: () => {
    const takeAway = portalServer({
      '/Disclaimer': {
        body: {
          data: [
            {
              TipoCliente: 'Pessoa Física',
              Secao: 'Produtos',
              SubSecao: 'Saiba mais',
              Titulo: 'Saiba mais',
              Texto:
                '<p>O perfil diz quanto risco combina com os seus objetivos, a sua situação e o que você conhece.</p>',
            },
          ],
        },
      },
    })();
    writeToken('historia');
    return () => {
      clearToken();
      takeAway();
    };
  },
} satisfies Meta<typeof TabStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const preview = 'POST /suitability/preview';
const moderate = (): Reply => ok({ Id: 'previa', PerfilRisco: 'Moderado' });
/** A questionnaire of these questions alone, numbered from 1. */
const only = (...numbers: number[]): { answers: Answers } => ({
  answers: { 'GET /questionario': () => ok(numbers.map((n) => QUESTIONS[n - 1] as JsonObject)), [preview]: moderate },
});

const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Preencher questionário' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Perfil do investidor' })).toBeVisible());
};

/** No profile yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('São 3 perguntas, uma por vez. Leva cerca de 1 minuto.')).toBeVisible();
  },
};

export const OnPhone: Story = { ...Default, ...phone };

export const WithProfile: Story = {
  args: { data: { PerfilRisco: 'Moderado' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Resultado: Moderado')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refazer questionário' })).toBeVisible();
  },
};

export const WithProfileOnPhone: Story = { ...WithProfile, ...phone };

export const Hovered: Story = { ...WithProfile, ...hovered };

export const Focused: Story = { ...WithProfile, ...focused };

export const Pressed: Story = { ...WithProfile, ...pressed };

/** Who wants to conclude without a profile is told at the button. */
export const WithError: Story = {
  args: { showErrors: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/é necessário o preenchimento do questionário/)).toBeVisible();
  },
};

/** In edit mode the definition takes the head away. */
export const Hidden: Story = {
  args: { mode: 'edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Responda ao questionário no painel/)).toBeVisible();
  },
};

export const ProfileFailed: Story = {
  parameters: { showsFailure: true },
  args: { answers: { 'GET /suitability': () => ({ status: 500 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O seu perfil não carregou')).toBeVisible();
  },
};

/** A client type without a questionnaire. */
export const NoQuestions: Story = {
  args: { answers: { 'GET /questionario': () => ok([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há questionário para o seu tipo de cadastro.')).toBeVisible();
  },
};

export const SingleChoice: Story = { args: only(1, 2), play: fill };
export const SingleChoiceOnPhone: Story = { ...SingleChoice, ...phone };

export const MultipleChoice: Story = {
  args: only(2, 3),
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ações ou fundos de ações' }));
    await expect(canvas.getByRole('group', { name: 'Ações ou fundos de ações' })).toBeVisible();
  },
};
export const MultipleChoiceOnPhone: Story = { ...MultipleChoice, ...phone };

export const Table: Story = {
  args: only(3, 1),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: 'Renda fixa: Já usei' }));
  },
};
export const TableOnPhone: Story = { ...Table, ...phone };

/** A row of the table is open, and the customer wanted to go on. */
export const TableMissing: Story = {
  args: only(3, 1),
  play: async (context) => {
    await Table.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Entendi' }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Fundos de investimento: Não conheço' })).toHaveFocus(),
    );
  },
};
export const TableMissingOnPhone: Story = { ...TableMissing, ...phone };

/** The second question has the way back. */
export const SecondQuestion: Story = {
  args: only(1, 2),
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Mantenho e acompanho' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await expect(await canvas.findByRole('button', { name: 'Concluir' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pergunta anterior' })).toBeVisible();
  },
};

export const Leaving: Story = {
  args: only(1),
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    const title = await canvas.findByRole('heading', { name: 'Deseja realmente sair?' });
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const LeavingOnPhone: Story = { ...Leaving, ...phone };

export const Sending: Story = {
  args: { answers: { ...only(1).answers, [preview]: never } },
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Mantenho e acompanho' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Mantenho e acompanho' })).toBeDisabled());
  },
};

export const Done: Story = {
  args: only(1),
  play: async (context) => {
    await fill(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Mantenho e acompanho' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByText('Resultado: Moderado')).toBeVisible());
  },
};

export const Loading: Story = { args: { answers: { 'GET /questionario': never } }, play: fill };

export const LoadFailed: Story = {
  parameters: { showsFailure: true },
  args: { answers: { 'GET /questionario': () => ({ status: 500 }) } },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText('O questionário não carregou')).toBeVisible();
  },
};

/** A question and answers that go on for lines. */
export const LongText: Story = {
  args: {
    answers: {
      'GET /questionario': () => ok([LONG_QUESTION]),
      [preview]: moderate,
    },
  },
  play: fill,
};
export const LongTextOnPhone: Story = { ...LongText, ...phone };

export const LearnMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saiba mais' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Saiba mais' })).toBeVisible());
  },
};
