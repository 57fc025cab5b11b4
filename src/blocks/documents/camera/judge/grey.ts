/** A picture in shades of grey, from 0 (black) to 255, row by row. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8ClampedArray | Float32Array;
}

/** A picture of RGBA pixels in shades of grey. Source: ITU-R BT.601-7, 2.5.1 (luma) */
export function toGrey({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Grey {
  const grey = new Uint8ClampedArray(width * height);
  for (let index = 0, at = 0; index < grey.length; index++, at += 4) {
    grey[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { width, height, data: grey };
}

/** The shade at a place. */
export function shadeAt({ width, data }: Grey, x: number, y: number): number {
  return data[y * width + x] ?? 0;
}
