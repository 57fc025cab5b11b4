/**
 * `npm run bench:studio`: how long the Estúdio takes from a key to the form, to the problems of the file and to all of them,
 * in Chromium, for wizards of few and of many fields and for the project's own. bench/README.md says what is measured.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { measuringLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { readOrTell } from '../../scripts/lib/words.mjs';
import { type RunningStudio, startStudio } from '../../tests/support/studio';
import { writeSubjects } from './definitions';
import { type Desk, openDesk } from './edit';
import { readOptions, USAGE } from './options';
import { type Measured, tableOf, verdictLines, verdictsOf } from './targets';

const options = readOrTell(USAGE, readOptions);
const subjects = writeSubjects(options);
const studios: RunningStudio[] = [];
const browser = await chromium.launch(measuringLaunchOptions());
try {
  const desks: Desk[] = [];
  for (const subject of subjects) {
    const studio = await startStudio(subject.folder);
    studios.push(studio);
    desks.push(await openDesk(browser, studio.address, subject));
  }
  const all = subjects.map(
    (subject): Measured => ({ subject, repetitions: { preview: [], file: [], all: [], answer: [], check: [] } }),
  );
  // The first change of each is slow, and decides nothing.
  if (options.repetitions > 1) for (const desk of desks) await desk.edit();
  const loads = [loadavg()[0] ?? 0];
  for (let repetition = 1; repetition <= options.repetitions; repetition += 1) {
    for (const desk of desks) {
      const { repetitions } = all.find(({ subject }) => subject === desk.subject) as Measured;
      for (const [name, ms] of Object.entries(await desk.edit()))
        repetitions[name as keyof typeof repetitions].push(ms);
      repetitions.check.push(checkAnew(desk.subject.folder));
    }
    loads.push(loadavg()[0] ?? 0);
    console.log(`Repetition ${repetition} of ${options.repetitions}, load of the machine ${loads.at(-1)?.toFixed(1)}`);
  }
  const verdicts = verdictsOf(all);
  console.log(`\n${tableOf(all)}\n\n${verdictLines(verdicts)}`);
  const report = { chromium: browser.version(), ...options, loads, verdicts, measured: all };
  mkdirSync(dirname(resolve(ROOT, options.report)), { recursive: true });
  writeFileSync(resolve(ROOT, options.report), `${JSON.stringify(report, undefined, 2)}\n`);
  if (options.check && verdicts.some(({ reached }) => !reached)) process.exitCode = 1;
} finally {
  await browser.close();
  for (const studio of studios) await studio.end();
  for (const { folder } of subjects) rmSync(folder, { recursive: true, force: true });
}

/** The whole check in a process of its own, as a terminal would start it. */
function checkAnew(folder: string): number {
  const script = join(ROOT, 'bench/studio/wholeCheck.ts');
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, folder], { cwd: ROOT, encoding: 'utf8' });
  const { ms, problems } = JSON.parse(said) as { ms: number; problems: number };
  if (problems > 0) throw new Error(`The definitions in ${folder} have problems.`);
  return ms;
}
