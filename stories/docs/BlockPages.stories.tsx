import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { BlockSheet } from './BlockSheet';

/** How each block is used: when, which keys place it, its states, keyboard and screen reader. */
const meta = {
  title: 'Como usar/Blocks',
  component: BlockSheet,
  decorators: [
    (story) => (
      <>
        {story()}
        <DialogHost />
      </>
    ),
  ],
} satisfies Meta<typeof BlockSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = (name: string): Story => ({ name, args: { name } });

export const DocumentsPage: Story = page('documents');
export const ProductsPage: Story = page('products');
export const SignaturesPage: Story = page('signatures');
export const SuitabilityPage: Story = page('suitability');
export const TokenPage: Story = page('token');
