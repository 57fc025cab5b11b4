import { toldFormats } from '../../../engine/catalog';
import { isObject, type Json, type JsonObject, parsePointer, toPointer } from '../../../engine/core';
import type { TextEdit } from '../../../engine/edit';
import { editsInTurn, editsTo } from '../../document/difference';
import { insertKey, removeValue } from '../../document/edits';
import { objectAt, valueAt } from '../../document/pointers';
import type { Thing } from '../things';
import type { Sample } from './samples';

/** What is of the kind of a field, and goes with it; all else stays. */
const OF_KIND = ['$ref', 'type', 'format', 'formatBy', 'enum', 'oneOf', 'options', 'const'];
/** What means something for one type of value alone. */
const OF_TYPE = ['default', 'minLength', 'maxLength', 'maxLengthOf', 'minimum', 'maximum', 'empty', 'exceptOf'];
const OF_DAYS = ['before', 'after', 'notBefore', 'notAfter'];
const ORDER = ['$ref', 'type', 'title', 'format', 'oneOf', 'enum', 'options'];

/** The edits after which a field is of another kind: its options stay where the new kind has some, too. */
export function kindEdits(
  { texts, values }: { texts: Readonly<Record<string, string>>; values: Readonly<Record<string, Json>> },
  { file, pointer, screen }: Thing,
  { schema, ui = {} }: Sample,
): TextEdit[] {
  const own = objectAt(values[file], pointer);
  const to = schema as unknown as JsonObject;
  const isSameType = own.type === to.type;
  const gone = [
    ...OF_KIND,
    ...(isSameType ? [] : OF_TYPE),
    ...(toldFormats[String(to.format)]?.holds === 'day' ? [] : OF_DAYS),
  ];
  const kept = Object.fromEntries(Object.entries(own).filter(([key]) => !gone.includes(key)));
  const options = to.oneOf !== undefined && isSameType ? pick(own, ['oneOf', 'enum']) : {};
  const { oneOf, ...plain } = to;
  const next: JsonObject = {
    ...plain,
    ...kept,
    ...(Object.keys(options).length > 0 ? options : oneOf !== undefined && { oneOf }),
  };
  const steps = [(text: string) => editsTo({ file, text, pointer }, next, ORDER)];
  if (screen !== undefined) {
    const shown = objectAt(values[file], screen);
    const { 'ui:widget': _, ...others } = shown;
    steps.push((text) => widgetEdits({ file, text }, values[file], screen, { ...others, ...(ui as JsonObject) }));
  }
  return editsInTurn({ file, text: texts[file] ?? '' }, steps);
}

const pick = (from: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(keys.flatMap((key): [string, Json][] => (from[key] === undefined ? [] : [[key, from[key]]])));

function widgetEdits(
  at: { file: string; text: string },
  tab: Json | undefined,
  screen: string,
  next: JsonObject,
): TextEdit[] {
  const isThere = isObject(valueAt(tab, screen));
  if (Object.keys(next).length === 0) return isThere ? removeValue(at, screen) : [];
  if (isThere) return editsTo({ ...at, pointer: screen }, next);
  const steps = parsePointer(screen);
  const around = toPointer(steps.slice(0, -1));
  return isObject(valueAt(tab, around)) ? insertKey(at, around, steps.at(-1) as string, next) : [];
}
