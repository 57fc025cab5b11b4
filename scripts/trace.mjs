/**
 * `npm run trace`: which requirements of docs/spec a test proved, by the reports of the last run of each runner.
 * An id counts when a test that ran and passed has it in its title.
 *
 * usage: npm run trace -- [--missing AREA]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './lib/reports.mjs';
import { areaOf, idsOfTables, idsOfTitle, isDecision, MOST_IDS } from './lib/requirements.mjs';
import { ROOT } from './lib/root.mjs';
import { RUNNERS } from './lib/steps.mjs';

const SPEC = join(ROOT, 'docs/spec');
const pages = readdirSync(SPEC).filter((name) => name.endsWith('.md'));
const known = [...new Set(pages.sort().flatMap((name) => idsOfTables(readFileSync(join(SPEC, name), 'utf8'))))];
const reports = readReports(join(ROOT, 'reports'), Object.keys(RUNNERS));
const tests = reports.flatMap((report) => report.tests);
const proved = new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ title }) => idsOfTitle(title)));

const missing = process.argv.indexOf('--missing');
if (missing > 0) {
  const area = process.argv[missing + 1] ?? '';
  for (const id of known.filter((id) => id.startsWith(area) && !proved.has(id))) console.log(id);
  process.exit(0);
}
if (tests.length === 0) {
  console.error('There is no report in reports/. Run `npm test` first.');
  process.exit(1);
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

/** @param {string} name @param {string[]} ids */
function printRow(name, ids) {
  const done = ids.filter((id) => proved.has(id)).length;
  const percent = ((100 * done) / Math.max(ids.length, 1)).toFixed(1);
  console.log(
    `${name.padEnd(14)}${String(done).padStart(5)} of ${String(ids.length).padStart(4)}${percent.padStart(7)} %`,
  );
}
