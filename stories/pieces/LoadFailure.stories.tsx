import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../engine/theme';
import { LoadFailure } from '../../src/ui/LoadFailure';
import { arg, narrow, type ToldArgs } from './shown';

const meta = {
  title: 'Pieces/LoadFailure',
  component: LoadFailure,
  parameters: { showsFailure: true },
  argTypes: {
    title: arg('O que não veio.', 'text'),
    onRetry: arg('Pede outra vez.'),
    isPart: arg('Falta uma parte da tela, que tem o seu próprio botão principal.', 'boolean'),
    children: arg('Outro caminho, ao lado do botão.'),
  } satisfies ToldArgs<ComponentProps<typeof LoadFailure>>,
  args: { title: 'Não foi possível carregar os seus dados', onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithAnotherWay: Story = { args: { children: <Button variant="quiet">Sair</Button> } };

/** Beside the primary button of its screen. */
export const Part: Story = { args: { isPart: true } };

export const LongText: Story = {
  args: { title: 'Não foi possível carregar a lista dos documentos que esperam pela sua assinatura' },
  ...narrow,
};
