/**
 * Every text of every table, typed key by key, pasted by the clipboard, dictated, composed by an input method and
 * completed by the browser, in Chromium at two widths.
 */
import { parseArgs } from 'node:util';
import { readOrTell, WrongWord } from '../../../scripts/lib/words.mjs';
import { WIDTHS, type Width, withPage } from './drive';
import { casesOf, readTables, sampleOf } from './tables';

const USAGE =
  'usage: npm run torture -- typing [format] ... [--width desktop | --width phone] [--sample <count of each>]';

const { tables, widths, sample } = readOrTell(USAGE, (args) => {
  const options = { width: { type: 'string', multiple: true }, sample: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const all = readTables();
  const unknown = positionals.find((name) => !all.some((table) => table.name === name));
  if (unknown !== undefined) throw new WrongWord(`There is no format "${unknown}".`);
  const known = Object.keys(WIDTHS) as Width[];
  const { width = known, sample = Number.POSITIVE_INFINITY } = values;
  const other = width.find((name) => !known.includes(name as Width));
  if (other !== undefined) throw new WrongWord(`There is no width "${other}": the widths are ${known.join(', ')}.`);
  return {
    tables: all.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    widths: known.filter((name) => width.includes(name)),
    sample: Number(sample),
  };
});
let [passed, failed] = [0, 0];
for (const width of widths) {
  await withPage(width, async ({ run }) => {
    for (const table of tables) {
      const start = performance.now();
      const all = casesOf(table);
      const cases = sample < all.length ? sampleOf(all, sample, Date.now()) : all;
      for (const one of cases) {
        const problem = await run(one);
        if (problem === undefined) passed += 1;
        else {
          failed += 1;
          console.log(problem);
        }
      }
      console.log(
        `${width} ${table.name}: ${cases.length} cases, ${((performance.now() - start) / 1000).toFixed(1)} s`,
      );
    }
  });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
