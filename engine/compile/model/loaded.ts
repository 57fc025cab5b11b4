import type { Locate } from '../../analyse/compare/types';
import type { AccountType } from '../../core/definition/accountType';
import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../../core/definition/types';
import type { MigrationStep } from '../../core/migration/types';

/** A folder of definitions without problems. */
export interface LoadedSchemas {
  shared: SharedDefinition;
  settings: Record<string, SettingDefinition>;
  types: AccountType[];
  wizards: LoadedDefinition[];
  /** Folders of forms that stand alone: their tabs are the forms. */
  forms: LoadedDefinition[];
  /** Where the values of the files stand that all share. */
  places: Record<'shared' | 'settings' | 'types', Locate>;
}

/** One wizard with its tabs in order, `$ref`s resolved, examples included. */
export interface LoadedDefinition {
  definition: WizardDefinition;
  tabs: TabDefinition[];
  /** The steps that its data took, oldest first. */
  migration: MigrationStep[];
  /** The texts of all its files, for its version. */
  texts: string[];
  /** Where the values of its own file and of its tabs stand, whatever file says them. */
  places: { own: Locate; tabs: Readonly<Record<string, Locate>> };
}
