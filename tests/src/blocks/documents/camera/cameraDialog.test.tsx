import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../../../engine/react/theme/base.css';
import '../../../../../src/theme/tokens.css';
import { CameraDialog, type CameraDialogProps } from '../../../../../src/blocks/documents/camera/CameraDialog';
import { DialogHost } from '../../../../../src/dialogs/DialogHost';
import { fakeCamera } from '../../../../../stories/blocks/fakeCamera';
import { quarters } from './photos';
import { press, settled } from './settled';

let remove = () => {};
afterEach(() => remove());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const slider = (name: string) => page.getByRole('slider', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const cameraOf = (...given: Parameters<typeof fakeCamera>) => {
  const camera = fakeCamera(...given);
  remove = camera.remove;
  return camera;
};
const stateOf = ({ streams }: { streams: MediaStream[] }) =>
  streams.flatMap((stream) => stream.getTracks()).map(({ readyState }) => readyState);

async function open(over: Partial<CameraDialogProps> = {}) {
  const onDone = vi.fn<(file: File) => void>();
  const onClose = vi.fn();
  const props = { kind: 'Documento de identidade', sides: 1, name: 'rg', most: 3_000_000, onDone, onClose, ...over };
  const screen = await render(
    <>
      <main>
        <h1>Documentos</h1>
        <CameraDialog {...props} />
      </main>
      <DialogHost />
    </>,
  );
  return { onDone, onClose, screen };
}

/** Takes a photo once the camera is there. */
async function shoot() {
  await expect.element(button('Fotografar')).not.toHaveAttribute('aria-disabled', 'true');
  await button('Fotografar').click();
  await expect.element(heading('Confira a foto')).toHaveFocus();
}

describe('photographing', () => {
  it('takes a photo under the guide and gives it back as a JPEG that is cut to the guide', async () => {
    const camera = cameraOf();
    const { onDone } = await open();
    await expect.element(heading('Fotografe o documento')).toHaveFocus();
    await shoot();
    await press(/^Usar/);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [file] = onDone.mock.calls[0] as [File];
    const { width, height } = await createImageBitmap(file);
    // An upright sheet in a picture that lies, with its margin.
    expect([file.name, height]).toEqual(['rg.jpg', Math.round(720 * 0.92)]);
    expect(width).toBeLessThan(height);
    expect(stateOf(camera)).toEqual(['live']);
  });

  it('begins at one edge beside the picture on a phone that lies', async () => {
    cameraOf();
    await page.viewport(740, 360);
    await open();
    await expect.element(button('Fotografar')).not.toHaveAttribute('aria-disabled', 'true');
    const leftOf = (one: { element(): Element }) => one.element().getBoundingClientRect().left;
    expect(leftOf(heading('Fotografe o documento'))).toBe(leftOf(button('Fotografar')));
    await page.viewport(1280, 900);
  });

  it('waits for the first picture: the size of what comes is known before there is one', async () => {
    const metadata = HTMLMediaElement.HAVE_METADATA;
    const state = vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(metadata);
    cameraOf();
    await open();
    const video = page.getByLabelText('Imagem da câmera').element() as HTMLVideoElement;
    await vi.waitFor(() => expect(video.videoWidth).toBeGreaterThan(0));
    video.dispatchEvent(new Event('resize'));
    await expect.element(page.getByText('Abrindo a câmera...')).toBeVisible();
    await expect.element(button('Fotografar')).toHaveAttribute('aria-disabled', 'true');
    state.mockRestore();
    video.dispatchEvent(new Event('loadeddata'));
    await shoot();
  });

  it('takes the next picture where the browser can make none of this one', async () => {
    cameraOf();
    await open();
    const none = new DOMException('The ImageBitmap could not be allocated.', 'InvalidStateError');
    const make = vi.spyOn(window, 'createImageBitmap').mockRejectedValueOnce(none).mockRejectedValueOnce(none);
    await shoot();
    expect(make.mock.calls.length).toBeGreaterThanOrEqual(3);
    make.mockRestore();
  });

  it('makes one PDF of two sides', async () => {
    cameraOf();
    const { onDone } = await open({ sides: 2 });
    await expect.element(heading('Fotografe a frente')).toBeVisible();
    await shoot();
    await press('Usar esta foto');
    await expect.element(heading('Agora, o verso')).toHaveFocus();
    await press('Fotografar o verso');
    await expect.element(heading('Fotografe o verso')).toHaveFocus();
    await shoot();
    await press('Usar esta foto');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [file] = onDone.mock.calls[0] as [File];
    expect([file.name, file.type]).toEqual(['rg.pdf', 'application/pdf']);
    expect((await file.text()).match(/\/Type \/Page /g)).toHaveLength(2);
  });

  it('ends after the front when there is nothing at the back', async () => {
    cameraOf();
    const { onDone } = await open({ sides: 2 });
    await shoot();
    await press('Usar esta foto');
    await press('Concluir sem o verso');
    await vi.waitFor(() => expect(onDone.mock.calls[0]?.[0].name).toBe('rg.jpg'));
  });

  it('shows a photo before it takes it: the second press of two is not heard', async () => {
    cameraOf();
    const { onDone } = await open({ sides: 2 });
    await shoot();
    const accept = button('Usar esta foto');
    (accept.element() as HTMLElement).click();
    (accept.element() as HTMLElement).click();
    await expect.element(heading('Confira a foto')).toHaveFocus();
    await press('Usar esta foto');
    (button('Concluir sem o verso').element() as HTMLElement).click();
    await settled();
    await expect.element(heading('Agora, o verso')).toHaveFocus();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('has the picture and its button in sight together in a low and narrow window', async () => {
    cameraOf();
    await page.viewport(320, 180);
    await open();
    await expect.element(button('Fotografar')).not.toHaveAttribute('aria-disabled', 'true');
    const picture = page.getByLabelText('Imagem da câmera').element().getBoundingClientRect();
    const { bottom } = button('Fotografar').element().getBoundingClientRect();
    expect(picture.height).toBeGreaterThan(40);
    expect(bottom - picture.top).toBeLessThanOrEqual(180);
    await page.viewport(1280, 900);
  });

  it('repeats a photo', async () => {
    cameraOf();
    await open();
    await shoot();
    await press('Tirar outra');
    await expect.element(heading('Fotografe o documento')).toHaveFocus();
    await shoot();
  });

  it('gives nothing back when it is closed while the file is made', async () => {
    cameraOf();
    const { onDone, screen } = await open();
    await shoot();
    let make = () => {};
    const made = new Promise<void>((resolve) => {
      const toBlob = HTMLCanvasElement.prototype.toBlob;
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(function (this: HTMLCanvasElement, done) {
        make = () =>
          toBlob.call(this, (blob) => {
            done(blob);
            resolve();
          });
      });
    });
    await press(/^Usar/);
    await expect.element(page.getByText('Preparando a foto...')).toBeVisible();
    await screen.unmount();
    make();
    await made;
    await new Promise((resolve) => setTimeout(resolve));
    expect(onDone).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('says that the file could not be made when the browser fails in the middle', async () => {
    cameraOf();
    const { onDone } = await open();
    await shoot();
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(() => {
      throw new DOMException('', 'SecurityError');
    });
    await press(/^Usar/);
    await expect.element(page.getByText(/^Não foi possível preparar o arquivo/)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('gives the memory of a photo back when it is repeated, and of the last one at the end', async () => {
    cameraOf();
    const { screen } = await open();
    const close = vi.spyOn(ImageBitmap.prototype, 'close');
    await shoot();
    expect(close).not.toHaveBeenCalled();
    await press('Tirar outra');
    await expect.poll(() => close.mock.calls.length).toBe(1);
    await shoot();
    await screen.unmount();
    expect(new Set(close.mock.contexts).size).toBe(2);
    vi.restoreAllMocks();
  });

  it('doubts a photo without standing in its way', async () => {
    cameraOf({ blur: 10, size: [1280, 720] });
    const { onDone } = await open({ sides: 2 });
    await shoot();
    await expect.element(page.getByText('Parece tremida ou fora de foco', { exact: false })).toBeVisible();
    await expect.element(button('Usar esta foto')).not.toBeInTheDocument();
    await press('Usar mesmo assim');
    await press('Concluir sem o verso');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});

describe('adjusting', () => {
  it('cuts with the keys, and says how much', async () => {
    cameraOf();
    await open({ sides: 2 });
    await shoot();
    const left = slider('Corte à esquerda');
    (left.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.element(left).toHaveAttribute('aria-valuetext', '0% cortado à esquerda');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}');
    await expect.element(left).toHaveAttribute('aria-valuetext', '12% cortado à esquerda');
    await expect.element(left).toHaveAttribute('aria-valuenow', '12');
    const top = slider('Corte em cima');
    (top.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(top).toHaveAttribute('aria-valuetext', '0% cortado em cima');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(top).toHaveAttribute('aria-valuetext', '1% cortado em cima');
  });

  it('cuts without dragging: by its buttons, the side that was touched last', async () => {
    cameraOf();
    await open({ sides: 2 });
    await shoot();
    (slider('Corte embaixo').element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await button('Cortar mais embaixo').click();
    await expect.element(slider('Corte embaixo')).toHaveAttribute('aria-valuetext', '2% cortado embaixo');
    await button('Cortar menos embaixo').click();
    await expect.element(slider('Corte embaixo')).toHaveAttribute('aria-valuetext', '0% cortado embaixo');
  });

  it('cuts with a finger or a mouse at sides and corners', async () => {
    cameraOf();
    await open({ sides: 2 });
    await shoot();
    const now = (name: string) => Number(slider(name).element().getAttribute('aria-valuenow'));
    const box = () => (document.querySelector('canvas') as HTMLElement).getBoundingClientRect();
    const drag = (handle: Element, right: number, down: number) => {
      const { left, top, width, height } = handle.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const at = (type: string, clientX: number, clientY: number) =>
        handle.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX, clientY, bubbles: true }));
      vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
      vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true);
      at('pointerdown', x, y);
      at('pointermove', x + right * box().width, y + down * box().height);
      vi.restoreAllMocks();
    };
    const [left, top] = [now('Corte à esquerda'), now('Corte em cima')];
    drag(slider('Corte à esquerda').element(), 0.1, 0.3);
    await expect.poll(() => now('Corte à esquerda')).toBe(left + 10);
    expect(now('Corte em cima')).toBe(top);
    drag(document.querySelector('[data-corner=topLeft]') as Element, -0.05, 0.05);
    await expect.poll(() => now('Corte à esquerda')).toBe(left + 5);
    expect(now('Corte em cima')).toBe(top - 5);
  });

  it('turns the photo, and what was cut with it', async () => {
    cameraOf();
    await open({ sides: 2 });
    await shoot();
    (slider('Corte embaixo').element() as HTMLElement).focus();
    await userEvent.keyboard('{PageUp}');
    const cut = slider('Corte embaixo').element().getAttribute('aria-valuetext')?.split('%')[0];
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const [width, height] = [canvas.width, canvas.height];
    await button('Girar').click();
    await expect.poll(() => [canvas.width, canvas.height]).toEqual([height, width]);
    await expect.element(slider('Corte à esquerda')).toHaveAttribute('aria-valuetext', `${cut}% cortado à esquerda`);
  });

  it('takes a photo that is there already, and opens no camera for it', async () => {
    const camera = cameraOf();
    const { onDone } = await open({ photo: await quarters(), name: 'conta-de-luz' });
    await expect.element(button('Girar')).toBeVisible();
    await button('Girar').click();
    await press(/^Usar/);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [file] = onDone.mock.calls[0] as [File];
    const { width, height } = await createImageBitmap(file);
    expect([file.name, width, height]).toEqual(['conta-de-luz.jpg', 200, 400]);
    expect(camera.streams).toEqual([]);
  });

  it('says that it cannot open a photo, and leaves it as it is', async () => {
    const { onClose } = await open({ photo: new Blob(['olá'], { type: 'image/jpeg' }) });
    await expect.element(page.getByText('A foto não abriu')).toBeVisible();
    await button('Entendi').click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('without a camera', () => {
  it.each([
    ['NotAllowedError', 'O navegador não liberou a câmera'],
    ['NotFoundError', 'Nenhuma câmera foi encontrada'],
    ['NotReadableError', 'A câmera parou'],
  ])('says why (%s), and takes a photo from the device', async (failure, title) => {
    cameraOf({ failure });
    await open();
    await expect.element(page.getByText(title)).toBeVisible();
    const input = document.querySelector('dialog input[type=file]') as HTMLInputElement;
    expect(input.accept).toBe('image/*');
    await userEvent.upload(input, new File([await quarters()], 'rg.jpg', { type: 'image/jpeg' }));
    await expect.element(button('Girar')).toBeVisible();
  });

  it('opens the own program of a phone, which is asked for its rear camera', async () => {
    cameraOf({ failure: 'NotAllowedError' });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await open();
    await expect.element(button('Abrir a câmera do celular')).toBeVisible();
    vi.restoreAllMocks();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=file]')];
    expect(inputs.map((input) => input.getAttribute('capture'))).toEqual([null, 'environment']);
  });

  it('says of a photo that the browser cannot open how to send it', async () => {
    cameraOf({ failure: 'NotFoundError' });
    await open();
    await expect.element(button('Escolher uma foto')).toBeVisible();
    const input = document.querySelector('dialog input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['olá'], 'rg.heic', { type: 'image/heic' }));
    await expect.element(page.getByText(/^Este navegador não consegue abrir essa foto/)).toBeVisible();
  });

  it('says it no more once the camera has taken one', async () => {
    cameraOf();
    await open();
    await expect.element(button('Fotografar')).not.toHaveAttribute('aria-disabled', 'true');
    const input = document.querySelector('dialog input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['olá'], 'rg.heic', { type: 'image/heic' }));
    const said = page.getByText(/^Este navegador não consegue abrir essa foto/);
    await expect.element(said).toBeVisible();
    await shoot();
    await press('Tirar outra');
    await expect.element(heading('Fotografe o documento')).toBeVisible();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('opens it when it is there at another try', async () => {
    cameraOf({ failure: 'NotReadableError' });
    await open();
    await expect.element(button('Tentar novamente')).toBeVisible();
    remove();
    cameraOf();
    await button('Tentar novamente').click();
    await shoot();
  });
});

describe('the camera', () => {
  it('is let go of when the dialog goes', async () => {
    const camera = cameraOf();
    const { screen } = await open();
    await expect.poll(() => stateOf(camera)).toEqual(['live']);
    await screen.unmount();
    expect(stateOf(camera)).toEqual(['ended']);
  });

  it('is let go of when the dialog went before it opened', async () => {
    const camera = cameraOf();
    const real = navigator.mediaDevices.getUserMedia;
    let answer = () => {};
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return real(wanted);
    });
    const { screen } = await open();
    await screen.unmount();
    answer();
    await expect.poll(() => stateOf(camera)).toEqual(['ended']);
    vi.restoreAllMocks();
  });

  it('is let go of when the page is left, and can be opened again', async () => {
    const camera = cameraOf();
    await open();
    await expect.poll(() => stateOf(camera)).toEqual(['live']);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(stateOf(camera)).toEqual(['ended']);
    await button('Tentar novamente').click();
    await expect.poll(() => stateOf(camera)).toEqual(['ended', 'live']);
  });

  it('that is opened again takes no photo before it shows anything', async () => {
    cameraOf();
    await open();
    await expect.element(button('Fotografar')).not.toHaveAttribute('aria-disabled', 'true');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const real = navigator.mediaDevices.getUserMedia;
    let answer = () => {};
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return real(wanted);
    });
    await button('Tentar novamente').click();
    await expect.element(button('Fotografar')).toHaveAttribute('aria-disabled', 'true');
    answer();
    await shoot();
    vi.restoreAllMocks();
  });

  it('is told to have stopped when it ends by itself', async () => {
    const camera = cameraOf();
    await open();
    await expect.poll(() => stateOf(camera)).toEqual(['live']);
    camera.streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
    await expect.element(page.getByText('A câmera parou')).toBeVisible();
  });

  it('is the one at the back, without sound', async () => {
    cameraOf();
    const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    await open();
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } });
    vi.restoreAllMocks();
  });
});

describe('accessibility', () => {
  it('asks before photos that were taken go with it, and goes on with them', async () => {
    cameraOf();
    const { onClose } = await open({ sides: 2 });
    await shoot();
    await button('Fechar').click();
    await expect.element(page.getByRole('dialog', { name: 'Descartar a foto?' })).toBeVisible();
    await button('Continuar fotografando').click();
    expect(onClose).not.toHaveBeenCalled();
    await press('Usar esta foto');
    await press('Fotografar o verso');
    await shoot();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByText('As fotos que você tirou ainda não estão na lista', { exact: false }))
      .toBeVisible();
    await button('Descartar').click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it('keeps the focus when the camera is tried again, with and without success', async () => {
    const refused = cameraOf({ failure: 'NotAllowedError' });
    await open();
    await button('Tentar novamente').click();
    await expect.element(heading('Fotografe o documento')).toHaveFocus();
    await expect.element(button('Tentar novamente')).toBeVisible();
    await expect.element(heading('Fotografe o documento')).toHaveFocus();
    refused.remove();
    cameraOf();
    await button('Tentar novamente').click();
    await expect.element(button('Fotografar')).toBeVisible();
    await expect.element(heading('Fotografe o documento')).toHaveFocus();
  });

  it('is closed by Escape', async () => {
    cameraOf();
    const { onClose } = await open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('has no violation at any step, on a phone upright and lying, in light and dark', async () => {
    cameraOf({ right: 0.3 });
    const sizes = [
      [320, 640],
      [640, 320],
      [1280, 900],
    ] as const;
    const look = async () => {
      for (const [width, height] of sizes) {
        await page.viewport(width, height);
        const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        await Promise.all(changing.map(({ finished }) => finished));
        const { violations } = await axe.run(document.body);
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        const dialog = document.querySelector('dialog') as HTMLElement;
        expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
      }
    };
    await open({ sides: 2 });
    await expect.element(button('Fotografar')).not.toHaveAttribute('aria-disabled', 'true');
    await look();
    await button('Fotografar').click();
    await expect.element(page.getByText(/^O documento parece cortado/)).toBeVisible();
    await look();
    await press('Usar mesmo assim');
    await look();
    await page.viewport(1280, 900);
  });
});
