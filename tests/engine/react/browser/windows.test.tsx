import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core';
import type { Transport } from '../../../../engine/session';
import type { openSession } from '../../../support/browserWindow';

const MODULE = new URL('../../../support/browserWindow.ts', import.meta.url).href;
const GIIN = '98Q96B.00000.LE.076';

let held: JsonObject;
const frames = new Set<HTMLIFrameElement>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  held = { Facta: true };
});
afterEach(() => {
  for (const frame of frames) frame.remove();
  sessionStorage.clear();
});

const transport: Transport = async ({ method, body }) => {
  if (method !== 'GET') held = body as JsonObject;
  return { status: 200, body: held };
};

/** A page of its own, with its own modules and locks; it ends with `close`. */
async function openWindow() {
  const frame = document.createElement('iframe');
  frames.add(frame);
  document.body.append(frame);
  const page = frame.contentWindow as Window & { eval(code: string): Promise<{ openSession: typeof openSession }> };
  const { openSession: open } = await page.eval(`import(${JSON.stringify(MODULE)})`);
  const session = await open('fatca', transport);
  const form = session.form('fatca');
  return {
    session,
    type: (giin: string) => form.change('/NumeroGiin', giin),
    typed: () => form.getState().data.NumeroGiin,
    close: () => frame.remove(),
  };
}

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('fatca'));

// Each of them loads the engine anew.
it('leaves what a window typed to it as long as it is open, and to the next one after that', {
  timeout: 120_000,
}, async () => {
  const [a, b] = await Promise.all([openWindow(), openWindow()]);
  a.type(GIIN);
  await expect.poll(kept).toHaveLength(1);
  b.close();
  const beside = await openWindow();
  expect([beside.typed(), a.typed(), kept().length]).toEqual([undefined, GIIN, 1]);
  a.close();
  beside.close();
  const after = await openWindow();
  expect([after.typed(), after.session.view().restored]).toEqual([GIIN, true]);
  expect(kept()).toHaveLength(1);
});
