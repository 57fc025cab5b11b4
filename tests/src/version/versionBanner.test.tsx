import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import { VersionBanner } from '../../../src/features/version/VersionBanner';

vi.mock('../../../src/api/loadVersion', () => ({ loadVersion: async () => '99.0.0' }));

/** The banner over a long page, which is then scrolled, in a window of this height. */
async function scrolledIn(height: number) {
  await page.viewport(375, height);
  const screen = await render(
    <>
      <VersionBanner reload={() => {}} />
      <div style={{ blockSize: 3000 }} />
    </>,
  );
  await expect.element(screen.getByText('Uma nova versão está disponível!')).toBeVisible();
  window.scrollTo(0, 900);
  const { bottom } = screen.getByRole('status').element().getBoundingClientRect();
  const kept = getComputedStyle(document.documentElement).getPropertyValue('--h-news');
  await page.viewport(1280, 900);
  return { isSeen: bottom > 0, kept };
}

it('a new version stays in sight, and what sticks under its word leaves it room', async () => {
  expect(await scrolledIn(480)).toEqual({ isSeen: true, kept: '62px' });
});

it('a window under 480 px has its room for the page: the word of a new version scrolls with it', async () => {
  expect(await scrolledIn(479)).toEqual({ isSeen: false, kept: '' });
});
