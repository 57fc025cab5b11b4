import type {
  Aim,
  Case,
  ConditionCoverage,
  Found,
  Locate,
  Mutant,
  Operator,
  Tested,
  Verdict,
} from '../../engine/analyse';
import { getAt, isObject, type Json, parsePointer } from '../../engine/core';
import type { Condition } from '../../engine/definition';
import type { Language, Naming } from '../../engine/words';

/** What is known of one tab. */
export interface Report {
  name: string;
  tested: Tested;
  coverage: ConditionCoverage[];
  found: Found[];
  verdicts: Verdict[];
}

/** What a report is written with. */
export interface CaseSayings {
  language: Language;
  naming: Naming;
  places: { tab: Locate; wizard: Locate };
}

interface Score {
  reached: number;
  of: number;
  /** 100 where there is nothing to reach. */
  percent: number;
}

const score = (reached: number, of: number): Score => ({ reached, of, percent: of === 0 ? 100 : (100 * reached) / of });

/** What no example shows of a condition, but for what nothing can show. */
export function openOf({ found }: Pick<Report, 'found'>, { place, open }: ConditionCoverage): Aim[] {
  const own = found.find(
    ({ subject }) =>
      subject.kind === 'condition' && subject.place.pointer === place.pointer && subject.place.file === place.file,
  );
  const impossible = (own?.missed ?? [])
    .filter(({ verdict }) => verdict === 'impossible')
    .map(({ aim }) => JSON.stringify(aim));
  return open.filter((aim) => !impossible.includes(JSON.stringify(aim)));
}

/** How many conditions are shown whole, and how many mutants are noticed; equivalent and refused ones do not count. */
export function scoresOf(reports: readonly Report[]) {
  const conditions = reports.flatMap((report) => report.coverage.map((each) => openOf(report, each).length === 0));
  const verdicts = reports.flatMap((report) => report.verdicts);
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  return {
    conditions: score(conditions.filter(Boolean).length, conditions.length),
    mutants: score(count('noticed'), count('noticed') + count('unnoticed')),
    equivalent: count('equivalent'),
    refused: count('refused'),
  };
}

/** One line for a tab. */
export function headLine(report: Report): string {
  const { conditions, mutants, equivalent } = scoresOf([report]);
  const stories = report.tested.tab.definition.examples?.stories?.length ?? 0;
  const counts = `${said(conditions)} condições, ${said(mutants)} mutantes percebidos`;
  return `${report.name}: ${counts}, ${equivalent} equivalentes; ${stories} histórias`;
}

/** The same over all tabs. */
export function sumLine({ conditions, mutants, equivalent }: ReturnType<typeof scoresOf>): string {
  return `Ao todo: ${said(conditions)} condições, ${said(mutants)} mutantes percebidos, ${equivalent} equivalentes.`;
}

const said = ({ reached, of, percent }: Score): string => `${reached} de ${of} (${Math.floor(percent)} %)`;

const at = ({ places }: CaseSayings, file: 'tab' | 'wizard', pointer: string): string => {
  const { file: name, line, column } = places[file](pointer);
  return `${name}:${line}:${column}`;
};

/** What no example shows of the conditions. */
export function openLines(report: Report, sayings: CaseSayings): string[] {
  return report.coverage.flatMap((coverage) =>
    openOf(report, coverage).map((aim) => {
      const { place } = coverage;
      const pointer = aim.kind === 'decides' ? aim.leaf : place.pointer;
      const truth = aim.kind === 'decides' && aim.truth ? 'verdadeira' : 'falsa';
      return `  ${at(sayings, place.file, pointer)}  nenhum exemplo mostra esta condição ${truth} decidindo: ${leafWords(place.condition, pointer.slice(place.pointer.length), sayings)}`;
    }),
  );
}

function leafWords(condition: Condition, pointer: string, { language, naming }: CaseSayings): string {
  const steps = parsePointer(pointer);
  const key = steps.at(-1) ?? '';
  const expected = getAt(condition as Json, steps);
  return language.condition.write({ [key]: expected } as Condition, naming) ?? JSON.stringify({ [key]: expected });
}

/** What each operator does, in words. */
export const OPERATOR_WORDS: Record<Operator, string> = {
  ruleDropped: 'sem a regra',
  conditionNegated: 'com a condição ao contrário',
  leafDropped: 'sem uma parte da condição',
  limitShifted: 'com o limite deslocado',
  valueDropped: 'sem um dos valores',
  valueSwapped: 'com outro valor',
  targetDropped: 'sem um dos alvos',
  operandSwapped: 'com outro cálculo',
  hidingSwapped: 'com outro "hidden"',
};

/** The mutants that no example notices, with the answers that would show them. */
export function unnoticedLines({ verdicts }: Report, sayings: CaseSayings): string[] {
  return verdicts.flatMap((verdict) => {
    if (verdict.kind !== 'unnoticed') return [];
    const { mutant, difference } = verdict;
    const rule = mutant.rule === undefined ? '' : `${mutant.rule} `;
    const would = difference ? `; mostraria: ${answersText(difference.answers)}` : '';
    return [
      `  ${at(sayings, mutant.file, mutant.pointer)}  ninguém percebe ${rule}${OPERATOR_WORDS[mutant.operator]}: ${changeText(mutant)}${would}`,
    ];
  });
}

/** What of a definition a mutant changes. */
export function changeText({ operator, pointer, from, to }: Mutant): string {
  const where = parsePointer(pointer).slice(2).join('/');
  if (operator === 'ruleDropped' || operator === 'conditionNegated') return where || '/';
  return to === undefined ? `${where} ${short(from)}` : `${where} ${short(from)} -> ${short(to)}`;
}

const short = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Answers as they stand in the file. */
export const answersText = (answers: Case['answers']): string =>
  answers.length === 0 ? '(em branco)' : answers.map(({ key, value }) => `${key} ${short(value)}`).join(', ');

/** Why an aim has no case. */
export const CANNOT: Record<Found['missed'][number]['reason'], string> = {
  noCombination: 'impossível: nenhuma combinação de respostas leva a isto',
  readOnly: 'impossível: o campo só se lê',
  limit: 'não decidido aqui: há combinações demais',
  sample: 'não decidido aqui: há mais linhas do que se provaram',
  notAsked: 'não decidido aqui: nenhuma resposta chega a esta condição',
};

/** The cases of each subject of a tab: what each was made for, and its answers. */
export function caseLines({ found, coverage }: Report, sayings: CaseSayings): string[] {
  return found.flatMap(({ subject, cases, missed }) => {
    const head =
      subject.kind === 'condition'
        ? conditionHead(subject.place, coverage, sayings)
        : `  ${subject.kind === 'field' ? 'campo' : 'erro'} ${subject.node}${subject.kind === 'error' ? ` (${subject.rule ?? subject.keyword})` : ''}`;
    return [
      head,
      ...cases.map((each) => `    ${each.aims.map((aim) => aimText(aim)).join(', ')}: ${answersText(each.answers)}`),
      ...missed.map(
        ({ aim, reason, tried }) =>
          `    ${aimText(aim)}: ${CANNOT[reason]}${tried > 0 ? ` (${tried} tentativas)` : ''}`,
      ),
    ];
  });
}

function conditionHead(
  place: ConditionCoverage['place'],
  coverage: readonly ConditionCoverage[],
  sayings: CaseSayings,
): string {
  const own = coverage.find((each) => each.place.pointer === place.pointer && each.place.file === place.file);
  const rule = 'rule' in place.of ? ` ${place.of.rule.id}` : '';
  const sentence = sayings.language.condition.write(place.condition, sayings.naming) ?? short(place.condition as Json);
  return `  ${at(sayings, place.file, place.pointer)} ${rule} ${sentence}; exemplos: ${own?.holds ?? 0} V, ${own?.fails ?? 0} F`;
}

const PLAIN = {
  holds: 'verdadeira',
  fails: 'falsa',
  shows: 'mostra',
  hides: 'oculta',
  requires: 'exige',
} as const;

function aimText(aim: Aim): string {
  const last = (leaf: string) => parsePointer(leaf).at(-1) ?? '';
  if (aim.kind === 'decides') return `${last(aim.leaf)} ${aim.truth ? 'sim' : 'não'} decide`;
  if (aim.kind === 'edge') return `${last(aim.leaf)} em ${isObject(aim.value) ? '...' : short(aim.value)}`;
  return aim.kind === 'raises' ? 'provoca' : PLAIN[aim.kind];
}
