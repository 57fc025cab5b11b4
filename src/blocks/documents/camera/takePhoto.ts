import { WHOLE } from './crop';
import type { Sight } from './Finder';
import { cropAround } from './guide';
import type { Page } from './page';

/** What the camera sees now, cut to a little more than the guide. */
export async function takePhoto({ video, guide }: Sight): Promise<Page> {
  return { photo: await createImageBitmap(video), turns: 0, crop: cropAround(guide) };
}

/** A photo that was picked, upright as its Exif data says; `undefined` when this browser cannot draw it. */
export async function readPhoto(file: Blob): Promise<Page | undefined> {
  const photo = await createImageBitmap(file).catch(() => undefined);
  return photo && { photo, turns: 0, crop: WHOLE };
}
