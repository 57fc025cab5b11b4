/**
 * What the files of definitions say, as types, and what is loaded of them: compiled tabs, wizards and forms with their parts
 * and settings, and fields that are written once for several places.
 *
 * @begin loadWizard, toCompiledTab, toLoadedForm, resolveSettings, FieldSchema, TabDefinition, RuleDefinition, Condition
 * @example
 * import { choiceSchema, type FieldSchema } from 'ficha-engine/definition';
 *
 * const days: FieldSchema = { type: 'array', items: { type: 'string', enum: ['monday', 'friday'] } };
 * choiceSchema(days).enum; // ['monday', 'friday']
 */
export type { AccountType } from './core/definition/accountType';
export type { BlockShape, OptionShape } from './core/definition/blockShape';
export { choiceSchema } from './core/definition/choiceSchema';
export type { DefinitionsIndex, WizardEntry } from './core/definition/definitionsIndex';
export { inlineRefs, type SharedFields, sharedName } from './core/definition/inlineRefs';
export { type FormModule, type LoadedForm, toLoadedForm } from './core/definition/loadForm';
export { loadWizard, type TabModule, toCompiledTab, type WizardModule } from './core/definition/loadWizard';
export { splitValues } from './core/definition/separated';
export type * from './core/definition/types';
export { type CompiledWizard, type LoadedWizard, stepsOfPart, tabsOfPart } from './core/mapping/wizard';
export { type EntryNames, resolveSettings, settingEntries } from './core/settings';
export { longTexts, openers } from './core/widgets/kinds';
