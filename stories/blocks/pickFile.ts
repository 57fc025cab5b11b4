import { userEvent, waitFor, within } from 'storybook/test';

/** A PDF with this name. */
export const pdfFile = (name: string, bytes = 2_200_000) => {
  const content = new Uint8Array(bytes).fill(32);
  content.set(new TextEncoder().encode('%PDF-1.7\n'));
  return new File([content], name, { type: 'application/pdf' });
};

/** A picture as a phone takes it, drawn here. */
export async function photoFile(name: string, { width = 640, height = 480, noise = false } = {}): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#e8dfc8';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#2b4a7d';
  pen.fillRect(width * 0.1, height * 0.15, width * 0.3, height * 0.5);
  if (noise) {
    // What a camera sees is never one colour, which would compress to nothing.
    const grain = pen.createImageData(width, height);
    for (let at = 0; at < grain.data.length; at += 4) {
      const value = (at * 7919 + ((at >> 7) ^ (at >> 3)) * 104_729) & 255;
      grain.data.set([value, (value * 31) & 255, (value * 17) & 255, 255], at);
    }
    pen.putImageData(grain, 0, 0);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
  return new File([blob as Blob], name, { type: 'image/jpeg' });
}

/** Chooses a kind of document, and gives the file to the picker. */
export async function pickFile(canvasElement: HTMLElement, kind: string, file: File) {
  const canvas = within(canvasElement);
  const select = await canvas.findByRole('combobox', { name: 'Tipo de documento' });
  await userEvent.selectOptions(select, kind);
  const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, file);
  await waitFor(() => canvas.getByText(file.name));
}
