import { entriesOf } from '../../../analyse/entries';
import { allFields, type FieldEntry } from '../../../analyse/fields';
import { dayKeywords } from '../../../core/days/dayKeywords';
import type { DayLimits, DayPoint, ValueSchema } from '../../../core/definition/types';
import { isIsoDate } from '../../../core/formats/age';
import { isObject, type Json } from '../../../core/json';
import { readingsOf } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { conditionsOf, overridesOf, scopeOfField } from '../../model/places';
import { resolveReference, type Scope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { type Said, say } from '../../problems/say';

/** Keywords that compare days: on what is no date, or with what is none. */
export function checkDays(tab: TabModel): Problem[] {
  const inConditions = conditionsOf(tab).flatMap(({ condition, pointer, scope }) =>
    readingsOf(condition, pointer, scope).flatMap(({ text, expected, resolved, pointer: at }) =>
      isObject(expected as Json)
        ? inSchema(tab, expected as ValueSchema, at, { scope, text, entry: resolved.entry })
        : [],
    ),
  );
  const inFields = [...allFields(tab.fields), ...overridesOf(tab)].flatMap((entry) => {
    const scope = scopeOfField(tab, entry);
    const whole = scope.fields.get(entry.name) ?? entry;
    return inLimits(tab, entry.schema, entry.pointer, { scope, text: entry.name, entry: whole });
  });
  return [...inConditions, ...inFields];
}

/** What the days are asked of. */
interface Subject {
  scope: Scope;
  text: string;
  entry: FieldEntry | undefined;
}

function inSchema(tab: TabModel, schema: ValueSchema, pointer: string, subject: Subject): Problem[] {
  return [
    ...inLimits(tab, schema, pointer, subject),
    ...(schema.not ? inSchema(tab, schema.not, `${pointer}/not`, subject) : []),
    ...entriesOf(schema.anyOf).flatMap(([inner, index]) => inSchema(tab, inner, `${pointer}/anyOf/${index}`, subject)),
  ];
}

function inLimits(tab: TabModel, limits: DayLimits, pointer: string, subject: Subject): Problem[] {
  return dayKeywords.flatMap((keyword) => {
    const point = limits[keyword];
    const at = `${pointer}/${keyword}`;
    if (point === undefined || !tab.source.has(at)) return [];
    if (subject.entry && !isDate(subject.entry, subject.scope)) {
      const message = say`"${keyword}" não vale em "${subject.text}". Esperado: um campo com "format": "date".`;
      return [problemAt(tab.source, 'DEF_WRONG_TYPE', { pointer: at, at: 'key' }, message)];
    }
    return wrongPoint(point, subject).map(([step, message]) =>
      problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer: at + step }, message),
    );
  });
}

const isDate = ({ schema }: FieldEntry, { wizard }: Scope) =>
  wizard.schemas.names.formats[schema.format ?? '']?.holds === 'day';

/** What is wrong with a day, with the step to it. An unknown field is told with the other references. */
function wrongPoint(point: DayPoint, { scope, text }: Subject): [step: string, message: Said][] {
  const written: { day?: string; field?: string } = typeof point === 'string' ? { day: point } : point;
  const { day, field } = written;
  if ((day === undefined) === (field === undefined)) {
    return [['', say`O limite não diz um dia, ou diz dois. Esperado: "day" ou "field", um dos dois.`]];
  }
  if (day !== undefined) {
    const isDay = day === 'today' || isIsoDate(day);
    return isDay ? [] : [[typeof point === 'string' ? '' : '/day', say`"${day}" não é um dia do calendário.`]];
  }
  if (field === text) return [['/field', say`O campo "${text}" é comparado consigo mesmo. Esperado: outro campo.`]];
  const { entry } = resolveReference(field as string, scope);
  return !entry || isDate(entry, scope)
    ? []
    : [['/field', say`O campo "${field}" não é uma data. Esperado: um campo com "format": "date".`]];
}
