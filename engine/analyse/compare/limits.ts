import { type dayKeywords, dayOrder } from '../../core/days/dayKeywords';
import { resolveDay } from '../../core/days/resolveDay';
import { dayAfter } from '../../core/days/shiftDay';
import type { DayPoint, FieldSchema } from '../../core/definition/types';
import { blankContext } from '../blankContext';
import { differenceOf } from './decide';
import { exprOf } from './expression';
import { type FieldPair, foundAt } from './fieldPair';
import { refusing, witnessed } from './fieldWitness';
import type { Found } from './found';
import { knownIn } from './known';

const LOWER: readonly (keyof FieldSchema)[] = ['minimum', 'minLength', 'minItems'];

/** A number that limits: of a value, of its characters, of rows. */
export function bound(field: FieldPair, key: keyof FieldSchema): Found[] {
  const [was, is] = [field.was.schema[key], field.is.schema[key]] as [number | undefined, number | undefined];
  const isTighter = is !== undefined && (was === undefined || (LOWER.includes(key) ? is > was : is < was));
  const params = { from: String(was ?? ''), to: String(is ?? '') };
  if (!isTighter) return [foundAt(field, 'limitLoosened', key, { keyword: key, params })];
  const only = { [key]: is } as FieldSchema;
  const more = witnessed(field, { ...field.was.schema, ...only });
  return [foundAt(field, 'limitTightened', key, { keyword: key, params, ...more })];
}

/** A limit that a setting gives may ask more by any value of it. */
export function settingLimit(field: FieldPair, key: keyof FieldSchema): Found[] {
  const isGone = field.is.schema[key] === undefined;
  return [foundAt(field, isGone ? 'limitLoosened' : 'limitTightened', key, { keyword: key })];
}

/** Days on which limits are tried against each other, from today on. */
const AROUND = [-40_000, -10_000, -400, -31, -1, 0, 1, 31, 400, 10_000];

/** A day that limits, tried with days around both. */
export function dayLimit(field: FieldPair, key: keyof FieldSchema): Found[] {
  const keyword = key as (typeof dayKeywords)[number];
  const { was, is, pair } = field;
  const [old, point] = [was.schema[keyword], is.schema[keyword]];
  if (point === undefined) return [foundAt(field, 'limitLoosened', key, { keyword: key })];
  const { today, formats } = pair.input;
  const context = blankContext({ today, formats });
  const limitOf = (limit: DayPoint) => resolveDay(limit, { data: {}, context });
  const limits = [point, old].flatMap((limit) => (limit === undefined ? [] : (limitOf(limit) ?? [])));
  const days = [...limits, today].flatMap((day) => AROUND.flatMap((by) => dayAfter(day, { days: by }) ?? []));
  const keeps = (day: string, limit: DayPoint | undefined) => {
    const end = limit === undefined ? undefined : limitOf(limit);
    return end === undefined || dayOrder[keyword](day, end);
  };
  const values = days.filter((day) => keeps(day, old) && !keeps(day, point));
  if (values.length > 0) return [foundAt(field, 'limitTightened', key, { keyword: key, ...refusing(field, values) })];
  const isFixed = [old, point].every((limit) => typeof limit === 'string' && limit !== 'today');
  if (isFixed) return [foundAt(field, 'limitLoosened', key, { keyword: key })];
  return [foundAt(field, old === undefined ? 'limitTightened' : 'limitOpen', key, { keyword: key })];
}

/** What a list of the server holds, nobody can say here: only how it is shown is judged. */
export function compareServerList(field: FieldPair, key: keyof FieldSchema): Found[] {
  const [was, is] = [field.was.schema.options, field.is.schema.options];
  if (!is) return [foundAt(field, 'limitLoosened', key, { keyword: 'options' })];
  if (!was) return [foundAt(field, 'serverListChanged', key)];
  const knowing = { ...field.pair.input, knownOf: knownIn(field.pair) };
  const reading = { list: field.is.list };
  const { more } = differenceOf(exprOf(was.when, reading), exprOf(is.when, reading), knowing);
  const isOther = (['call', 'value', 'separator'] as const).some((name) => was[name] !== is[name]);
  if (was.chooseOnly !== is.chooseOnly) return [foundAt(field, 'defaultChanged', key)];
  return [foundAt(field, more || isOther ? 'serverListChanged' : 'presentationChanged', key)];
}
