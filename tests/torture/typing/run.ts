/**
 * Every text of every table, typed key by key, pasted by the clipboard, dictated, composed by an input method and
 * completed by the browser, in Chromium at two widths.
 *
 * usage: npm run torture -- typing [format] ... [--width=desktop | --width=phone] [--sample=count of each]
 */
import { WIDTHS, type Width, withPage } from './drive';
import { casesOf, readTables, sampleOf } from './tables';

const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith('--'));
const tables = readTables().filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const widths = (Object.keys(WIDTHS) as Width[]).filter(
  (name) => !words.some((word) => word.startsWith('--width=')) || words.includes(`--width=${name}`),
);
const sample = Number(
  words.find((word) => word.startsWith('--sample='))?.slice('--sample='.length) ?? Number.POSITIVE_INFINITY,
);
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
