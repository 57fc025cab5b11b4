import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPlace, wayBack } from '../../../src/features/wizard/followPlace';
import type { LastPlace } from '../../../src/features/wizard/lastPlace';
import { returnTo } from '../../../src/features/wizard/returnTo';

let stop = () => {};
let before: unknown;
const page = document.createElement('main');
const element = (id: string) => document.getElementById(id) as HTMLElement;
const topOfName = () => element('name').getBoundingClientRect().top;

/** A long page with two fields, to which a customer comes back who left the first one; so many pixels stand behind them. */
function comeBack(behind = 3000, left: Pick<LastPlace, 'focus' | 'top' | 'anchor'> = { focus: 'name', top: 120 }) {
  page.innerHTML = `<div style="height: 2000px"></div><input id="name"><input id="city"><div style="height: ${behind}px"></div>`;
  document.body.append(page);
  const last: LastPlace = { path: location.pathname, state: { tab: 'one' }, ...left };
  const write = vi.fn();
  const slot = { last, write, forget: () => undefined };
  stop = followPlace(slot, (onEnd) => returnTo(last, () => undefined, onEnd));
  return write;
}
/** Observers are told with the next picture. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const insertAbove = (pixels: number) => {
  const notice = document.createElement('div');
  notice.style.cssText = `height: ${pixels}px; overflow-anchor: none`;
  document.documentElement.style.overflowAnchor = 'none';
  page.prepend(notice);
};

beforeEach(() => {
  before = history.state;
  history.replaceState({ usr: { tab: 'one' } }, '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  stop();
  page.remove();
  document.documentElement.style.overflowAnchor = '';
  history.replaceState(before, '');
  vi.useRealTimers();
});

it('holds the place while what loads late moves the page', () => {
  comeBack();
  expect(document.activeElement).toBe(element('name'));
  vi.advanceTimersByTime(2_000);
  insertAbove(170);
  expect(topOfName()).toBeCloseTo(290, 0);
  vi.advanceTimersByTime(100);
  expect(topOfName()).toBeCloseTo(120, 0);
});

it.each([
  [
    'what comes over the field moves the page, not the field',
    () => {
      insertAbove(170);
      window.scrollBy(0, 170);
    },
  ],
  [
    'the page becomes shorter for a while',
    () => {
      const end = page.lastElementChild as HTMLElement;
      end.style.height = '100px';
      window.scrollTo(0, 10_000);
    },
  ],
])('holds a place near the end of a page that is not as long yet as it was: %s', async (_, move) => {
  comeBack(600);
  vi.advanceTimersByTime(300);
  expect(topOfName()).toBeCloseTo(120, 0);
  move();
  vi.advanceTimersByTime(300);
  page.insertAdjacentHTML('beforeend', '<div style="height: 2000px"></div>');
  vi.advanceTimersByTime(300);
  expect(topOfName()).toBeCloseTo(120, 0);
});

it('lets the customer go who does something, or is led on', async () => {
  for (const leave of [
    () => window.dispatchEvent(new Event('wheel')),
    () => document.body.dispatchEvent(new InputEvent('input', { bubbles: true })),
    // The browser's own Back.
    () => window.dispatchEvent(new PopStateEvent('popstate')),
    () => {
      vi.advanceTimersByTime(1_000);
      element('city').focus({ preventScroll: true });
      vi.advanceTimersByTime(50);
    },
  ]) {
    const write = comeBack();
    leave();
    insertAbove(50);
    await drawn();
    vi.advanceTimersByTime(200);
    expect(topOfName()).toBeCloseTo(170, 0);
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    stop();
    page.remove();
  }
});

it.each([
  ['scrolls up', () => window.scrollBy(0, -400)],
  ['has a longer page', () => page.insertAdjacentHTML('beforeend', '<div style="height: 2000px"></div>')],
])(
  'moves nothing under a press near the end of a shorter page, and is as long as it is once the customer %s',
  async (_, go) => {
    comeBack(600);
    const lent = () => document.documentElement.style.minBlockSize;
    vi.advanceTimersByTime(300);
    window.dispatchEvent(new PointerEvent('pointerdown'));
    await drawn();
    expect(topOfName()).toBeCloseTo(120, 0);
    expect(lent()).not.toBe('');
    go();
    await vi.waitFor(() => expect(lent()).toBe(''));
  },
);

it('leads nobody back who does something before its script is there', async () => {
  for (const deed of [new PointerEvent('pointerdown'), new KeyboardEvent('keydown'), new Event('wheel')]) {
    const script = await wayBack(async () => {
      window.dispatchEvent(deed);
      return 'script';
    });
    expect(script).toBeUndefined();
  }
  expect(await wayBack(async () => 'script')).toBe('script');
  expect(await wayBack(() => Promise.reject(new TypeError('offline')))).toBeUndefined();
});

it('leaves nothing of the length that it lent when the page is left', () => {
  comeBack(600);
  window.dispatchEvent(new PointerEvent('pointerdown'));
  stop();
  expect(document.documentElement.style.minBlockSize).toBe('');
});

it('lets the customer go whom something else scrolls', () => {
  comeBack();
  window.scrollBy(0, 300);
  vi.advanceTimersByTime(200);
  expect(topOfName()).toBeCloseTo(-180, 0);
});

it('notes where a field stands that a notice over it has moved', async () => {
  const write = comeBack();
  window.dispatchEvent(new Event('wheel'));
  await drawn();
  vi.advanceTimersByTime(200);
  insertAbove(60);
  await drawn();
  vi.advanceTimersByTime(200);
  const noted = expect.objectContaining({ focus: 'name', top: topOfName() });
  await vi.waitFor(() => expect(write).toHaveBeenLastCalledWith(noted));
  expect(topOfName()).toBeCloseTo(180, 0);
});

it('comes back to the first field in sight where none had the focus, whatever stands above it now', () => {
  comeBack(3000, { top: -1880, anchor: { id: 'name', top: 120 } });
  expect(topOfName()).toBeCloseTo(120, 0);
  vi.advanceTimersByTime(1_000);
  insertAbove(170);
  vi.advanceTimersByTime(100);
  expect(topOfName()).toBeCloseTo(120, 0);
  expect(document.activeElement).toBe(document.body);
});

it('comes back to where the page stood where the field that was in sight is not there', () => {
  comeBack(3000, { top: -1800, anchor: { id: 'gone', top: 120 } });
  expect(window.scrollY).toBeCloseTo(1800, 0);
});

it('notes the first field in sight where none has the focus, and none at the very top of the page', async () => {
  const write = comeBack(3000, { top: 0 });
  window.dispatchEvent(new Event('wheel'));
  window.scrollTo(0, 1900);
  await drawn();
  vi.advanceTimersByTime(200);
  const noted = expect.objectContaining({ top: expect.closeTo(-1900, 0), anchor: { id: 'name', top: topOfName() } });
  await vi.waitFor(() => expect(write).toHaveBeenLastCalledWith(noted));
  window.scrollTo(0, 0);
  await drawn();
  vi.advanceTimersByTime(200);
  await vi.waitFor(() => expect(write.mock.lastCall?.[0]).not.toHaveProperty('anchor'));
});
