import type { Fields } from '../../analyse/fields';
import type { AccountType } from '../../core/definition/accountType';
import type { SettingDefinition, SharedDefinition, TabDefinition, WizardDefinition } from '../../core/definition/types';
import type { MigrationStep } from '../../core/migration/types';
import type { Names } from '../names';
import type { Source, Use } from '../problems/source';

/** A folder of definitions, read and held against the vocabulary; what the checks look at. */
export interface SchemasModel {
  shared: SharedDefinition;
  sharedSource?: Source;
  /** Pointers of what the vocabulary refused in shared.json. */
  sharedPruned: string[];
  /** The places that name rules and parts of shared.json. */
  uses: Use[];
  settings: Record<string, SettingDefinition>;
  settingsSource?: Source;
  /** The types of customers that are declared. */
  types: AccountType[];
  typesSource?: Source;
  wizards: WizardModel[];
  names: Names;
}

/** One wizard with its tabs by id. */
export interface WizardModel {
  id: string;
  source: Source;
  definition: WizardDefinition;
  /** Its tabs are forms that stand alone, listed under this key of its file. */
  listedAs: 'tabs' | 'forms';
  tabs: Map<string, TabModel>;
  /** Tabs whose files stand in the folder of shared ones. */
  shared: Set<string>;
  /** Tabs whose files are missing or cannot be used. */
  broken: Set<string>;
  /** The steps that its data took, where it has any. */
  migration?: { source: Source; steps: MigrationStep[] };
  schemas: SchemasModel;
}

/** One tab, `$ref`s resolved. */
export interface TabModel {
  id: string;
  source: Source;
  definition: TabDefinition;
  /** The schema as written, with its `$ref`s. */
  written: TabDefinition;
  fields: Fields;
  wizard: WizardModel;
  /** Pointers of what the vocabulary refused and the loader left out. */
  pruned: string[];
}
