import type { Page } from '@playwright/test';

/** Waits until the files of the portal are on the device, and the answers that open its pages too. */
export const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isWhole = async () => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      // Of the definitions their index, and a wizard.
      return names.length === 2 && caught.every((count) => count > 1) && caught.some((count) => count > 2);
    };
    while (!(await isWhole())) await new Promise((resolve) => setTimeout(resolve, 200));
  });
