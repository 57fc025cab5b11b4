import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSchemas } from '../../../../engine/analyse/compare/compare';
import type { CompareReport } from '../../../../engine/analyse/compare/types';
import type { LoadedSchemas } from '../../../../engine/compile';
import { EngineError } from '../../../../engine/core/errors';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import { isEqual, type JsonObject } from '../../../../engine/core/json';
import { contextOf, judgeOf } from './judge';
import { answers, answersOfRows, edit, editOfRows } from './random';
import { loadedVersion, today, versionOf } from './versions';

/** How many pairs of versions, and how many sets of answers each; the long form says others. */
const PAIRS = Number(process.env.TORTURE_PAIRS ?? 60);
const ANSWERS = Number(process.env.TORTURE_ANSWERS ?? 40);
const seed = Number(process.env.TORTURE_SEED ?? 20_261_122);

const start = loadedVersion(versionOf([]));

/** A copy whose places are kept: functions are no part of what is edited. */
function copyOf({ places, ...schemas }: LoadedSchemas): LoadedSchemas {
  const wizards = (list: LoadedSchemas['wizards']) =>
    list.map(({ places: own, ...wizard }) => ({ ...structuredClone(wizard), places: own }));
  const { wizards: own, forms, ...rest } = schemas;
  return { ...structuredClone(rest), wizards: wizards(own), forms: wizards(forms), places };
}

/** A version with these edits and what was found about it; nothing when its rules go round in a circle. */
function versionsOf(
  before: Edits,
  after: Edits,
): { was: LoadedSchemas; is: LoadedSchemas; report: CompareReport } | undefined {
  const [was, is] = [copyOf(start), copyOf(start)];
  for (const change of before) {
    change(was);
    change(is);
  }
  for (const change of after) change(is);
  try {
    return { was, is, report: compareSchemas(was, is, { formats: withExamples(formats), today, signing: [] }) };
  } catch (error) {
    if (error instanceof EngineError && error.code === 'CYCLE') return undefined;
    throw error;
  }
}

type Edits = ((schemas: LoadedSchemas) => void)[];

const tabs = [
  { tab: 'titular', at: 0, edits: edit, given: answers },
  { tab: 'imovel', at: 1, edits: editOfRows, given: answersOfRows },
];

it.each(tabs)(
  'never calls compatible what refuses accepted answers or changes what was stored: $tab',
  ({ at, edits, given: sets }) => {
    const counts = { pairs: 0, compatible: 0, accepted: 0 };
    fc.assert(
      fc.property(
        fc.array(edits, { maxLength: 2 }),
        fc.array(edits, { minLength: 1, maxLength: 2 }),
        fc.array(sets, { minLength: ANSWERS, maxLength: ANSWERS }),
        (before, after, given) => {
          const versions = versionsOf(before, after);
          if (!versions) return;
          counts.pairs += 1;
          counts.compatible += versions.report.isCompatible ? 1 : 0;
          counts.accepted += contradictions(versions, at, given);
        },
      ),
      { numRuns: PAIRS, seed, endOnFailure: process.env.TORTURE_PAIRS !== undefined },
    );
    console.info(
      `${counts.pairs} pairs, ${counts.compatible} of them compatible, ${counts.accepted} accepted answer sets`,
    );
    expect(counts.compatible).toBeGreaterThan(PAIRS / 20);
    expect(counts.accepted).toBeGreaterThan(PAIRS);
  },
);

/** The field that a pointer names: `/moradores/0/Nome` is `moradores[]/Nome`. */
const nodeAt = (pointer: string) => pointer.slice(1).replace(/\/\d+\//, '[]/');

/** How many of these answers the earlier version accepted. Fails where the later one says otherwise and no finding does. */
function contradictions(
  { was, is, report }: NonNullable<ReturnType<typeof versionsOf>>,
  at: number,
  given: readonly JsonObject[],
): number {
  const graver = report.findings.filter(({ kind }) => kind !== 'compatible');
  const told = new Set(graver.flatMap(({ fields }) => fields));
  const isTold = (node: string) => told.has(node) || told.has(node.split('[]/')[0] ?? '');
  // What a value depends on that changed is told at that value, and rows that always exist are new values.
  const isKept = !graver.some(
    ({ kind, code }) => ['losesData', 'changesMeaning', 'undecidable'].includes(kind) || code === 'fixedRowsRaised',
  );
  const [before, after] = [was, is].map((each) => judgeOf(each.wizards[0]?.tabs[at] as never, each));
  if (!before || !after) throw new Error('a version without tabs');
  let accepted = 0;
  for (const answer of given) {
    const { $mode: mode, '$settings/apelido': apelido, ...data } = answer;
    const context = contextOf(
      { limite: 200, empresa: 'Ficha', apelido: apelido ?? false },
      { mode: (mode ?? 'new') as 'new' },
    );
    if (!before.isWellFormed(data)) continue;
    const first = before.judge(data, context, 'advance');
    const stored = before.stored(first.state);
    for (const moment of ['advance', 'save'] as const) {
      if (before.judge(stored, context, moment).errors.length > 0) continue;
      accepted += 1;
      const second = after.judge(stored, context, moment);
      const refused = second.errors.filter(
        ({ pointer }) => report.isCompatible || (isKept && !isTold(nodeAt(pointer))),
      );
      if (refused.length > 0) fail(`${moment} refuses ${refused[0]?.pointer}`, { answer, stored, report, was, is });
      if (!report.isCompatible && !isKept) continue;
      for (const [name, value] of Object.entries(stored)) {
        const now = second.state.data[name];
        if (!isEqual(now, value))
          fail(`${name} was ${JSON.stringify(value)} and is ${JSON.stringify(now)}`, {
            answer,
            stored,
            report,
            was,
            is,
          });
      }
    }
  }
  return accepted;
}

function fail(
  what: string,
  {
    answer,
    report,
    was,
    is,
  }: { answer: JsonObject; stored: JsonObject; report: CompareReport; was: LoadedSchemas; is: LoadedSchemas },
): never {
  const rules = [was, is].map(({ wizards }) => wizards[0]?.tabs.map(({ rules, collections }) => [rules, collections]));
  const found = report.findings.map(({ id, kind }) => `${kind} ${id}`);
  throw new Error(`${what}: ${JSON.stringify({ answer, found, before: rules[0], after: rules[1] }, null, 1)}`);
}
