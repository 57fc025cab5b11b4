import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SheetPages } from './SheetPages';

const sheets = import.meta.glob<string>('../tabs/ficha-*.pdf', { query: '?url', import: 'default', eager: true });

/** The sheet that a customer takes along, as the server draws it. `npm run stories` writes the files, one of each tenant. */
const meta = { title: 'Mensagens/Ficha', component: SheetPages } satisfies Meta<typeof SheetPages>;

export default meta;

export const Ficha: StoryObj<typeof meta> = {
  args: { address: '', title: 'Ficha cadastral' },
  render: (args, { globals }) => <SheetPages {...args} address={sheets[`../tabs/ficha-${globals.tenant}.pdf`] ?? ''} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Página 1' }, { timeout: 25_000 })).toBeVisible();
  },
};
