import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * What axe finds wrong with the page as it stands, by rule and element: `"label: #Cep"`. Empty when nothing.
 * The script is evaluated from outside, which the page's content security policy does not concern.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: Axe }).axe.run(document));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

interface Axe {
  run(context: Document): Promise<AxeResults>;
}
