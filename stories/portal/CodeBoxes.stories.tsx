import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { CodeBoxes } from '../../src/ui/CodeBoxes';

function KeptBoxes(props: ComponentProps<typeof CodeBoxes>) {
  const [value, setValue] = useState(props.value);
  return <CodeBoxes {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Portal/CodeBoxes',
  component: KeptBoxes,
  args: { label: 'Token de 6 números', value: '', onChange: () => undefined },
} satisfies Meta<typeof KeptBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '407123' } };

export const WithError: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { value: '407123', disabled: true } };

export const FourBoxes: Story = { args: { label: 'Código de 4 números', length: 4 } };

/** Typing leads on, Backspace leads back. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Número 1 de 6' }));
    await userEvent.keyboard('4x07{Backspace}{Backspace}');
    await expect(canvas.getByRole('textbox', { name: 'Número 2 de 6' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Número 1 de 6' })).toHaveValue('4');
    await expect(canvas.getByRole('textbox', { name: 'Número 3 de 6' })).toHaveValue('');
  },
};
