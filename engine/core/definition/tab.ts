import type { Json, JsonObject } from '../json';
import type { CollectionDefinition } from './collection';
import type { FieldSchema } from './field';
import type { LinePiece } from './line';
import type { Messages } from './message';
import type { RuleDefinition } from './rule';
import type { TabUi } from './screen';
import type { StoryDefinition } from './story';

/** One wizard tab. */
export interface TabDefinition {
  $schema?: string;
  id: string;
  title: string;
  /** One line under the title. */
  lead?: string;
  /** What its line outside of the wizard is made of, where nothing is missing. */
  line?: LinePiece[];
  /** What the data of its fields is treated for, by its name in shared.json. */
  treatment?: string;
  schema: FieldSchema & { properties: Record<string, FieldSchema> };
  uiSchema: TabUi;
  rules?: RuleDefinition[];
  collections?: Record<string, CollectionDefinition>;
  messages?: Messages;
  /** `first`: only the first error is shown. Default `all`. */
  errors?: 'all' | 'first';
  /** Whether the first error also stands in a dialog. Default true. */
  dialog?: boolean;
  examples?: {
    valid: JsonObject[];
    invalid: {
      data: JsonObject;
      first: string;
      errors: string[];
      /** Settings by name and data of other tabs that the example stands in. */
      settings?: Record<string, Json>;
      tabs?: Record<string, JsonObject>;
    }[];
    stories?: StoryDefinition[];
  };
}
