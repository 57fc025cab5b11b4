import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RowForm } from '../../engine/collections';
import type { JsonObject } from '../../engine/core';
import * as procuradores from '../../schemas/pf/procuradores.json?tab';
import * as representantes from '../../schemas/pj/representantes.json?tab';
import { type ToldArgs, typed } from '../pieces/shown';
import { TabStory } from '../TabStory';
import { FormFrame } from './FormFrame';
import { people } from './people';
import { phone } from './phone';
import { type Answers, never } from './sampleServer';

const forms = procuradores.definition.collections?.procuradores?.forms ?? [];
const form = (id: string) => forms.find((candidate) => candidate.id === id) ?? forms[0];

interface FormStoryProps {
  /** Id of the form in the definition of its collection. */
  form: string;
  row: JsonObject;
  answers?: Answers;
  onDone: (saved: boolean) => void;
}

/** One form of the tab Procuradores. */
function FormStory({ form: id, row, answers, onDone }: FormStoryProps) {
  const definition = form(id);
  return (
    <FormFrame tab={procuradores} answers={answers} settings={{ responsavelLogin: true }}>
      {(session) =>
        definition && (
          <RowForm
            place={{ session, tab: 'procuradores', list: 'procuradores' }}
            definition={definition}
            row={row}
            onDone={onDone}
          />
        )
      }
    </FormFrame>
  );
}

const [attorney = {}, representative = {}] = people;

const meta = {
  title: 'Engine/RowForm',
  component: FormStory,
  argTypes: {
    form: typed('O formulário da lista, pelo id que a definição lhe dá.', 'procurador ou representante', {
      control: 'text',
    }),
    row: typed('A linha que se edita; só com o tipo, uma nova.', 'object', { control: 'object' }),
    answers: typed('Respostas do servidor, por chamada, no lugar das de exemplo.', 'Answers', {
      otherwise: 'as de exemplo',
    }),
    onDone: typed('A linha foi gravada, ou o cliente desistiu.', '(saved) => void'),
  } satisfies ToldArgs<FormStoryProps>,
  args: { form: 'procurador', row: { Tipo: 'Procurador' }, onDone: fn() },
} satisfies Meta<typeof FormStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {};

export const InlineOnPhone: Story = { ...phone };

/** A saved row: Atualizar in place of Adicionar. */
export const Editing: Story = {
  args: { row: attorney },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Atualizar' })).toBeVisible();
  },
};

/** The first missing field is named in a dialog, and has the focus when it closes. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
  },
};

/** Sent, and not yet answered: the button is deaf and keeps its focus. */
export const Saving: Story = {
  args: { row: { ...attorney, Guid: '' }, answers: { 'POST /PessoaFisica/representante': never } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Adicionar' })).toHaveAttribute('aria-disabled'));
  },
};

export const InModal: Story = {
  args: { form: 'representante', row: {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Adicionar representante' })).toBeVisible());
  },
};

export const InModalOnPhone: Story = { ...InModal, ...phone };

export const EditingInModal: Story = { ...InModal, args: { form: 'representante', row: representative } };

export const WithErrorsInModal: Story = {
  args: { form: 'representante', row: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Tipo' })).toHaveFocus());
  },
};

export const WithErrorsInModalOnPhone: Story = { ...WithErrorsInModal, ...phone };

/** Over a new row stand the names that were typed in other lists: a touch fills it in. */
export const WithNames: Story = {
  render: () => (
    <TabStory
      tab={representantes}
      data={{}}
      tabs={{
        'dados-da-empresa': {
          socios: ['Marina Sampaio Leal', 'Otávio Lima Nogueira', 'Clara Teixeira Lemos'].map((Nome) => ({
            Nome,
            TipoDocumento: 'CPF',
            CpfCnpj: '52998224725',
            Email: 'pessoa@aurora.com.br',
            Telefone: '+5511987654321',
          })),
        },
      }}
    />
  ),
  play: async ({ userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Adicionar representante' }));
    await userEvent.click(await page.findByRole('button', { name: 'Usar dados de Otávio Lima Nogueira' }));
    await waitFor(() => expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Otávio Lima Nogueira'));
  },
};
