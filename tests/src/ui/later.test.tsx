import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Later } from '../../../src/ui/Later';
import { pageIdle } from '../../../src/ui/pageIdle';

const later = (
  <Later waiting={<p>vem já</p>}>
    <p>está aqui</p>
  </Later>
);

it('shows what waits until a frame stands, and then what was to come', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  const { container } = await render(later);
  vi.unstubAllGlobals();
  expect(container.textContent).toBe('vem já');
  for (const work of frames) work(0);
  await expect.poll(() => container.textContent).toBe('está aqui');
});

it('draws nothing more of what is left before', async () => {
  const cancelled = vi.spyOn(window, 'cancelAnimationFrame');
  vi.stubGlobal('requestAnimationFrame', () => 7);
  const { unmount } = await render(later);
  await unmount();
  vi.unstubAllGlobals();
  expect(cancelled).toHaveBeenCalledWith(7);
});

it('has idle work wait until it is drawn', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const { container } = await render(later);
  let isIdle = false;
  const idle = pageIdle().then(() => {
    isIdle = true;
  });
  await Promise.resolve();
  expect(isIdle).toBe(false);
  for (const work of frames) work(0);
  await idle;
  expect(container.textContent).toBe('está aqui');
  await pageIdle();
  vi.unstubAllGlobals();
});

it('has idle work wait no longer for what is left before it is drawn', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 7);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const { unmount } = await render(later);
  const idle = pageIdle();
  await unmount();
  await expect(idle).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});

it('stands at once where that is asked for', async () => {
  const { container } = await render(
    <Later isNow waiting={<p>vem já</p>}>
      <p>está aqui</p>
    </Later>,
  );
  expect(container.textContent).toBe('está aqui');
});
