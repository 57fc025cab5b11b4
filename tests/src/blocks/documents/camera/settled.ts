import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { SETTLING_MS } from '../../../../../src/blocks/documents/camera/useSettled';

/** Until what a step of the camera shows may be pressed. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLING_MS));

/** Presses a button of a step that is there or on its way, once it may be. */
export async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  await settled();
  await button.click();
}
