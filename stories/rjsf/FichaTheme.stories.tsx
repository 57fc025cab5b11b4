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

function ThemedForm({ schema, uiSchema = {} }: { schema: RJSFSchema; uiSchema?: UiSchema }) {
  return <Form schema={schema} uiSchema={uiSchema} validator={validator} noHtml5Validate showErrorList={false} />;
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
