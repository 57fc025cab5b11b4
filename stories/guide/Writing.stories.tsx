import type { Meta, StoryObj } from '@storybook/react-vite';
import { Writing } from './Writing';

/** It quotes what screens say when something did not come. */
export default {
  title: 'Como escrevemos',
  component: Writing,
  parameters: { showsFailure: true },
} satisfies Meta<typeof Writing>;

export const ComoEscrevemos: StoryObj = { name: 'Como escrevemos' };
