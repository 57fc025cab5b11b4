import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type Json, type JsonObject, withValues } from '../../engine/core';
import { RulePanel } from '../../studio/properties/sentence/RulePanel';
import { scopeOf } from '../../studio/properties/sentence/scope';
import { files } from './WorkspaceStory';

const values = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, JSON.parse(text) as Json]));

interface Args {
  file: string;
  list?: string;
  rule: string;
}

function RuleStory({ file, list, rule: id }: Args) {
  const tab = values[file] as unknown as { rules: JsonObject[]; collections?: Record<string, { rules: JsonObject[] }> };
  const rules = list === undefined ? tab.rules : (tab.collections?.[list]?.rules ?? []);
  const [rule, setRule] = useState(rules.find((each) => each.id === id) ?? {});
  return (
    <div id="studio" style={{ maxInlineSize: 560 }}>
      <RulePanel
        rule={rule}
        scope={scopeOf(values, file, list)}
        onChange={(patch) => setRule(withValues(rule, patch))}
      />
    </div>
  );
}

const meta: Meta<Args> = {
  title: 'Estudio/Frase',
  args: { file: 'pf/informacoes.json' },
  render: (args) => <RuleStory {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const MostraEExige: Story = { args: { rule: 'conjuge' } };
export const OuEntao: Story = { args: { rule: 'outra-ocupacao' } };
export const Calcula: Story = { args: { rule: 'situacao-legal' } };
export const Pergunta: Story = { args: { rule: 'nascimento-antigo' } };
export const Recusa: Story = { args: { rule: 'conjuge-com-o-proprio-cpf' } };
export const Confere: Story = { args: { rule: 'emails-diferentes' } };
export const DaLinha: Story = {
  args: { file: 'pf/procuradores.json', list: 'procuradores', rule: 'um-so-responsavel' },
};

/** The options of a value, by keys. */
export const Escolhendo: Story = {
  args: { rule: 'conjuge' },
  play: async ({ canvas, canvasElement }) => {
    (await canvas.findByRole('button', { name: 'Incluir opção' })).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    const list = within(canvasElement.ownerDocument.body).getByRole('listbox', { name: 'Incluir opção' });
    await expect(within(list).getByRole('option', { name: 'Divorciado(a)' })).toHaveAttribute('data-active', 'true');
  },
};

/** A sentence that is not understood says where. */
export const NaoEntendida: Story = {
  args: { rule: 'troca-de-uf' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Frase'));
    const box = canvas.getByRole('textbox', { name: 'Frase da regra' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Ao mudar *Naturalidade (UF)*: limpa *Cidade de nascimento*.');
    await expect(canvas.getByText(/Não entendi a partir de “limpa/)).toBeVisible();
  },
};
