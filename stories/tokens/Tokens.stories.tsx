import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { tenants } from '../wearTenant';
import { Colours, Tenants } from './Colours';
import { Contrast } from './Contrast';
import { Measures } from './Measures';
import { Motion } from './Motion';
import { Typography } from './Typography';

/** The design tokens, read from contract/theme/tokens.json and the folders of tenants: nothing here says a value. */
export default { title: 'Tokens' } satisfies Meta;

const ofTenant = (Page: (props: { tenant: string }) => ReactNode): StoryObj => ({
  render: (_, { globals }) => <Page tenant={globals.tenant} />,
});

export const Cores: StoryObj = ofTenant(Colours);
export const Contraste: StoryObj = ofTenant(Contrast);
export const Tipografia: StoryObj = ofTenant(Typography);
export const Medidas: StoryObj = { ...ofTenant(Measures), name: 'Espaço, raio e sombra' };
export const Movimento: StoryObj = {
  ...ofTenant(Motion),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }));
    await expect(canvasElement.querySelector('[data-there="true"]')).not.toBeNull();
  },
};
export const Instituicoes: StoryObj = { name: 'Instituições', render: () => <Tenants names={tenants} /> };
