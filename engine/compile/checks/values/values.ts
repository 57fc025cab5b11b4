import { entriesOf } from '../../../analyse/entries';
import { allFields } from '../../../analyse/fields';
import { formsOf } from '../../../analyse/tab';
import type { FieldSchema, Operand } from '../../../core/definition/types';
import { givenIn, keysSaying } from '../../../core/effects/told';
import { isObject, type Json, type JsonObject } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import { readingsOf, readingsOfOperand } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { collectionsOf, conditionsOf, overridesOf, rulesOf, scopeOfField } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { suggestion } from '../../problems/words';
import { wrongExpectations } from './expectations';
import { choicesOf, mismatch } from './mismatch';

/** Values that their field, setting or mode can never have: in conditions, rules and start values. */
export function checkValues(tab: TabModel): Problem[] {
  const readings = conditionsOf(tab).flatMap(({ condition, pointer, scope }) => readingsOf(condition, pointer, scope));
  const inRules = rulesOf(tab).flatMap(({ rule, pointer, scope }) =>
    keysSaying('operands').flatMap((key) =>
      Object.entries(givenIn<Record<string, Operand>>(rule, key) ?? {}).flatMap(([name, operand]) =>
        readingsOfOperand(operand, `${pointer}/${key}${toPointer([name])}`, scope),
      ),
    ),
  );
  return [
    ...wrongExpectations(tab.source, [...readings, ...inRules], {
      settings: tab.wizard.schemas.settings,
      forms: formIds(tab),
    }),
    ...wrongInEffects(tab),
    ...wrongStarts(tab),
    ...wrongFormatKeys(tab),
  ];
}

function formIds(tab: TabModel): string[] {
  return collectionsOf(tab).flatMap(({ collection }) => entriesOf(collection.forms).map(([form]) => form.id));
}

function report(tab: TabModel, pointer: string, value: Json | undefined, schema: FieldSchema, what: string): Problem[] {
  const message = value === undefined || value === null ? undefined : mismatch(value, schema, what);
  return message === undefined ? [] : [problemAt(tab.source, 'DEF_WRONG_TYPE', { pointer }, message)];
}

function wrongInEffects(tab: TabModel): Problem[] {
  return rulesOf(tab).flatMap(({ rule, pointer, scope }) => {
    const named = (key: string) =>
      Object.entries(givenIn<JsonObject>(rule, key) ?? {}).flatMap(([name, value]) => {
        const entry = scope.fields.get(name);
        return entry ? [{ name, value, entry, at: `${pointer}/${key}${toPointer([name])}` }] : [];
      });
    const literals = keysSaying('operands')
      .flatMap(named)
      .flatMap(({ name, value, entry, at }) =>
        isObject(value) ? [] : report(tab, at, value, entry.schema, `"${name}"`),
      );
    const fixed = keysSaying('fill')
      .flatMap(named)
      .flatMap(({ name, value, entry, at }) =>
        isObject(value) ? report(tab, `${at}/const`, value.const, entry.schema, `"${name}"`) : [],
      );
    return [...literals, ...fixed];
  });
}

function wrongStarts(tab: TabModel): Problem[] {
  return collectionsOf(tab).flatMap(({ collection, pointer, scope }) =>
    formsOf(collection, pointer).flatMap(({ form, pointer: at }) =>
      Object.entries(form.start ?? {}).flatMap(([name, value]) => {
        const entry = scope.fields.get(name);
        return entry ? report(tab, `${at}/start${toPointer([name])}`, value, entry.schema, `"${name}"`) : [];
      }),
    ),
  );
}

/** Values in `formatBy` that the field that decides never has. */
function wrongFormatKeys(tab: TabModel): Problem[] {
  return [...allFields(tab.fields), ...overridesOf(tab)].flatMap((entry) =>
    Object.entries(entry.schema.formatBy ?? {}).flatMap(([sibling, byValue]) => {
      const name = [...entry.name.split('/').slice(0, -1), sibling].join('/');
      const choices = choicesOf(scopeOfField(tab, entry).fields.get(name)?.schema ?? {})?.map(String);
      if (!choices) return [];
      return Object.keys(byValue).flatMap((value) => {
        if (choices.includes(value)) return [];
        const place = { pointer: `${entry.pointer}/formatBy${toPointer([sibling, value])}`, at: 'key' } as const;
        const message = say`"${value}" não está entre as opções de "${name}". ${suggestion(value, choices)}`;
        return [problemAt(tab.source, 'DEF_WRONG_TYPE', place, message)];
      });
    }),
  );
}
