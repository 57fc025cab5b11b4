/**
 * `npm run felt`: how fast the built portal feels on a phone of the middle class on slow 4G, behind the server's own
 * compression. Prints the figures with their targets, and writes everything to reports/felt.json. bench/README.md says
 * what is measured.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { chromium } from 'playwright';
import { ensureBuilt } from '../../scripts/lib/built.mjs';
import { startBuiltDemo } from '../../scripts/lib/builtDemo.mjs';
import { measuringLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { provideChromium } from '../../scripts/lib/provideChromium.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { readOrTell } from '../../scripts/lib/words.mjs';
import { figuresOf, linesOf, type Measured } from './figures';
import { openPages } from './open';
import { type FeltOptions, readOptions, USAGE } from './options';
import { startProxy } from './proxy';
import { register } from './registration';
import { enterSections } from './sections';

await main();

async function main(): Promise<void> {
  const options = readOrTell(USAGE, readOptions);
  if (!(await provideChromium())) process.exit(1);
  const built = await ensureBuilt();
  if (built.code !== 0) process.exit(built.code ?? 1);
  const loads = [loadavg()[0] ?? 0];
  const demo = await startBuiltDemo('felt');
  const proxy = options.plain ? undefined : await startProxy(demo.origin);
  const protocol = proxy ? 'HTTP/2 over TLS' : 'HTTP/1.1';
  console.log(`By ${protocol}`);
  const { args, ...more } = measuringLaunchOptions();
  const browser = await chromium.launch({ ...more, args: [...args, ...(proxy ? [proxy.flag] : [])] });
  try {
    const measured = await measure(options, { browser, origin: proxy?.origin ?? demo.origin, server: demo.origin });
    loads.push(loadavg()[0] ?? 0);
    const figures = figuresOf(measured);
    console.log(linesOf(figures).join('\n'));
    const report = {
      chromium: browser.version(),
      ...options,
      protocol,
      protocolOfLighthouse: 'HTTP/1.1',
      processors: cpus().length,
      loads,
      figures,
      ...measured,
    };
    const file = resolve(ROOT, options.report);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
    if (options.check && figures.some(({ target, reached }) => target !== undefined && !reached)) process.exitCode = 1;
  } finally {
    await browser.close();
    await proxy?.end();
    await demo.end();
  }
}

async function measure(
  { kinds, runs, slowdown, most }: FeltOptions,
  { browser, origin, server }: { browser: Awaited<ReturnType<typeof chromium.launch>>; origin: string; server: string },
): Promise<Measured> {
  const measured: Measured = { openings: [], entered: [], typed: [], scores: [] };
  if (kinds.includes('open')) measured.openings = await openPages(browser, { origin, runs, slowdown, most });
  const typing = kinds.includes('typing');
  if (typing) {
    measured.typed = await register(browser, { origin, slowdown });
    console.log('Registered by hand');
  }
  if (kinds.includes('sections') || typing) {
    // Only the first time everything is used: a registration has some thousand acts.
    for (let run = 0; run < (kinds.includes('sections') ? runs : 1); run += 1) {
      measured.entered.push(...(await enterSections(browser, { origin, slowdown, most, typing: typing && run === 0 })));
      console.log(`Entered every section, ${run + 1} of ${kinds.includes('sections') ? runs : 1}`);
    }
  }
  if (kinds.includes('lighthouse')) {
    const { scorePages } = await import('./lighthouse');
    // It starts browsers of its own, which take no such certificate.
    measured.scores = await scorePages(server, most, runs);
  }
  return measured;
}
