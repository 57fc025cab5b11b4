/**
 * What a definition means, without React and without files: it is loaded, its conditions and rules are evaluated, answers
 * are checked, summed up, put on the wire and moved between versions. All of it pure, for browser and server.
 *
 * @begin formats, evaluateCondition, formatText, formatsWritten, textFormat, FieldSchema, TabDefinition, Json
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
export type { AccountType } from './core/definition/accountType';
export type { BlockShape, OptionShape } from './core/definition/blockShape';
export { choiceSchema } from './core/definition/choiceSchema';
export type { DefinitionsIndex, WizardEntry } from './core/definition/definitionsIndex';
export { inlineRefs, type SharedFields, sharedName } from './core/definition/inlineRefs';
export { type FormModule, type LoadedForm, toLoadedForm } from './core/definition/loadForm';
export { loadWizard, type TabModule, toCompiledTab, type WizardModule } from './core/definition/loadWizard';
export { splitValues } from './core/definition/separated';
export type * from './core/definition/types';
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
export { unwrapAnswer } from './core/mapping/answer';
export { bodyOfCompletion } from './core/mapping/completion';
export {
  bodyOfRow,
  bodyOfStep,
  dataOfStep,
  fieldsOfStep,
  rowMatches,
  rowsOfStep,
  sourcesOf,
  type WizardData,
} from './core/mapping/parts';
export { type AnswerNames, serverMessage } from './core/mapping/serverMessage';
export { fromShape, type Shape, toShape } from './core/mapping/shape';
export { emptyOnWire, fieldsFromWire, fieldsToWire, unknownKey } from './core/mapping/wire';
export { type CompiledWizard, type LoadedWizard, stepsOfPart, tabsOfPart } from './core/mapping/wizard';
export { type Left, migrate } from './core/migration/migrate';
export { placeAfter, targetsOf } from './core/migration/trace';
export { turnAllRound } from './core/migration/turn';
export type { MigrationStep } from './core/migration/types';
export { type FormChange, type IsShown, titleAt, whatChanged } from './core/migration/whatChanged';
export { fillPath, parseCall } from './core/path';
export {
  blockNode,
  blocksOf,
  emptyValueOf,
  type FieldPlan,
  fieldNames,
  fieldsOf,
  isBlock,
  isInPlace,
  pointerOf,
} from './core/plan/fields';
export { planOf, type TabPlan } from './core/plan/plan';
export { takePlanOver } from './core/plan/planAfter';
export { parseReference, referencesOf } from './core/plan/references';
export { getAt, type Pointer, parsePointer, setAt, toPointer } from './core/pointer';
export { withSameParts } from './core/sameParts';
export { type EntryNames, resolveSettings, settingEntries } from './core/settings';
export { applyWrites } from './core/state/change';
export { evaluateTab, reevaluateTab } from './core/state/evaluate';
export { fieldValue, instancesOf, locate, rowsOf, scopeOf, stepsOf, type TabState } from './core/state/state';
export type { Blank } from './core/summary/blanks';
export { openFormsOf, unansweredOf } from './core/summary/blanks';
export { lineOf } from './core/summary/line';
export { summarize } from './core/summary/summarize';
export { type Counted, type TabLineInput, tabLine } from './core/summary/tabLine';
export type { SummaryGroup, SummaryItem, SummarySection, SummaryTab } from './core/summary/types';
export { fillText, foldText } from './core/text';
export { type TreatedField, treatedFields } from './core/treatment/treatedFields';
export { type Treatments, treatmentsOf } from './core/treatment/treatmentsOf';
export type { FieldError } from './core/validation/errors';
export { fillSettings, type MessageContext, messageOf, nameOf } from './core/validation/messages';
export { validateTab } from './core/validation/validate';
export { registerValidator } from './core/validators/table';
export type { Validator } from './core/validators/types';
export { longTexts, openers } from './core/widgets/kinds';
