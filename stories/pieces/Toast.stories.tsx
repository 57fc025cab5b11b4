import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../engine/theme';
import { dialogs, host, type Toast } from '../../src/dialogs/dialogStore';
import { ToastRegion } from '../../src/dialogs/ToastRegion';
import { arg, oneOf, type ToldArgs } from './shown';

/** A page that tells; the toast goes after six seconds, unless the pointer or the focus rests on it. */
function Telling(toast: Toast) {
  return (
    <main>
      <h1 tabIndex={-1}>Página</h1>
      <Button onClick={() => host.toast(toast)}>Salvar</Button>
      <ToastRegion />
    </main>
  );
}

const meta = {
  title: 'Pieces/Toast',
  component: Telling,
  argTypes: {
    title: arg('O que houve, em poucas palavras.', 'text'),
    text: arg('Uma frase a mais.', 'text'),
    icon: oneOf('No lugar da marca verde.', [undefined, 'clock']),
  } satisfies ToldArgs<Toast>,
  args: { title: 'Salvo' },
  beforeEach: () => () => dialogs.setState({ toast: undefined }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(args.title);
  },
} satisfies Meta<typeof Telling>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Default: Story = {};
export const WithText: Story = { args: { title: 'Dados salvos', text: 'Você pode continuar depois de onde parou.' } };
export const Waiting: Story = {
  args: { icon: 'clock', title: 'Guardado neste aparelho', text: 'Será enviado quando a conexão voltar.' },
};
export const LongText: Story = {
  args: {
    title: 'O endereço de correspondência foi salvo',
    text: 'Os comunicados, extratos e documentos passam a ir para a Avenida Paulista, 1578, conjunto 142, Bela Vista, São Paulo.',
  },
};
export const Phone: Story = { ...WithText, ...phone };

/** Its button takes it away, and the focus stays on the page. */
export const Closed: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(context.canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
