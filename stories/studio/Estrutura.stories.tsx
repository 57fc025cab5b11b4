import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { useWorkspace } from '../../studio/document/WorkspaceContext';
import { outlineOf } from '../../studio/outline/nodes';
import { Outline } from '../../studio/outline/Outline';
import { WorkspaceStory } from './WorkspaceStory';

function WholeOutline() {
  const values = useWorkspace((workspace) => workspace.values);
  const nodes = useMemo(() => outlineOf(values), [values]);
  return <Outline nodes={nodes} onAddField={() => {}} />;
}

const meta: Meta<{ file: string; pointer: string; tab: string | null; width: number }> = {
  title: 'Estudio/Estrutura',
  args: { file: 'pf/informacoes.json', pointer: '', tab: 'pf/informacoes', width: 288 },
  render: ({ width, ...selection }) => (
    <WorkspaceStory selection={selection} width={width} height={860}>
      <WholeOutline />
    </WorkspaceStory>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** What is there at times alone, what decides about others, and at the left edge what has to do with the chosen one. */
export const Marcas: Story = { args: { pointer: '/schema/properties/PaisNascimento' } };

export const Estreita: Story = { ...Marcas, args: { ...Marcas.args, width: 232 } };

/** A list with the fields of its rows, its columns, forms and rules. */
export const Lista: Story = {
  args: { file: 'pf/procuradores.json', pointer: '/collections/procuradores/forms/0', tab: 'pf/procuradores' },
};

export const Mover: Story = {
  args: { pointer: '/schema/properties/EmailComercial' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('row', { name: /^E-mail comercial/ })).focus();
    await userEvent.keyboard('{Control>}m{/Control}');
    await expect(await screen.findByRole('dialog', { name: 'Mover E-mail comercial' })).toBeVisible();
  },
};
