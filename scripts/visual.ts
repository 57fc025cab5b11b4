/**
 * `npm run visual`: pictures the stories of `stories/visual.json` at two widths, light and dark, and compares them with those that
 * are kept for the browser's major version. Where that one has none, the commit that the change began at is pictured as well.
 * Ends with 1 when one differs; the page with before, after and difference is `reports/visual/index.html`.
 *
 * usage: npm run visual -- [--only <part of an id>] [--accept] [--against <commit>] [--pictures <folder>] [--out <folder>]
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { provideChromium } from './lib/provideChromium.mjs';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { ROOT } from './lib/root.mjs';
import { baseCommit, buildStories, checkOut } from './lib/visual/build';
import { chosenStories, filesOf, indexOf } from './lib/visual/chosen';
import { findingsOf, lineOf } from './lib/visual/findings';
import { accept, readKept } from './lib/visual/kept';
import { writePage } from './lib/visual/page';
import { openBrowser, shoot } from './lib/visual/shoot';

async function picture(): Promise<void> {
  const { values } = readWords({
    options: {
      only: { type: 'string' },
      accept: { type: 'boolean', default: false },
      against: { type: 'string' },
      pictures: { type: 'string', default: 'stories/pictures' },
      out: { type: 'string', default: 'reports/visual' },
    },
  });
  if (!(await ensureInstalled()) || !(await provideChromium()))
    throw new Refused('Without Chromium there are no pictures.');
  const stories = chosenStories(values.only);
  const [out, work] = [resolve(values.out), join(ROOT, '.cache/visual')];
  const { browser, major } = await openBrowser();
  try {
    const { pictures, failed } = await shootProject(ROOT, join(work, 'change'), stories);
    if (failed.length > 0) {
      console.error(`These stories fail, and are left out:\n  ${failed.sort().join('\n  ')}`);
      process.exitCode = 1;
    }
    const folder = join(resolve(values.pictures), `chromium-${major}`);
    const isLookedAt = (name: string) =>
      !failed.includes(name) && (values.only === undefined || stories.some((id) => name.startsWith(`${id}.`)));
    const kept = readKept(folder, isLookedAt);
    if (values.accept) {
      const changed = accept(folder, kept, pictures);
      console.log(`${changed.length} of ${pictures.size} pictures accepted for Chromium ${major}.`);
      return;
    }
    const isKept = existsSync(folder) && values.against === undefined;
    const base = isKept ? undefined : (values.against ?? (await baseCommit()));
    const before = base === undefined ? kept : await picturesAt(base);
    const findings = findingsOf(before, pictures);
    const against = base === undefined ? 'those that are kept' : `commit ${base.slice(0, 12)}`;
    const told = `${pictures.size} pictures by Chromium ${major} against ${against}`;
    const page = writePage(out, findings, told);
    for (const finding of findings) console.log(lineOf(finding));
    console.log(`${told}: ${findings.length} differ. ${page}`);
    if (findings.length > 0) process.exitCode = 1;

    async function picturesAt(commit: string) {
      const project = join(work, 'project');
      await checkOut(commit, project);
      return (await shootProject(project, join(work, 'base'), stories)).pictures;
    }
  } finally {
    await browser.close();
  }

  /** Of another commit all stories are built: they may stand in other files there. */
  async function shootProject(project: string, to: string, ids: readonly string[]) {
    await buildStories(project, to, () => (project === ROOT ? filesOf(ids) : []));
    const index = indexOf(to);
    const there = ids.filter((id) => index[id]);
    const missing = ids.filter((id) => !index[id]);
    if (missing.length > 0 && project === ROOT) throw new Refused(`No such stories: ${missing.join(', ')}`);
    return shoot(browser, to, there);
  }
}

await orSayWhy(picture);
