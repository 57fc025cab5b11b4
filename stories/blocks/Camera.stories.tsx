import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { CameraDialog } from '../../src/blocks/documents/camera/CameraDialog';
import { phone } from '../engine/phone';
import { StoryPage } from '../engine/StoryPage';
import { fakeCamera } from './fakeCamera';
import { photoFile } from './pickFile';

/** A document is photographed: its frame, the look at the photo, the other side. The camera is a drawing. */
export default { title: 'Blocks/documents/Camera' } satisfies Meta;

type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

const seeing = (...camera: Parameters<typeof fakeCamera>) => ({
  beforeEach: () => fakeCamera(...camera).remove,
});

const dialog = (over: Partial<Parameters<typeof CameraDialog>[0]> = {}) => (
  <StoryPage>
    <h1>Upload de Documentos</h1>
    <CameraDialog
      kind="Documento de identidade (RG ou CNH)"
      sides={2}
      name="documento-de-identidade"
      most={3_000_000}
      onDone={() => {}}
      onClose={() => {}}
      {...over}
    />
  </StoryPage>
);

const UPRIGHT: [number, number] = [720, 1280];

async function shoot(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Fotografar' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 10_000 });
  await userEvent.click(button);
  await canvas.findByRole('heading', { name: 'Confira a foto' }, { timeout: 10_000 });
}

/** A card, whose guide lies. */
export const Card: Story = {
  ...seeing(),
  render: () => dialog(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Fotografar' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 10_000 });
  },
};

export const CardOnPhone: Story = { ...Card, ...seeing({ size: UPRIGHT }), ...phone };

/** A kind without a back is a sheet, whose guide stands. */
export const SheetOnPhone: Story = {
  ...Card,
  ...seeing({ size: UPRIGHT }),
  ...phone,
  render: () => dialog({ sides: 1, kind: 'Comprovante de residência' }),
};

/** Before the browser gives the camera. */
export const Opening: Story = {
  beforeEach: () => {
    const camera = fakeCamera();
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      configurable: true,
      value: () => new Promise(() => {}),
    });
    return camera.remove;
  },
  render: () => dialog(),
};

/** The photo, with handles at its sides and corners. */
export const Adjusting: Story = {
  ...seeing(),
  render: () => dialog(),
  play: async ({ canvas }) => shoot(canvas),
};

export const AdjustingOnPhone: Story = { ...Adjusting, ...seeing({ size: UPRIGHT }), ...phone };

/** A blurred photo of a document that is cut: said, and the way on stays open. */
export const Doubted: Story = {
  ...seeing({ blur: 10, right: 0.3 }),
  render: () => dialog(),
  play: async ({ canvas }) => {
    await shoot(canvas);
    await expect(await canvas.findByText(/^Parece tremida/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Usar mesmo assim' })).toBeVisible();
  },
};

export const DoubtedOnPhone: Story = { ...Doubted, ...seeing({ blur: 10, right: 0.3, size: UPRIGHT }), ...phone };

/** Between the two sides. */
export const OtherSide: Story = {
  ...seeing(),
  render: () => dialog(),
  play: async ({ canvas }) => {
    await shoot(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar esta foto' }));
    await expect(await canvas.findByRole('button', { name: 'Fotografar o verso' })).toBeVisible();
  },
};

export const OtherSideOnPhone: Story = { ...OtherSide, ...seeing({ size: UPRIGHT }), ...phone };

/** The customer, or the device, said no. */
export const Refused: Story = {
  ...seeing({ failure: 'NotAllowedError' }),
  render: () => dialog(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O navegador não liberou a câmera')).toBeVisible();
  },
};

export const RefusedOnPhone: Story = { ...Refused, ...phone };

/** A computer without a camera. */
export const Absent: Story = {
  ...seeing({ failure: 'NotFoundError' }),
  render: () => dialog(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma câmera foi encontrada')).toBeVisible();
  },
};

/** A photo of the list is turned and cut; no camera is opened. */
export const AdjustingAFile: Story = {
  render: () => <div />,
  loaders: [async () => ({ photo: await photoFile('conta-de-luz.jpg') })],
  decorators: [
    (_, { loaded }) =>
      dialog({ sides: 1, kind: 'Comprovante de residência', photo: (loaded as { photo: File }).photo }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Girar' })).toBeVisible();
  },
};
