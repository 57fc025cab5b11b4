import { WHOLE } from './crop';
import type { Sight } from './Finder';
import { cropAround } from './guide';
import type { Page } from './page';

/** A picture that the graphics processor has just given up is none: the next one is asked for, so often and after so long. */
const [TRIES, PAUSE_MS] = [20, 50];

/** What the camera sees now, cut to a little more than the guide. */
export async function takePhoto({ video, guide }: Sight): Promise<Page> {
  return { photo: await pictureOf(video), turns: 0, crop: cropAround(guide) };
}

async function pictureOf(video: HTMLVideoElement, tries = TRIES): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(video);
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return pictureOf(video, tries - 1);
  }
}

/** A photo that was picked, upright as its Exif data says; `undefined` when this browser cannot draw it. */
export async function readPhoto(file: Blob): Promise<Page | undefined> {
  const photo = await createImageBitmap(file).catch(() => undefined);
  return photo && { photo, turns: 0, crop: WHOLE };
}
