/**
 * `npm run trace`: which requirements of docs/spec a test proved, by the reports of the last run of each runner.
 * An id counts when a test that ran and passed has it in its title. Reports that did not test the same are refused;
 * with `--mixed` they are read together all the same, after a warning.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readReports } from './lib/reports.mjs';
import { areaOf, idsOfTables, idsOfTitle, isDecision, MOST_IDS } from './lib/requirements.mjs';
import { ROOT } from './lib/root.mjs';
import { mixedRuns, readRuns } from './lib/runs.mjs';
import { RUNNERS } from './lib/steps.mjs';
import { readOrTell } from './lib/words.mjs';

const USAGE = 'usage: npm run trace -- [--missing AREA] [--mixed] [--reports FOLDER]';
const { values } = readOrTell(USAGE, (args) =>
  parseArgs({
    args,
    options: { missing: { type: 'string' }, mixed: { type: 'boolean' }, reports: { type: 'string' } },
  }),
);

const SPEC = join(ROOT, 'docs/spec');
const pages = readdirSync(SPEC).filter((name) => name.endsWith('.md'));
const known = [...new Set(pages.sort().flatMap((name) => idsOfTables(readFileSync(join(SPEC, name), 'utf8'))))];
const folder = values.reports ?? join(ROOT, 'reports');
const reports = readReports(folder, Object.keys(RUNNERS));
const tests = reports.flatMap((report) => report.tests);
if (tests.length === 0) fail('There is no report in reports/. Run `npm test` first.');
const names = reports.map(({ name }) => name);
const mixed = mixedRuns(names, readRuns(folder));
if (mixed && !values.mixed) fail(mixed);
if (mixed) console.warn(mixed);
const absent = Object.keys(RUNNERS).filter((name) => !names.includes(name));
if (absent.length > 0) console.warn(`No report of ${absent.join(', ')}: what only they prove is missing here.`);
const proved = new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ title }) => idsOfTitle(title)));

const area = values.missing;
if (area !== undefined) {
  for (const id of known.filter((id) => id.startsWith(area) && !proved.has(id))) console.log(id);
  process.exit(0);
}

const requirements = known.filter((id) => !isDecision(id));
for (const area of new Set(requirements.map(areaOf)))
  printRow(
    area,
    requirements.filter((id) => areaOf(id) === area),
  );

for (const { title, file } of tests) {
  const ids = idsOfTitle(title);
  if (ids.length > MOST_IDS) console.warn(`${file}: ${ids.length} ids in one title, at most ${MOST_IDS}: ${title}`);
  for (const id of ids.filter((id) => !known.includes(id))) console.warn(`${file}: no table has ${id}: ${title}`);
}

console.log(`Reports: ${reports.map(({ name, tests }) => `${name} ${tests.length}`).join(', ')} tests.`);
printRow('decisions', known.filter(isDecision));
printRow('requirements', requirements);

/** @param {string} text @returns {never} */
function fail(text) {
  console.error(text);
  process.exit(1);
}

/** @param {string} name @param {string[]} ids */
function printRow(name, ids) {
  const done = ids.filter((id) => proved.has(id)).length;
  const percent = ((100 * done) / Math.max(ids.length, 1)).toFixed(1);
  console.log(
    `${name.padEnd(14)}${String(done).padStart(5)} of ${String(ids.length).padStart(4)}${percent.padStart(7)} %`,
  );
}
