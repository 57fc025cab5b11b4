import fc from 'fast-check';
import type { Json, JsonObject } from '../../engine/core/json';
import type { MigrationStep } from '../../engine/core/migration/types';

const TAB_PLACES = ['a/f', 'a/g', 'a/o/f', 'b/f', 'b/g', 'b/h'];
const ROW_PLACES = ['a/rows/f', 'a/rows/g', 'a/rows/o/f', 'b/list/f', 'b/list/g'];
const LISTS = ['a/rows', 'b/list', 'b/other'];
const PLACES = [...TAB_PLACES, ...ROW_PLACES, ...LISTS];
/** Codes of options, and the new ones: each holds the code that it was. */
const CODES = ['c1', 'c2', 'c3'];

const place = fc.constantFrom(...PLACES);
const places = fc.uniqueArray(place, { minLength: 2, maxLength: 3 });
const code = fc.constantFrom(...CODES);

const anyStep: fc.Arbitrary<MigrationStep> = fc.oneof(
  fc.record({ id: fc.uuid(), moved: place, to: place }),
  fc.record({ id: fc.uuid(), split: place, into: places, at: fc.constantFrom('-', ' ') }),
  fc.record({ id: fc.uuid(), merged: places, into: place, with: fc.constantFrom('', '; ') }),
  fc.record({ id: fc.uuid(), codes: place, map: fc.dictionary(code, fc.option(fc.constant('new'))) }).map((step) => ({
    ...step,
    map: Object.fromEntries(Object.entries(step.map).map(([old, next]) => [old, next && `${next}(${old})`])),
  })),
  fc.record({ id: fc.uuid(), default: place, value: fc.constant('default') }),
  fc.record({ id: fc.uuid(), retired: place, title: fc.constant('Old') }),
);

/** Steps of all kinds in any order, whether they make sense together or not. */
export const anySteps: fc.Arbitrary<MigrationStep[]> = fc.array(anyStep, { maxLength: 8 });

const row = (value: fc.Arbitrary<Json>) =>
  fc.record({ f: value, g: value, o: fc.record({ f: value }) }, { requiredKeys: [] });

/** Data of two tabs with objects and lists, whose texts all hold a mark of their own (`<1>`), some of them two. */
export const markedData: fc.Arbitrary<Record<string, JsonObject>> = dataOf(
  fc.oneof(
    fc.constantFrom<Json>('<>', '<>-<>', '<> <>', '<>-'),
    fc.constantFrom<Json>(...CODES),
    fc.constant<Json>(['<>', 'c1']),
    fc.constant<Json>({ k: '<>' }),
  ),
).map((data) => {
  let mark = 0;
  return JSON.parse(JSON.stringify(data).replaceAll('<>', () => `<${++mark}>`));
});

function dataOf(value: fc.Arbitrary<Json>): fc.Arbitrary<Record<string, JsonObject>> {
  const rows = fc.array(row(value), { maxLength: 3 });
  return fc.record(
    {
      a: fc.record(
        { f: value, g: value, o: fc.record({ f: value }, { requiredKeys: [] }), rows },
        { requiredKeys: [] },
      ),
      b: fc.record({ f: value, g: value, h: value, list: rows }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, JsonObject>>;
}

/** The marks in a value, in their order. */
export const marksIn = (value: unknown): string[] => (JSON.stringify(value).match(/<\d+>/g) ?? []).sort();

/** Data of a first version, and steps to later ones that can all be turned round. */
export interface Turnable {
  data: Record<string, JsonObject>;
  steps: MigrationStep[];
}

/** What a version asks: where, in texts or in codes that all have the same end. */
interface Asked {
  texts: string[];
  codes: { place: string; end: string }[];
}

/** Versions one after the other, each with the steps from the one before. */
export const turnable: fc.Arbitrary<Turnable> = fc
  .record({
    choices: fc.array(fc.record({ kind: fc.nat({ max: 3 }), which: fc.nat(), isElsewhere: fc.boolean() }), {
      maxLength: 8,
    }),
    texts: fc.array(fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4})?$/), { minLength: 4, maxLength: 4 }),
    code: fc.constantFrom('1', '2', '3'),
    isEmpty: fc.boolean(),
  })
  .map(({ choices, texts: [one = '', two = '', three = '', four = ''], code: own, isEmpty }) => {
    const data: Record<string, JsonObject> = {
      a: { f: one, code: own, rows: [{ f: two, code: own }, isEmpty ? {} : { f: three }] },
      b: isEmpty ? {} : { g: four },
    };
    const asked: Asked = {
      texts: ['a/f', 'b/g', 'a/rows/f'],
      codes: ['a/code', 'a/rows/code'].map((at) => ({ place: at, end: '' })),
    };
    return { data, steps: choices.map((choice, index) => nextStep(asked, choice, index)) };
  });

/** A step from what is asked, which is changed to what is asked after it. */
function nextStep(
  asked: Asked,
  { kind, which, isElsewhere }: { kind: number; which: number; isElsewhere: boolean },
  index: number,
): MigrationStep {
  const id = `s${index}`;
  const source = asked.texts[which % asked.texts.length] as string;
  const [tab = '', list] = source.split('/').slice(0, -1);
  const target = (name: string) =>
    list === undefined
      ? `${isElsewhere ? (tab === 'a' ? 'b' : 'a') : tab}/${name}${index}`
      : `${tab}/${list}/${name}${index}`;
  const rest = asked.texts.filter((one) => one !== source);
  const mapped = asked.codes[which % asked.codes.length] as Asked['codes'][number];
  if (kind === 0) {
    asked.texts = [...rest, target('m')];
    return { id, moved: source, to: target('m') };
  }
  if (kind === 1) {
    asked.texts = [...rest, target('x'), target('y')];
    return { id, split: source, into: [target('x'), target('y')], at: ' ' };
  }
  if (kind === 2) {
    asked.texts = [...rest, target('z')];
    return { id, merged: [source, target('never')], into: target('z'), with: '; ' };
  }
  const map = Object.fromEntries(['1', '2', '3'].map((old) => [old + mapped.end, `${old}${mapped.end}n`]));
  mapped.end += 'n';
  return { id, codes: mapped.place, map };
}
