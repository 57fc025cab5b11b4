import { DECIDING_REPETITIONS } from '../results/ratio';
import { contendersOf } from './chart/dots';
import { LAYOUTS } from './chart/picture';
import { chartFile } from './charts';
import { FACTS } from './facts';
import { figureTable, medianSaid } from './figureTable';
import { hasFigures, type Measure, measuresOf } from './measures';
import { fieldsOf, type Report, type ReportRun } from './report';
import { standingTable } from './standingTable';

const HEAD = `# Benchmark

How fast a long form answers, what it weighs and how much memory it takes: this engine beside inputs of the browser, a
hand-written react-hook-form, stock rjsf, and five libraries that make forms of definitions. Every page shows the same form: required
text fields of at most 60 characters in sections of 20, and after every fifth a checkbox that shows two more required ones. Each is
written as its documentation advises; where that leaves a choice, the lighter way was taken.

Real keys and clicks are given to Chromium, and a trace of the browser tells the processor time of the page's main thread until it is
at rest again; first and all fields are by the clock. [bench/README.md](../bench/README.md#what-is-measured) says how.`;

/** The page of documentation. */
export function benchmarkPage(report: Report): string {
  return `${HEAD}

${circumstancesOf(report)}

## Where this engine is behind

How many times another's figure this engine's is, with the interval in which the ratio lies with 95 %. **Bold** is decided: at least
${DECIDING_REPETITIONS} repetitions, and the whole interval on this side. Anything else of times is not decided: of figures that are
the same in truth one in twenty is bold by chance. Sizes and memory are counted.

${standingTable(report, 'behind')}

## Where it leads

${standingTable(report, 'ahead')}

## Charts

Of each contender the median, and a line from the least to the greatest value. The axis of the size alone begins at nothing; the others are logarithmic. Where there
is none of a contender it does not do the thing, or was not measured. All figures stand in the [tables](#all-figures).

${measuresOf(report)
  .map((measure) => chart(report, measure))
  .join('\n\n')}

## All figures

The median, in brackets the least and the greatest.

${fieldsOf(report)
  .map((fields) => `### ${fields.toLocaleString('en-US')} fields\n\n${figureTable(report, fields)}`)
  .join('\n\n')}

## How each is written

${contenderTable(report)}

Compared are whole pages as one would build them, not equal work: this engine keeps what is typed on the device and on a server while
one types, and the frame of its page is the portal's; others keep nothing. ${definitionsOf(report)}

## Again

\`npm run bench:peers\` installs the libraries in \`bench/peers\` (they are in no other install of this project), builds a page of each,
measures ${DECIDING_REPETITIONS} interleaved repetitions, and writes [benchmark.json](benchmark.json), this page and its pictures. On a machine
with nothing else to do a repetition takes some minutes; with its processors taken by others, several times as long.

\`--repetitions\`, \`--fields\` and \`--contenders\` measure less, \`--sizes\` counts sizes and memory alone, \`--out\` writes to another
folder than \`docs\`. With \`--keep\` forms of a length that the run does not have stay as they were measured before, where browser,
processors and libraries are the same. \`npm run bench:peers -- --page\` makes page and pictures from the report that is there.
`;
}

/** Of each run when and how it was made, and of which forms where they come from several. */
function circumstancesOf({ runs, ...report }: Report): string {
  const lines = runs.map((run) => {
    const said = run.repetitions === 0 ? countedIn(run, report) : measuredIn(run, report);
    return runs.length === 1
      ? said
      : `- ${run.fields.map((fields) => fields.toLocaleString('en-US')).join(', ')} fields: ${said}`;
  });
  return lines.join('\n');
}

const engineOf = ({ commit }: ReportRun) => (commit ? `, this engine as of ${commit}` : '');

const countedIn = (run: ReportRun, { chromium }: Pick<Report, 'chromium'>): string =>
  `Counted on ${run.measured}${engineOf(run)}, in Chromium ${chromium}: sizes and memory. **Times were not measured in this run**; on a machine with
nothing else to do \`npm run bench:peers\` measures them, and writes them here with their charts.`;

function measuredIn(run: ReportRun, { chromium, processors }: Pick<Report, 'chromium' | 'processors'>): string {
  const { measured, repetitions, loads } = run;
  const load = `load of the machine ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  const times = repetitions === 1 ? '1 repetition' : `${repetitions} interleaved repetitions`;
  const few =
    repetitions < DECIDING_REPETITIONS
      ? ` That is fewer than ${DECIDING_REPETITIONS} repetitions: **no ratio of times below is decided**, they are what came out.`
      : '';
  return `Measured on ${measured}${engineOf(run)}, in ${times}, Chromium ${chromium}, ${processors} processors at full speed, ${load}.${few}`;
}

function chart(report: Report, measure: Measure): string {
  const { id, title, unit, what } = measure;
  const most = fieldsOf(report).findLast((fields) => hasFigures(report, measure, fields)) as number;
  const cells = contendersOf(report).flatMap((contender) => {
    const cell = report.cells.find((one) => one.contender === contender && one.fields === most);
    return cell ? [`${FACTS[contender].title} ${medianSaid(cell, measure)}`] : [];
  });
  const of = id === 'size' ? '' : ` at ${most.toLocaleString('en-US')} fields`;
  return `### ${title[0]?.toUpperCase()}${title.slice(1)}

${what}

<picture>
  <source media="(max-width: 700px)" srcset="images/benchmark/${chartFile(id, LAYOUTS.narrow)}">
  <img src="images/benchmark/${chartFile(id, LAYOUTS.wide)}" alt="${title}, ${unit}${of}: ${cells.join(', ')}">
</picture>`;
}

function contenderTable(report: Report): string {
  const rows = contendersOf(report).map((contender) => {
    const { title, packages, how, tells, onLeaving = 'nothing' } = FACTS[contender];
    const versions = packages.map((name) => `${name} ${report.versions[name]}`).join('<br>');
    return `| ${title} | ${versions || 'see above'} | ${how} | ${tells} | ${onLeaving} |`;
  });
  return [
    '| | versions | how | says what is missing on | when a field is left |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** What this engine loads besides, which others make in the page. */
function definitionsOf({ cells }: Report): string {
  const sizes = cells
    .filter(({ contender }) => contender === 'ficha')
    .map(
      ({ fields, weight }) => `${Math.round(weight.definition / 1000)} kB for ${fields.toLocaleString('en-US')} fields`,
    );
  return `Not in its size is the compiled definition of the form, with its texts (${sizes.join(', ')}): others make theirs in the page. The row under it has both.`;
}
