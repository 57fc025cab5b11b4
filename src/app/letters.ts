import { pageIdle } from '../ui/pageIdle';

/**
 * Lets Inter come, once what the page is used with is drawn: on a slow network the font is a quarter of what a first visit asks for,
 * and until then letters of the device stand in its place, as wide as its own. src/theme/early.js holds it back.
 */
export async function letLettersCome(): Promise<void> {
  await pageIdle();
  delete document.documentElement.dataset.letters;
}
