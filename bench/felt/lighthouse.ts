import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { freePort } from '../../tests/support/freePort';
import { medianOf } from '../results/statistics';
import { slowdownFor } from './slowdown';

/** The scores of a page, of 100; `seo` only where a search engine may keep the page. */
export interface Scores {
  page: string;
  /** With the processor slowed down as far as this machine needs it to stand for the phone. */
  scores: Record<string, number>;
  /** How many times slower that is. */
  slowdown: number;
  /** The performance with four times, which Lighthouse takes where nothing is said. */
  asItComes: number;
  /** What the performance is made of: milliseconds, but for the shift. */
  metrics: Record<string, number>;
}

const KEPT = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Search engines are told to leave these out. */
const OWN = KEPT.slice(0, 3);

const PAGES = [
  { page: '/login', categories: KEPT },
  { page: '/CadastroInicio', categories: KEPT },
  { page: '/RecuperarSenha', categories: OWN },
];

/** Source: Lighthouse, docs/variability.md: the median of five looks is twice as steady as one. */
const MOST_LOOKS = 5;

type Result = RunnerResult['lhr'];

/** What the performance is made of. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
];

/**
 * Lighthouse as it comes, then for this machine: a phone on slow 4G, on a new browser for each look. The performance is the
 * median of so many looks, `runs` and at most five.
 */
export async function scorePages(origin: string, most: number, runs: number): Promise<Scores[]> {
  const scored: Scores[] = [];
  for (const { page, categories } of PAGES.slice(0, most)) {
    const lookAgain = (flags: Flags) => lookTimes(Math.min(runs, MOST_LOOKS), origin + page, flags);
    const asItComes = await lookAgain({ onlyCategories: ['performance'] });
    const slowdown = slowdownFor(medianOf(asItComes.map(({ environment }) => environment.benchmarkIndex)));
    const own = await lookAgain({ onlyCategories: categories, throttling: { cpuSlowdownMultiplier: slowdown } });
    const median = (of: (result: Result) => number) => medianOf(own.map(of));
    scored.push({
      page,
      scores: Object.fromEntries(categories.map((name) => [name, median((result) => pointsIn(result, name))])),
      slowdown,
      asItComes: medianOf(asItComes.map((result) => pointsIn(result, 'performance'))),
      metrics: Object.fromEntries(
        METRICS.map((name) => [name, median(({ audits }) => audits[name]?.numericValue ?? 0)]),
      ),
    });
  }
  return scored;
}

const pointsIn = ({ categories }: Result, name: string): number => (categories[name]?.score ?? 0) * 100;

async function lookTimes(times: number, url: string, flags: Flags): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await look(url, flags));
  return results;
}

async function look(url: string, flags: Flags): Promise<Result> {
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', ...flags });
    if (!result) throw new Error(`Lighthouse says nothing about ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
