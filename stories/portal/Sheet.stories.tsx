import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import address from '../tabs/ficha.pdf?url';
import { SheetPages } from './SheetPages';

/** The sheet that a customer takes along, as the server draws it. `npm run stories` writes the file. */
const meta = { title: 'Mensagens/Ficha', component: SheetPages } satisfies Meta<typeof SheetPages>;

export default meta;

export const Ficha: StoryObj<typeof meta> = {
  args: { address, title: 'Ficha cadastral' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Página 1' }, { timeout: 25_000 })).toBeVisible();
  },
};
