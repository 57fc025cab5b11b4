import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Properties } from '../../studio/properties/Properties';
import { WorkspaceStory } from './WorkspaceStory';

const meta: Meta<{ file: string; pointer: string; tab: string | null }> = {
  title: 'Estudio/Propriedades',
  args: { file: 'pf/informacoes.json', pointer: '', tab: 'pf/informacoes' },
  render: (selection) => (
    <WorkspaceStory selection={selection} height={860}>
      <Properties />
    </WorkspaceStory>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Campo: Story = { args: { pointer: '/schema/properties/PaisNascimento' } };
export const Opcoes: Story = { args: { pointer: '/schema/properties/Nacionalidade' } };
export const Secao: Story = { args: { pointer: '/uiSchema/ui:sections/1' } };
export const Texto: Story = { args: { pointer: '/uiSchema/ui:sections/2/fields/0' } };
export const Regra: Story = { args: { pointer: '/rules/10' } };
export const Aba: Story = {};
export const Lista: Story = {
  args: { file: 'pf/procuradores.json', pointer: '/schema/properties/procuradores', tab: 'pf/procuradores' },
};
export const FormularioDaLista: Story = {
  args: { file: 'pf/procuradores.json', pointer: '/collections/procuradores/forms/0', tab: 'pf/procuradores' },
};
export const Coluna: Story = {
  args: { file: 'pf/procuradores.json', pointer: '/collections/procuradores/columns/0', tab: 'pf/procuradores' },
};
export const Bloco: Story = {
  args: { file: 'pf/declaracoes.json', pointer: '/uiSchema/ui:sections/0/fields/0', tab: 'pf/declaracoes' },
};
export const Formulario: Story = { args: { file: 'pf/wizard.json', tab: null } };
export const Parte: Story = { args: { file: 'pf/wizard.json', pointer: '/parts/0', tab: null } };
export const ListaNaAba: Story = {
  args: { file: 'pf/dados-bancarios.json', pointer: '/schema/properties/contas', tab: 'pf/dados-bancarios' },
};
export const Validador: Story = {
  args: { file: 'pj/dados-da-empresa.json', pointer: '/rules/6', tab: 'pj/dados-da-empresa' },
};
export const ParteComPassos: Story = { args: { file: 'fundo/wizard.json', pointer: '/parts/1', tab: null } };
export const Passo: Story = { args: { file: 'fundo/wizard.json', pointer: '/parts/1/steps/0', tab: null } };
export const Configuracao: Story = { args: { file: 'settings.json', pointer: '/autenticacao', tab: null } };
export const CampoComum: Story = { args: { file: 'shared.json', pointer: '/$defs/uf', tab: null } };

/** The explanation of a key stands at the foot while it has the focus. */
export const Explicacao: Story = {
  ...Campo,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Ajuda'));
    await expect(canvas.getByText('Uma linha entre o rótulo e o campo.', { selector: '[aria-hidden]' })).toBeVisible();
  },
};
