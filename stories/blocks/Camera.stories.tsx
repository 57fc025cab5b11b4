import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { CameraDialog } from '../../src/blocks/documents/camera/CameraDialog';
import { SETTLING_MS } from '../../src/blocks/documents/camera/useSettled';
import { phone } from '../engine/phone';
import { StoryPage } from '../engine/StoryPage';
import { focused, hovered, pressed } from '../pieces/shown';
import { cameraArgs } from './blockArgs';
import { fakeCamera } from './fakeCamera';
import { photoFile } from './pickFile';

/** A document is photographed: its frame, the look at the photo, the other side. The camera is a drawing. */
const meta = {
  title: 'Blocks/documents/Camera',
  component: CameraDialog,
  argTypes: cameraArgs,
  args: {
    kind: 'Documento de identidade (RG ou CNH)',
    sides: 2,
    name: 'documento-de-identidade',
    most: 3_000_000,
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <StoryPage>
        <h1>Upload de Documentos</h1>
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof CameraDialog>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const seeing = (...camera: Parameters<typeof fakeCamera>) => ({
  beforeEach: () => fakeCamera(...camera).remove,
});

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
  args: { sides: 1, kind: 'Comprovante de residência' },
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
};

/** The photo, with handles at its sides and corners. */
export const Adjusting: Story = {
  ...seeing(),
  play: async ({ canvas }) => shoot(canvas),
};

export const Hovered: Story = { ...Adjusting, ...hovered };

export const Focused: Story = { ...Adjusting, ...focused };

export const Pressed: Story = { ...Adjusting, ...pressed };

export const AdjustingOnPhone: Story = { ...Adjusting, ...seeing({ size: UPRIGHT }), ...phone };

/** A blurred photo of a document that is cut: said, and the way on stays open. */
export const Doubted: Story = {
  ...seeing({ blur: 10, right: 0.3 }),
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
  play: async ({ canvas }) => {
    await shoot(canvas);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    await userEvent.click(canvas.getByRole('button', { name: /^Usar/ }));
    await expect(await canvas.findByRole('button', { name: 'Fotografar o verso' })).toBeVisible();
  },
};

export const OtherSideOnPhone: Story = { ...OtherSide, ...seeing({ size: UPRIGHT }), ...phone };

/** The customer, or the device, said no. */
export const Refused: Story = {
  ...seeing({ failure: 'NotAllowedError' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O navegador não liberou a câmera')).toBeVisible();
  },
};

export const RefusedOnPhone: Story = { ...Refused, ...phone };

/** A computer without a camera. */
export const Absent: Story = {
  ...seeing({ failure: 'NotFoundError' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma câmera foi encontrada')).toBeVisible();
  },
};

/** A kind of document with a name as long as they come. */
export const LongText: Story = {
  ...Card,
  args: {
    kind: 'Procuração pública ou particular com firma reconhecida, acompanhada do documento de identidade do procurador',
  },
};

export const LongTextOnPhone: Story = { ...LongText, ...seeing({ size: UPRIGHT }), ...phone };

/** A photo of the list is turned and cut; no camera is opened. */
export const AdjustingAFile: Story = {
  args: { sides: 1, kind: 'Comprovante de residência' },
  loaders: [async () => ({ photo: await photoFile('conta-de-luz.jpg') })],
  render: (args, { loaded }) => <CameraDialog {...args} photo={(loaded as { photo: File }).photo} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Girar' })).toBeVisible();
  },
};
