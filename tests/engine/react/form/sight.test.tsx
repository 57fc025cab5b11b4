import { beforeEach, expect, it, vi } from 'vitest';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { createSight, type Sight } from '../../../../engine/react/form/sight';
import { twoFrames } from '../../../support/twoFrames';
import { beginTab, byId, storyTab } from './tab';

let idle: (() => void)[];
let card: HTMLElement;
let sight: Sight;
let unwatch: () => void;
const listener = vi.fn();

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => delete idle[handle - 1]);
  listener.mockReset();
  card = document.createElement('section');
  sight = createSight();
  unwatch = sight.watch(card);
  return () => {
    vi.unstubAllGlobals();
  };
});

const skip = (skipped: boolean) =>
  card.dispatchEvent(new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', { skipped }));

it('news of a section in sight are told at once', () => {
  sight.tell(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(idle).toEqual([]);
});

it('news of a skipped section are told once, when the browser is idle', () => {
  skip(true);
  sight.tell(listener);
  sight.tell(listener);
  expect(listener).not.toHaveBeenCalled();
  idle[0]?.();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(idle).toHaveLength(1);
});

it.each([
  ['it is shown', () => skip(false)],
  ['the focus comes into it', () => card.dispatchEvent(new FocusEvent('focusin'))],
  ['it is asked to', () => sight.catchUp()],
])('a skipped section catches up as soon as %s, and not again when the browser is idle', (_, happens) => {
  skip(true);
  sight.tell(listener);
  happens();
  expect(listener).toHaveBeenCalledTimes(1);
  for (const work of idle) work?.();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a section that goes while news wait calls them off, and begins anew when it comes back', () => {
  skip(true);
  sight.tell(listener);
  unwatch();
  for (const work of idle) work?.();
  expect(listener).not.toHaveBeenCalled();
  sight.watch(card);
  sight.tell(listener);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('skipped sections hear of news together, some at a time, so that few frames are drawn', () => {
  const told: number[] = [];
  const sections = Array.from({ length: 50 }, (_, index) => {
    const place = document.createElement('section');
    const one = createSight();
    one.watch(place);
    place.dispatchEvent(
      new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', { skipped: true }),
    );
    for (let field = 0; field < 20; field += 1) one.tell(() => void told.push(index));
    return one;
  });
  const perCall: number[] = [];
  for (let call = 0; call < idle.length; call += 1) {
    const before = told.length;
    idle[call]?.();
    perCall.push(told.length - before);
  }
  expect(told).toEqual(sections.flatMap((_, index) => Array.from({ length: 20 }, () => index)));
  expect(perCall.length).toBeLessThan(10);
  expect(Math.max(...perCall)).toBeLessThan(150);
});

const PER_SECTION = 50;

/** A tab of four sections with fifty fields each: the last is far out of sight. */
function longTab(): TabDefinition {
  const names = Array.from({ length: 4 * PER_SECTION }, (_, index) => `f${index}`);
  return {
    id: 'long',
    title: 'Longa',
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }])),
      required: names,
    },
    uiSchema: {
      'ui:sections': [0, 1, 2, 3].map((index) => ({
        id: `s${index}`,
        title: `Seção ${index}`,
        fields: names.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
      })),
    },
  };
}

/** A mounted long tab, its last section skipped by the browser. */
async function renderLong() {
  const tab = await beginTab(storyTab(longTab()));
  await expect.poll(() => rest() && document.getElementById('long-f199')).not.toBeNull();
  await twoFrames();
  return tab;
}

/** Gives the page idle time. */
function rest() {
  for (const work of idle.splice(0)) work?.();
  return true;
}

it('a refusal shows the errors in sight at once, and those far away when the browser is idle', async () => {
  const { form } = await renderLong();
  form.validate('advance');
  await expect.element(byId('long-f0')).toHaveAttribute('aria-invalid', 'true');
  expect(byId('long-f199').ariaInvalid).toBeNull();
  await expect.poll(() => rest() && byId('long-f199').ariaInvalid).toBe('true');
});

it('the focus finds the error of a field far away', async () => {
  const { form, focus } = await renderLong();
  form.validate('advance');
  expect(byId('long-f199').ariaInvalid).toBeNull();
  focus('/f199');
  expect(byId('long-f199').ariaInvalid).toBe('true');
  expect(document.activeElement).toBe(byId('long-f199'));
});
