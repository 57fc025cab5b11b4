import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FieldGallery } from '../../studio/properties/gallery/FieldGallery';

const meta: Meta<typeof FieldGallery> = {
  title: 'Estudio/Galeria',
  component: FieldGallery,
  args: { asksName: true, taken: ['Nome'], onChoose: fn(), onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const CampoNovo: Story = {};

export const OutroTipo: Story = { args: { asksName: false } };

/** The name comes from the title, and what is missing is said. */
export const Escolhido: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Título'), 'Data da última visita');
    await expect(screen.getByLabelText('Nome na API')).toHaveValue('DataUltimaVisita');
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Escolha um tipo.');
    await userEvent.click(screen.getByRole('radio', { name: 'Data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Data da última visita', name: 'DataUltimaVisita' }),
    );
  },
};
