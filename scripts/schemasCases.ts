/**
 * `npm run schemas:cases [-- <wizard>[/<tab>]] [--json <file>] [--floor-conditions N] [--floor-mutants N]`: how far the
 * examples of each tab cover its conditions, and which mutants of its rules no example notices. With a tab, each condition
 * with the smallest answers that make it true and false. Ends with 1 below a floor, which is a percentage.
 */
import { writeFileSync } from 'node:fs';
import { casesOf, coverageOf, type Found, finish, judgeMutants, type Tested, type Verdict } from '../engine/analyse';
import { caseLines, headLine, openLines, type Report, scoresOf, sumLine, unnoticedLines } from './lib/casesWords';
import { readDefinitions } from './lib/readDefinitions';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { sayingsOf } from './lib/sayings';
import { testedTabs } from './lib/testedTabs';

/** What the examples of a tab show; with `all`, the cases of every subject. */
function reportOf(name: string, tested: Tested, all: boolean): Report {
  const coverage = finish(coverageOf(tested));
  const open = new Set(coverage.filter(({ open: aims }) => aims.length > 0).map(({ place }) => place.pointer));
  const found: Found[] = [];
  const only = all
    ? {}
    : {
        kinds: ['condition' as const],
        only: (one: Found['subject']) => one.kind === 'condition' && open.has(one.place.pointer),
      };
  finish(casesOf(tested, only), (each: Found) => found.push(each));
  const verdicts: Verdict[] = [];
  finish(judgeMutants(tested), (verdict: Verdict) => verdicts.push(verdict));
  return { name, tested, coverage, found, verdicts };
}

function percentage(word: string | undefined, name: string): number {
  const value = Number(word ?? 0);
  if (!(value >= 0 && value <= 100)) throw new Refused(`--${name} pede uma porcentagem, de 0 a 100.`);
  return value;
}

await orSayWhy(() => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      'floor-conditions': { type: 'string' },
      'floor-mutants': { type: 'string' },
      dir: { type: 'string', default: 'schemas' },
    },
  });
  const [word = ''] = positionals;
  const [wizardId = '', tabId] = word.split('/');
  const floors = {
    conditions: percentage(values['floor-conditions'], 'floor-conditions'),
    mutants: percentage(values['floor-mutants'], 'floor-mutants'),
  };
  const { schemas, all } = readDefinitions(values.dir);
  const chosen = all.filter(({ definition }) => wizardId === '' || definition.id === wizardId);
  const reports = chosen.flatMap((loaded) => {
    const { language, naming } = sayingsOf(schemas, loaded);
    const tabs = testedTabs(schemas, loaded).filter(({ tab }) => tabId === undefined || tab.definition.id === tabId);
    return tabs.map((tested) => {
      const { id } = tested.tab.definition;
      const report = reportOf(
        `${loaded.definition.id}/${id}`,
        tested,
        tabId !== undefined || values.json !== undefined,
      );
      const places = { tab: loaded.places.tabs[id] ?? loaded.places.own, wizard: loaded.places.own };
      const sayings = { language, naming: naming(id), places };
      console.log(headLine(report));
      const lines = [
        ...(tabId === undefined ? [] : caseLines(report, sayings)),
        ...openLines(report, sayings),
        ...unnoticedLines(report, sayings),
      ];
      if (lines.length > 0) console.log(lines.join('\n'));
      return report;
    });
  });
  if (reports.length === 0) throw new Refused(`Não há aba em "${word}".`);
  const sum = scoresOf(reports);
  console.log(sumLine(sum));
  if (values.json) {
    const told = reports.map(({ tested: _, ...report }) => ({
      ...report,
      scores: scoresOf([{ ...report, tested: _ }]),
    }));
    writeFileSync(values.json, `${JSON.stringify(told, undefined, 2)}\n`);
  }
  const below = reports.filter((report) => {
    const { conditions, mutants } = scoresOf([report]);
    return conditions.percent < floors.conditions || mutants.percent < floors.mutants;
  });
  if (below.length === 0) return;
  throw new Refused(`Abaixo do piso: ${below.map(({ name }) => name).join(', ')}.`);
});
