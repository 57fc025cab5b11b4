import {
  type Aim,
  type Case,
  type ConditionCoverage,
  casesOf,
  coverageOf,
  type Found,
  finish,
  judgeMutants,
  type Missed,
  type Tested,
  type Verdict,
} from '../../engine/analyse';
import { loadSchemas, textsFolder } from '../../engine/compile';
import { type Json, parsePointer } from '../../engine/core';
import type { Condition } from '../../engine/definition';
import type { Files } from '../../engine/edit';
import { answersText, CANNOT, changeText, OPERATOR_WORDS } from '../../scripts/lib/casesWords';
import { sayingsOf } from '../../scripts/lib/sayings';
import { testedTabs } from '../../scripts/lib/testedTabs';
import type { CasesTold, CaseTold, PlaceTold } from '../cases';
import { anyTitle } from '../words/keys';
import { below, DIR, NAMES } from './compile';

/** What the examples of a tab show, its cases and its mutants, as they are found. Nothing where the definitions are wrong. */
export function* tellCases(files: Files, tab: string): Generator<CasesTold> {
  const [wizardId = '', tabId = ''] = tab.split('/');
  const { schemas } = loadSchemas(textsFolder(DIR, files), NAMES);
  const loaded = [...(schemas?.wizards ?? []), ...(schemas?.forms ?? [])].find(
    ({ definition }) => definition.id === wizardId,
  );
  const tested = schemas && loaded && testedTabs(schemas, loaded).find((one) => one.tab.definition.id === tabId);
  if (!schemas || !loaded || !tested) return;
  const { language, naming } = sayingsOf(schemas, loaded);
  const places = { tab: loaded.places.tabs[tabId] ?? loaded.places.own, wizard: loaded.places.own };
  const placeOf = (file: 'tab' | 'wizard', pointer: string): PlaceTold => {
    const { file: path, line } = places[file](pointer);
    return { file: below({ file: path }).file, pointer, line };
  };
  const say = (condition: Condition): string => {
    try {
      return language.condition.write(condition, naming(tabId));
    } catch {
      return JSON.stringify(condition);
    }
  };
  const inWords = (answers: Case['answers']) => answers.map((one) => answerText(one, say)).join(' e ') || 'em branco';
  const coverage = finish(coverageOf(tested));
  yield { kind: 'conditions', conditions: coverage.map((one) => conditionTold(one, { say, placeOf })) };
  yield* tellFound(tested, inWords);
  for (const verdict of judgeMutants(tested)) {
    if (verdict) yield { kind: 'mutant', mutant: mutantTold(verdict, { placeOf, inWords, say }) };
  }
  yield { kind: 'done' };
}

type Say = (condition: Condition) => string;
type PlaceOf = (file: 'tab' | 'wizard', pointer: string) => PlaceTold;
type InWords = (answers: Case['answers']) => string;

function* tellFound(tested: Tested, inWords: InWords): Generator<CasesTold> {
  for (const found of casesOf(tested)) {
    if (!found) continue;
    const { subject, cases, missed } = found;
    const reasons = missed.map(({ aim, reason }) => `${aimWords(aim)}: ${CANNOT[reason]}`);
    if (subject.kind === 'condition') {
      const told = cases.map((one): CaseTold => caseTold(one, inWords));
      yield { kind: 'case', key: keyOf(subject.place), cases: told, missed: reasons };
    } else {
      const { kind: of, node } = subject;
      yield { kind: 'others', of, name: node, cases: cases.length, missed: missed.filter(isOpen).length };
    }
  }
}

const isOpen = ({ verdict }: Missed): boolean => verdict !== 'impossible';

const keyOf = ({ file, pointer }: { file: string; pointer: string }): string => `${file} ${pointer}`;

function conditionTold(
  { place, holds, fails, open }: ConditionCoverage,
  { say, placeOf }: { say: Say; placeOf: PlaceOf },
) {
  return {
    key: keyOf(place),
    sentence: say(place.condition),
    ...('rule' in place.of && { rule: place.of.rule.id }),
    place: placeOf(place.file, place.pointer),
    ...{ holds, fails, isOpen: open.length > 0 },
  };
}

function caseTold({ aims, answers, given, expect }: Found['cases'][number], inWords: InWords): CaseTold {
  const truths = aims.flatMap((aim) => (aim.kind === 'holds' ? [true] : aim.kind === 'fails' ? [false] : []));
  return {
    truth: truths[0],
    aim: aims.map(aimWords).join(', '),
    answers: inWords(answers),
    story: { given, expect },
  };
}

function aimWords(aim: Aim): string {
  if (aim.kind === 'holds') return 'verdadeira';
  if (aim.kind === 'fails') return 'falsa';
  if (aim.kind === 'decides') return `${parsePointer(aim.leaf).at(-1)} decide ${aim.truth ? 'que sim' : 'que não'}`;
  if (aim.kind === 'edge') return `no limite de ${parsePointer(aim.leaf).at(-1)}`;
  return { shows: 'mostra', hides: 'oculta', requires: 'exige', raises: 'provoca' }[aim.kind];
}

/** One answer by its titles, where there are words for it. */
function answerText({ key, value }: Case['answers'][number], say: Say): string {
  const reference = key.startsWith('/') && !/\/\d+\//.test(key) ? key.slice(1) : key;
  const said = say({ [reference]: { const: value as Json } } as Condition);
  return said.startsWith('{') ? answersText([{ key, value }]) : said;
}

/** What of a rule is another: a part of its condition before and after, or what it does. */
function changeWords(mutant: Verdict['mutant'], say: Say): string {
  const { operator, pointer, from, to } = mutant;
  const steps = parsePointer(pointer);
  const [key = '', ...inside] = steps.slice(steps.lastIndexOf('rules') + 2);
  if (operator === 'ruleDropped' || operator === 'conditionNegated') return OPERATOR_WORDS[operator];
  const [reference = '', keyword = ''] = inside.slice(-2);
  const said = [from, to].map((value) =>
    value === undefined || keyword === '' ? '' : say({ [reference]: { [keyword]: value } } as Condition),
  );
  if (!said[0] || said.some((each) => each.startsWith('{')))
    return `${OPERATOR_WORDS[operator]}: ${changeText(mutant)}`;
  return `${anyTitle(key) ?? key}: ${said[1] ? `${said[1]}, e não ${said[0]}` : `sem ${said[0]}`}`;
}

function mutantTold(verdict: Verdict, { placeOf, inWords, say }: { placeOf: PlaceOf; inWords: InWords; say: Say }) {
  const { mutant, kind } = verdict;
  const difference = verdict.kind === 'unnoticed' ? verdict.difference : undefined;
  return {
    ...{ id: mutant.id, rule: mutant.rule ?? '', verdict: kind },
    what: changeWords(mutant, say),
    place: placeOf(mutant.file, mutant.pointer),
    ...(difference && { answers: inWords(difference.answers), given: difference.given }),
  };
}
