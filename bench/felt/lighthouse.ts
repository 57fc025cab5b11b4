import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { freePort } from '../../tests/support/freePort';

/** The scores of a page, of 100; `seo` only where a search engine may keep the page. */
export interface Scores {
  page: string;
  scores: Record<string, number>;
}

const KEPT = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Search engines are told to leave these out. */
const OWN = KEPT.slice(0, 3);

const PAGES = [
  { page: '/login', categories: KEPT },
  { page: '/CadastroInicio', categories: KEPT },
  { page: '/RecuperarSenha', categories: OWN },
];

/** Lighthouse as it comes, a phone on slow 4G, on a new browser for each page. */
export async function scorePages(origin: string, most: number): Promise<Scores[]> {
  const scored: Scores[] = [];
  for (const { page, categories } of PAGES.slice(0, most)) {
    const port = await freePort();
    const options = launchOptions();
    const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
    try {
      const result = await lighthouse(origin + page, { port, onlyCategories: categories, logLevel: 'error' });
      const found = Object.entries(result?.lhr.categories ?? {});
      scored.push({ page, scores: Object.fromEntries(found.map(([name, { score }]) => [name, (score ?? 0) * 100])) });
    } finally {
      await browser.close();
    }
  }
  return scored;
}
