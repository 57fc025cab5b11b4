import type { Page } from 'playwright';

/** Where everything on a page stands. */
export interface Layout {
  places: number[];
  height: number;
}

/** Runs in the page: the corner of every label, heading and input, and how high the page is. */
function readLayout(): Layout {
  const shown = document.querySelectorAll('label, h2, legend, input, section');
  const places = [...shown].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + scrollY, width, height];
  });
  return { places, height: document.documentElement.scrollHeight };
}

/**
 * Where everything stands now. What the browser skipped out of sight is laid out because it is asked for; words in a line,
 * as a title is, have their size only the next time.
 */
export async function layoutOf(page: Page): Promise<Layout> {
  await page.evaluate(readLayout);
  return page.evaluate(readLayout);
}

/** How far the farthest thing moved or grew between two moments, in pixels; endless when things came or went. */
export function jumpBetween(before: Layout, after: Layout): number {
  if (before.places.length !== after.places.length) return Number.POSITIVE_INFINITY;
  const moves = before.places.map((place, index) => Math.abs(place - (after.places[index] ?? 0)));
  return moves.reduce((most, move) => Math.max(most, move), Math.abs(before.height - after.height));
}
