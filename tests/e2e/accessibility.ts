import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * What axe finds wrong with the page as it stands, by rule and element: `"label: #Cep"`. Empty when nothing.
 * The script is evaluated from outside, which the page's content security policy does not concern.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async () => {
    // A colour on its way to another one is none that anybody reads.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return (globalThis as unknown as { axe: Axe }).axe.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}
