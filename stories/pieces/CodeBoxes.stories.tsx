import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CodeBoxes, type CodeBoxesProps } from '../../src/ui/CodeBoxes';
import { arg, focused, hovered, narrow, type ToldArgs } from './shown';

function KeptBoxes(props: CodeBoxesProps) {
  const [value, setValue] = useState(props.value);
  return <CodeBoxes {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Pieces/CodeBoxes',
  component: CodeBoxes,
  render: (args) => <KeptBoxes {...args} />,
  argTypes: {
    label: arg('O que as caixas guardam juntas.', 'text'),
    length: arg('Quantas caixas; sem nada, 6.', 'number'),
    value: arg('Os dígitos, da primeira caixa em diante.', 'text'),
    onChange: arg('Cada mudança.'),
    onComplete: arg('Todas estão cheias.'),
    invalid: arg('O código não vale.', 'boolean'),
    disabled: arg('Um código está sendo conferido.', 'boolean'),
    describedBy: arg('O id do que se ouve com elas.'),
    autoFocus: arg('A primeira recebe o foco quando aparecem.', 'boolean'),
  } satisfies ToldArgs<CodeBoxesProps>,
  args: { label: 'Token de 6 dígitos', value: '', onChange: () => undefined },
} satisfies Meta<typeof CodeBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '407123' } };

export const Hovered: Story = { ...hovered };

export const Focused: Story = { ...focused };

export const WithError: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { value: '407123', disabled: true } };

export const FourBoxes: Story = { args: { label: 'Código de 4 dígitos', length: 4 } };

export const Narrow: Story = { args: { value: '407123' }, ...narrow };

/** Typing leads on, Backspace leads back. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Dígito 1 de 6' }));
    await userEvent.keyboard('4x07{Backspace}{Backspace}');
    await expect(canvas.getByRole('textbox', { name: 'Dígito 2 de 6' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Dígito 1 de 6' })).toHaveValue('4');
    await expect(canvas.getByRole('textbox', { name: 'Dígito 3 de 6' })).toHaveValue('');
  },
};
