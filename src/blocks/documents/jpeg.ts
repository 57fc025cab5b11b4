/**
 * What is on a canvas as a JPEG, which says nothing of where and by which device a photo was taken; `undefined` when this
 * browser cannot make one. The canvas is empty afterwards.
 */
export async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  // Gives the memory back at once, where the browser keeps canvases for long.
  canvas.width = 0;
  return blob ?? undefined;
}
