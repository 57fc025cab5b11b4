import { entriesOf } from '../../../analyse/entries';
import { allFields } from '../../../analyse/fields';
import { formsOf } from '../../../analyse/tab';
import type { Condition, Operand } from '../../../core/definition/types';
import { givenIn, keysSaying } from '../../../core/effects/told';
import { isObject, type JsonObject } from '../../../core/json';
import { namesOfPath } from '../../../core/path';
import { parseReference, readDays } from '../../../core/plan/references';
import { toPointer } from '../../../core/pointer';
import { paramsNaming } from '../../../core/validators/params';
import type { ParamShape } from '../../../core/validators/types';
import {
  type Reading,
  readingOf,
  readingOfName,
  readingsOf,
  readingsOfNames,
  readingsOfOperand,
  unknownFormat,
} from '../../model/conditions';
import type { TabModel } from '../../model/model';
import {
  callPlace,
  collectionsOf,
  conditionsOf,
  overridesOf,
  type RuleEntry,
  rulesOf,
  scopeOfField,
  uisOf,
} from '../../model/places';
import { loadScope, resolveReference, type Scope, tabScope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { suggestion } from '../../problems/words';
import { validatorOf } from '../rules/validatorOf';

/** References of conditions, rules, calls and options that name nothing, or nothing that exists in their place. */
export function checkReferences(tab: TabModel): Problem[] {
  const readings = [
    ...conditionsOf(tab).flatMap(({ condition, pointer, scope }) => readingsOf(condition, pointer, scope)),
    ...rulesOf(tab).flatMap(readingsOfRule),
    ...fieldReadings(tab),
    ...helpReadings(tab),
    ...callReadings(tab),
  ];
  return problemsOf(tab.source, readings);
}

/** The problems of references, at their places. */
export function problemsOf(source: TabModel['source'], readings: Reading[]): Problem[] {
  return readings.flatMap(({ resolved, pointer, at }) =>
    resolved.problem
      ? problemAt(source, resolved.problem.code, { pointer, ...(at && { at }) }, resolved.problem.message)
      : [],
  );
}

/** Everything that a rule names beside its condition. `#sections` are checked with the sections. */
function readingsOfRule({ rule, pointer, scope }: RuleEntry): Reading[] {
  const names = (key: string) => readingsOfNames(givenIn<string[]>(rule, key), `${pointer}/${key}`, scope);
  const keys = (key: string) =>
    Object.keys(givenIn<object>(rule, key) ?? {}).map((name): Reading => {
      return { ...readingOf(name, `${pointer}/${key}${toPointer([name])}`, scope), at: 'key' };
    });
  const operands = (key: string) =>
    Object.entries(givenIn<Record<string, Operand>>(rule, key) ?? {}).flatMap(([name, operand]) =>
      readingsOfOperand(operand, `${pointer}/${key}${toPointer([name])}`, scope),
    );
  const notFound = keysSaying('notFound').flatMap((key) =>
    readingsOfNames(givenIn<{ clear: string[] }>(rule, key)?.clear, `${pointer}/${key}/clear`, scope),
  );
  const shown = keysSaying('targets')
    .flatMap(names)
    .filter(({ text }) => !text.startsWith('#'));
  const at = keysSaying('error').flatMap((key) => {
    const error = givenIn<{ at: string }>(rule, key);
    return error ? [readingOf(error.at, `${pointer}/${key}/at`, scope)] : [];
  });
  const written = keysSaying('operands', 'fill', 'locks').flatMap(keys);
  return [
    ...names('on').map(ofThisTab),
    ...keysSaying('references').flatMap(names),
    ...[...keysSaying('fields').flatMap(names), ...written, ...notFound, ...shown, ...at].map(asField),
    ...keysSaying('operands').flatMap(operands),
    ...keysSaying('with').flatMap((key) =>
      Object.entries(givenIn<Record<string, string>>(rule, key) ?? {}).map(([name, text]) =>
        readingOf(text, `${pointer}/${key}${toPointer([name])}`, scope),
      ),
    ),
    ...changedOutsideGates({ rule, pointer, scope }),
    ...paramReadings({ rule, pointer, scope }),
  ];
}

/** A target must be a field of the tab: nothing else can be written, required, locked or shown. */
const asField = (reading: Reading): Reading =>
  reading.resolved.problem || reading.resolved.entry ? ofThisTab(reading) : noField(reading);

/** A rule neither acts on fields of other tabs nor hears of them. */
const ofThisTab = (reading: Reading): Reading =>
  !reading.resolved.problem && parseReference(reading.text).kind === 'tabs' ? noField(reading) : reading;

function noField(reading: Reading): Reading {
  const message = say`"${reading.text}" não é um campo. Esperado: um campo da aba.`;
  return { ...reading, resolved: { problem: { code: 'DEF_UNKNOWN_FIELD', message } } };
}

function changedOutsideGates({ rule, pointer, scope }: RuleEntry): Reading[] {
  if (!rule.when || !('$changed' in rule.when) || rule.before) return [];
  const message = say`"$changed" só vale em regras com "before".`;
  const problem = { code: 'DEF_UNKNOWN_REFERENCE', message } as const;
  return [{ ...readingOf('$changed', `${pointer}/when/$changed`, scope), at: 'key', resolved: { problem } }];
}

/** The parameters of validators that name a format, or fields of the rows of `of`. */
function paramReadings({ rule, pointer, scope }: RuleEntry): Reading[] {
  const told = validatorOf(scope.wizard.schemas.names, rule);
  // Of a validator that tells nothing, parameters called as some of the engine's are taken for such.
  const named = (names: NonNullable<ParamShape['names']>) =>
    told ? Object.keys(told.params ?? {}).filter((name) => told.params?.[name]?.names === names) : paramsNaming(names);
  const given = (names: NonNullable<ParamShape['names']>) =>
    keysSaying('params').flatMap((key) => {
      const params = givenIn<JsonObject>(rule, key) ?? {};
      return named(names).map((name) => ({ value: params[name], at: `${pointer}/${key}${toPointer([name])}` }));
    });
  const formats = given('format').flatMap(({ value, at }) =>
    typeof value === 'string' ? unknownFormat(value, at, scope) : [],
  );
  const inRows = entriesOf(rule.of).flatMap(([list]): Reading[] => {
    const { rows } = resolveReference(list, scope);
    if (!rows) return [];
    const inRow: Scope = { ...scope, fields: rows, where: say`nas linhas de "${list}"` };
    return [
      ...given('field').flatMap(({ value, at }) => (typeof value === 'string' ? readingOf(value, at, inRow) : [])),
      ...given('condition').flatMap(({ value, at }) =>
        isObject(value) ? readingsOf(value as unknown as Condition, at, inRow) : [],
      ),
    ];
  });
  return [...formats, ...inRows];
}

/** The references of fields: names in the calls of options, siblings of `formatBy`, settings of `maxLengthOf` and `exceptOf`. */
function fieldReadings(tab: TabModel): Reading[] {
  return [...allFields(tab.fields), ...overridesOf(tab)].flatMap((entry) => {
    const scope = scopeOfField(tab, entry);
    const { options, formatBy, maxLengthOf, exceptOf } = entry.schema;
    const path = entry.name.split('/').slice(0, -1);
    return [
      ...(options ? namesOfPath(options.call) : []).map((name) =>
        readingOfName(name, `${entry.pointer}/options/call`, scope),
      ),
      ...Object.keys(formatBy ?? {}).map((sibling): Reading => {
        const text = [...path, sibling].join('/');
        return { ...readingOf(text, `${entry.pointer}/formatBy${toPointer([sibling])}`, scope), at: 'key' };
      }),
      ...readDays({ read: (text, { pointer }) => readingOf(text, pointer, scope) }, entry.schema, scope, entry.pointer),
      ...(maxLengthOf === undefined ? [] : [settingOf('number', maxLengthOf, `${entry.pointer}/maxLengthOf`, scope)]),
      ...(exceptOf === undefined ? [] : [settingOf('text', exceptOf, `${entry.pointer}/exceptOf`, scope)]),
    ];
  });
}

/** The settings that pick the help of a field. */
function helpReadings(tab: TabModel): Reading[] {
  return uisOf(tab).flatMap(({ ui, pointer }) =>
    Object.keys(ui['ui:helpBy'] ?? {}).map((setting): Reading => {
      return { ...readingOf(setting, `${pointer}/ui:helpBy${toPointer([setting])}`, tabScope(tab)), at: 'key' };
    }),
  );
}

/** A setting that must be a number, or a text. */
function settingOf(type: 'number' | 'text', text: string, pointer: string, scope: Scope): Reading {
  const reading = readingOf(text, pointer, scope);
  const { settings } = scope.wizard.schemas;
  const name = text.replace('$settings/', '');
  if (reading.resolved.problem || settings[name]?.type === type) return reading;
  const fitting = Object.keys(settings).filter((key) => settings[key]?.type === type);
  const what = type === 'number' ? say`um número` : say`um texto`;
  const message = say`A configuração "${name}" não é ${what}. ${suggestion(name, fitting)}`;
  return { ...reading, resolved: { problem: { code: 'DEF_WRONG_TYPE', message } } };
}

/** The names in braces of the calls of collections and forms. */
function callReadings(tab: TabModel): Reading[] {
  return collectionsOf(tab).flatMap(({ collection, pointer, scope: row }) => {
    const ofRow = { ...row, root: row.fields, inRow: false };
    const calls = [
      [collection.load, `${pointer}/load`, loadScope(tab.wizard)] as const,
      [collection.delete, `${pointer}/delete`, ofRow] as const,
      ...formsOf(collection, pointer).flatMap(({ form, pointer: at }) =>
        (['create', 'update', 'save'] as const).map((key) => [form[key], `${at}/${key}`, ofRow] as const),
      ),
    ];
    return calls.flatMap(([call, at, scope]) => {
      if (call === undefined) return [];
      const place = callPlace(call, at);
      return namesOfPath(place.path).map((name) => readingOfName(name, place.pointer, scope));
    });
  });
}
