import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formats } from '../../engine/brazil';
import { createFichaTheme, customFormatsOf } from '../../engine/rjsf';
import { texts } from '../widgets/texts';

const Form = withTheme(createFichaTheme({ texts, formats }));
const validator = customizeValidator({ customFormats: customFormatsOf(formats) });

function ThemedForm(props: { schema: RJSFSchema; uiSchema?: UiSchema; formData?: object }) {
  const { schema, uiSchema = {}, formData } = props;
  const given = { schema, uiSchema, validator, ...(formData && { formData }) };
  return <Form {...given} noHtml5Validate showErrorList={false} />;
}

const meta = {
  title: 'rjsf/Theme for rjsf',
  component: ThemedForm,
  args: {
    schema: {
      title: 'Cadastro',
      type: 'object',
      required: ['nome', 'cpf'],
      properties: {
        nome: { type: 'string', title: 'Nome', minLength: 3 },
        cpf: { type: 'string', title: 'CPF', format: 'cpf' },
        nascimento: { type: 'string', title: 'Nascimento', format: 'date' },
        telefone: { type: 'string', title: 'Telefone', format: 'phone' },
        cep: { type: 'string', title: 'CEP', format: 'cep' },
        renda: { type: 'number', title: 'Renda', format: 'money' },
        uf: { type: 'string', title: 'UF', enum: ['BA', 'MG', 'RJ', 'SP'] },
        aceito: { type: 'boolean', title: 'Li e aceito' },
      },
    },
    uiSchema: { uf: { 'ui:widget': 'combobox' }, 'ui:submitButtonOptions': { submitText: 'Enviar' } },
  },
} satisfies Meta<typeof ThemedForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const cep = await canvas.findByRole('textbox', { name: 'CEP' });
    await userEvent.type(cep, '01310100');
    await expect(cep).toHaveValue('01310-100');
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar' }));
    await expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Dependencies: Story = {
  args: {
    schema: {
      title: 'Animais',
      type: 'object',
      properties: {
        animais: { type: 'string', title: 'Tem animais?', enum: ['Não', 'Um', 'Mais de um'], default: 'Um' },
      },
      dependencies: {
        animais: {
          oneOf: [
            { properties: { animais: { enum: ['Não'] } } },
            { properties: { animais: { enum: ['Um'] }, idade: { type: 'integer', title: 'Que idade tem?' } } },
            { properties: { animais: { enum: ['Mais de um'] }, quantos: { type: 'integer', title: 'Quantos?' } } },
          ],
        },
      },
    },
    uiSchema: { animais: { 'ui:widget': 'radio' } },
  },
};

/** Names that the schema leaves open: each field comes with a box for its name. */
export const OpenNames: Story = {
  args: {
    schema: {
      title: 'Contatos',
      type: 'object',
      properties: { nome: { type: 'string', title: 'Nome' } },
      additionalProperties: { type: 'string' },
    },
    uiSchema: { 'ui:submitButtonOptions': { submitText: 'Enviar' } },
    formData: { nome: 'Ada', trabalho: '(11) 3333-4444' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(canvas.getAllByRole('textbox', { name: / Key$/ })).toHaveLength(2);
  },
};

/** One of several objects, and rows that are called as the schema calls them. */
export const AlternativesAndRows: Story = {
  args: {
    schema: {
      title: 'Pagamento',
      type: 'object',
      properties: {
        forma: {
          title: 'Forma',
          oneOf: [
            { title: 'Pix', type: 'object', properties: { chave: { type: 'string', title: 'Chave' } } },
            { title: 'Conta', type: 'object', properties: { agencia: { type: 'string', title: 'Agência' } } },
          ],
        },
        parcelas: { type: 'array', title: 'Parcelas', items: { type: 'number', title: 'Valor', format: 'money' } },
      },
    },
    uiSchema: { 'ui:submitButtonOptions': { submitText: 'Enviar' } },
    formData: { forma: { chave: 'ada@example.com' }, parcelas: [100, 200] },
  },
  play: async ({ canvas }) => {
    const [choice] = await canvas.findAllByRole('combobox');
    await expect(choice).toHaveTextContent('PixConta');
    await expect(canvas.getAllByRole('textbox', { name: 'Valor' })).toHaveLength(2);
  },
};
