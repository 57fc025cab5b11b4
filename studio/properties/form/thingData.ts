import {
  isEmpty,
  isObject,
  type Json,
  type JsonObject,
  parsePointer,
  toPointer,
  withValues,
} from '../../../engine/core';
import type { TextEdit } from '../../../engine/edit';
import type { FieldPlan } from '../../../engine/state';
import { editsInTurn, editsTo } from '../../document/difference';
import { insertKey, removeValue } from '../../document/edits';
import { objectAt, valueAt } from '../../document/pointers';
import { whenLeftOut } from '../../words/codeTitles';
import { kinds } from '../definitions/kinds';
import { keysOfKind } from '../definitions/known';
import { type Requiredness, requiredEdits, requirednessOf } from '../required';
import { ruleOrder } from '../sentence/ruleLines';
import { effectiveField, type Thing } from '../things';

type Values = Readonly<Record<string, Json>>;

/** What a thing says, by the keys of its form; of a field also how it is shown, and when it must be filled. */
export function dataOf(values: Values, thing: Thing): JsonObject {
  const { kind, file, pointer, screen } = thing;
  if (kind !== 'field') return objectAt(values[file], pointer);
  const requiredness = requirednessOf(values[file], thing);
  return {
    ...(effectiveField(values, file, pointer) as unknown as JsonObject),
    ...(screen !== undefined && objectAt(values[file], screen)),
    ...(requiredness !== undefined && { requiredness }),
  };
}

/** The same as the engine's form holds it: a switch that is not there is off, and a call is its address. */
export function formData(data: JsonObject, fields: readonly Pick<FieldPlan, 'name' | 'schema'>[]): JsonObject {
  const told = fields.flatMap(({ name, schema }): [string, Json][] => {
    const value = data[name];
    if (value === undefined) {
      const plain = whenLeftOut[name] ?? (schema.type === 'boolean' ? false : undefined);
      return plain === undefined ? [] : [[name, plain]];
    }
    if (schema.type === 'string' && isObject(value)) return typeof value.call === 'string' ? [[name, value.call]] : [];
    return isObject(value) || Array.isArray(value) ? [] : [[name, value]];
  });
  return Object.fromEntries(told);
}

/** The value that a file has for one of the form; `undefined`: the key is left out. */
export function writtenValue(value: Json | undefined, name: string, before: Json | undefined): Json | undefined {
  if (isEmpty(value)) return undefined;
  if (value === (whenLeftOut[name] ?? false) && before !== value) return undefined;
  return isObject(before) && typeof value === 'string' && 'call' in before ? { ...before, call: value } : value;
}

/** The smallest edits after which a thing says this; the keys of a field go where they belong. */
export function edited(
  { values, texts }: { values: Values; texts: Readonly<Record<string, string>> },
  thing: Thing,
  patch: Record<string, Json | undefined>,
): TextEdit[] {
  const { kind, file, pointer, screen } = thing;
  const at = { file, text: texts[file] ?? '' };
  const { requiredness, ...others } = patch;
  if (requiredness !== undefined) return requiredEdits(at, thing, requiredness as Requiredness);
  const ofScreen = Object.fromEntries(Object.entries(others).filter(([key]) => key.startsWith('ui:')));
  const own = Object.fromEntries(Object.entries(others).filter(([key]) => !key.startsWith('ui:')));
  const steps = [];
  if (Object.keys(own).length > 0) {
    const next = withValues(objectAt(values[file], pointer), own);
    steps.push((text: string) => editsTo({ file, text, pointer }, next, orderOf(kind)));
  }
  if (screen !== undefined && Object.keys(ofScreen).length > 0) {
    const next = withValues(objectAt(values[file], screen), ofScreen);
    steps.push((text: string) => screenEdits({ file, text }, values[file], { screen, next }));
  }
  return editsInTurn(at, steps);
}

/** How a field is shown; where the file says nothing of it yet, behind the field before it. */
function screenEdits(
  at: { file: string; text: string },
  tab: Json | undefined,
  { screen, next }: { screen: string; next: JsonObject },
): TextEdit[] {
  const steps = parsePointer(screen);
  const name = steps.at(-1) as string;
  const around = toPointer(steps.slice(0, -1));
  const isThere = isObject(valueAt(tab, screen));
  if (Object.keys(next).length === 0) return isThere ? removeValue(at, screen) : [];
  if (isThere) return editsTo({ ...at, pointer: screen }, next, orderOf('fieldUi'));
  if (!isObject(valueAt(tab, around))) {
    const list = steps.at(-3) as string;
    if (isObject(valueAt(tab, toPointer(['uiSchema', list])))) {
      return insertKey(at, toPointer(['uiSchema', list]), 'items', { [name]: next });
    }
    return insertKey(at, '/uiSchema', list, { items: { [name]: next } });
  }
  const styled = Object.keys(objectAt(tab, around)).filter((key) => !key.startsWith('ui:'));
  const fields = Object.keys(objectAt(tab, '/schema/properties'));
  const before = fields.slice(0, Math.max(fields.indexOf(name), 0)).findLast((field) => styled.includes(field));
  return insertKey(at, around, name, next, before);
}

/** The order in which the keys of a thing are written: that of the vocabulary. */
function orderOf(kind: Thing['kind'] | 'fieldUi'): readonly string[] {
  if (kind === 'rule') return ruleOrder;
  const of = kind === 'fieldUi' ? (['fieldUi'] as const) : kinds[kind].of;
  return of.flatMap((each) => keysOfKind(each).map(({ key }) => key));
}
