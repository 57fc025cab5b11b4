/**
 * The ground of everything else: values and places in them, conditions, formats and masks, texts, kinds of files, and what an
 * application registers of its own. Without React and without files, all of it pure, for browser and server.
 *
 * @begin formats, evaluateCondition, formatText, formatsWritten, textFormat, registerValidator, Context, Json
 * @example
 * import { evaluateCondition, fillText, formats, parsePointer } from 'ficha-engine/core';
 *
 * const context = { settings: {}, user: {}, mode: 'new' as const, today: '2026-11-21', now: '2026-11-21T12:00:00.000Z', formats };
 * evaluateCondition({ guided: { const: true } }, { data: { guided: true }, context }); // true
 * fillText('{name} is missing.', { name: 'E-mail' }); // 'E-mail is missing.'
 * parsePointer('/rows/0/name'); // ['rows', '0', 'name']
 */
export { evaluateCondition } from './core/condition/evaluate';
export { readReference } from './core/condition/read';
export type { Context, Scope } from './core/condition/scope';
export { editDistance } from './core/editDistance';
export { EngineError } from './core/errors';
export { toFileName } from './core/files/fileName';
export { MEGABYTE } from './core/files/size';
export { fileTypeOf, fileTypes, HEAD_BYTES } from './core/files/table';
export type { FileType } from './core/files/types';
export { todayIn } from './core/formats/age';
export { type DayWriting, dateFormat } from './core/formats/date';
export { dateTime } from './core/formats/dateTime';
export { email } from './core/formats/email';
export { applyMask, unmask } from './core/formats/mask';
export { type NumberFormat, numberFormat } from './core/formats/numberFormat';
export { readNumber, writeNumber } from './core/formats/numberText';
export { password } from './core/formats/password';
export { genericFormats as formats } from './core/formats/table';
export { type TextFormat, textFormat } from './core/formats/textFormat';
export { type Format, type FormatExamples, formatText } from './core/formats/types';
export { formatsWritten, type Writing } from './core/formats/writtenAs';
export { isEmpty, isEqual, isObject, type Json, type JsonObject, withValues } from './core/json';
export { lately } from './core/lately';
export { parseReference, referencesOf } from './core/plan/references';
export { getAt, type Pointer, parsePointer, setAt, toPointer } from './core/pointer';
export { fillText, foldText } from './core/text';
export { registerValidator } from './core/validators/table';
export type { Validator } from './core/validators/types';
