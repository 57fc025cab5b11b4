import type {
  RuleDefinition,
  SettingDefinition,
  SharedDefinition,
  TabDefinition,
  WizardDefinition,
} from '../core/definition/types';
import type { Format } from '../core/formats/types';
import { toPointer } from '../core/pointer';
import type { Fields } from './fields';
import type { Names } from './names';
import type { Use } from './problem';
import { rowScope, type Scope } from './scope';
import type { Source } from './source';
import { entriesOf } from './structure';

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
  wizards: WizardModel[];
  names: Names;
  formats: Record<string, Format>;
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

/** One rule with its place and the scope of its names. */
export interface RuleEntry {
  rule: RuleDefinition;
  pointer: string;
  scope: Scope;
  /** The list whose rows it is for. */
  list?: string;
}

/** The scope of a tab's own names. */
export function tabScope(tab: TabModel): Scope {
  return { fields: tab.fields, root: tab.fields, inRow: false, where: `na aba "${tab.id}"`, wizard: tab.wizard };
}

/** The scope of the rows of a list; an empty one for a list that does not exist. */
export function listScope(tab: TabModel, list: string): Scope {
  return rowScope(tabScope(tab), list, tab.fields.get(list)?.rows ?? new Map());
}

/** The collections of a tab whose list exists, with their places; `scope` is that of the rows. */
export function collectionsOf(tab: TabModel) {
  return Object.entries(tab.definition.collections ?? {})
    .filter(([list]) => tab.fields.get(list)?.rows)
    .map(([list, collection]) => ({
      list,
      collection,
      pointer: toPointer(['collections', list]),
      scope: listScope(tab, list),
    }));
}

/** The rules of a tab and of its lists, in the order of the file. */
export function rulesOf(tab: TabModel): RuleEntry[] {
  const own = entriesOf(tab.definition.rules).map(([rule, index]): RuleEntry => {
    return { rule, pointer: `/rules/${index}`, scope: tabScope(tab) };
  });
  const ofRows = collectionsOf(tab).flatMap(({ list, collection, pointer, scope }) =>
    entriesOf(collection.rules).map(([rule, index]): RuleEntry => {
      return { rule, pointer: `${pointer}/rules/${index}`, scope, list };
    }),
  );
  return [...own, ...ofRows];
}
