import { createHash } from 'node:crypto';
import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../../core/definition/types';
import type { CompiledWizard } from '../../core/mapping/wizard';
import { withoutTreatments } from '../../core/treatment/withoutTreatments';
import type { LoadedDefinition } from '../model/loaded';
import { mergeMessages } from '../model/messages';
import { compileValidators } from './validators';

/** Eight characters that stand for a content. */
export function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** A tab as an ES module: `definition`, and by default the function that makes its validators. */
export function tabModule({ $schema: _, ...tab }: TabDefinition): string {
  const definition = withoutTreatments(tab);
  return `export const definition = ${JSON.stringify(definition)};\nexport default ${compileValidators(definition)}\n`;
}

/** A wizard with what it shares merged in, its own texts first. */
export function compiledWizard(loaded: LoadedDefinition, shared: SharedDefinition): CompiledWizard {
  const { $schema: _, treatment: __, ...definition }: WizardDefinition = loaded.definition;
  return {
    ...definition,
    version: hashOf(...loaded.texts),
    messages: mergeMessages(shared.messages ?? {}, definition.messages ?? {}),
    texts: { ...shared.texts, ...(definition.language && { language: definition.language }), ...definition.texts },
    formats: shared.formats ?? {},
    lookups: shared.lookups ?? {},
    asks: shared.asks ?? {},
  };
}

/** A wizard as an ES module: `wizard`, `tabs` (addresses by id, relative to the module) and the `settings`. */
export function wizardModule(
  wizard: CompiledWizard,
  tabs: Record<string, string>,
  settings: Record<string, SettingDefinition>,
): string {
  return exportsOf({ wizard, tabs, settings: untitled(settings) });
}

/** Nobody reads the titles of settings but who sets them, on the server. */
function untitled(settings: Record<string, SettingDefinition>): Record<string, Omit<SettingDefinition, 'title'>> {
  return Object.fromEntries(Object.entries(settings).map(([name, { title: _, ...setting }]) => [name, setting]));
}

/** What the module of a form that stands alone has to export beside its validators. */
export interface FormValues {
  definition: TabDefinition;
  wizard: CompiledWizard;
  settings: Record<string, SettingDefinition>;
}

/** The two halves of the module of a form that stands alone. */
export interface FormModule {
  /** What its constants are. */
  values: FormValues;
  /** `definition`, `wizard` and `settings`; written when they are asked for. */
  readonly constants: string;
  /** By default the function that makes its validators: the same text as long as nothing changes that is validated. */
  validators: string;
}

/** The text of the module that makes the validators of a tab. */
export const validatorsModule = (validators: string): string => `export default ${validators}\n`;

/** One tab with all that it needs of its folder, as a form that stands alone is fetched, in two halves. */
export function formHalves(
  { definition: { $schema: _, ...definition }, validators }: { definition: TabDefinition; validators: string },
  wizard: CompiledWizard,
  settings: Record<string, SettingDefinition>,
): FormModule {
  const values: FormValues = { definition, wizard, settings };
  return {
    values,
    get constants() {
      return exportsOf({ ...values });
    },
    validators,
  };
}

/** The same as one module. */
export function formModule(
  definition: TabDefinition,
  wizard: CompiledWizard,
  settings: Record<string, SettingDefinition>,
): string {
  const own = { definition, validators: validatorsModule(compileValidators(definition)) };
  const { constants, validators } = formHalves(own, wizard, settings);
  return constants + validators;
}

/** Constants as the text of an ES module. */
function exportsOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
