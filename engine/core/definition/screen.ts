import type { Json, JsonObject } from '../json';
import type { Messages } from './message';

/** What a section shows, in order. */
export type SectionItem =
  | string
  | { link: string; href: string }
  | { text: string; id?: string }
  | { info: string; title: string; text: string }
  | BlockItem;

/** A registered block placed in a section; every other key is an option of the block. */
export interface BlockItem {
  block: string;
  /** Unique in the tab: its errors have the pointer `#id`. */
  id: string;
  /** The fields of the tab that it reads and writes, by the block's own names. */
  binds?: Record<string, string>;
  [option: string]: Json | undefined;
}

/** A titled group of fields. */
export interface SectionDefinition {
  id: string;
  title: string;
  help?: string;
  /** What the data of its fields is treated for. */
  treatment?: string;
  /** Wraps the names of its fields in dialogs: `{name} (endereço comercial)`. */
  name?: string;
  fields: SectionItem[];
}

/** How a field is shown. */
export interface FieldUi {
  'ui:widget'?: string;
  'ui:options'?: JsonObject;
  /** The name in dialogs, when it is not the title. */
  'ui:name'?: string;
  'ui:help'?: string;
  /** Another help by the value of a setting: { '$settings/apelidoSemMinimo': { true: 'Até 20 caracteres.' } }. */
  'ui:helpBy'?: Record<string, Record<string, string>>;
  'ui:placeholder'?: string;
  'ui:autocomplete'?: string;
  'ui:inputmode'?: string;
  /** Columns of six that the field takes on wide screens. */
  'ui:width'?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Columns of six that it takes under 600 px, when the width alone does not say it well. */
  'ui:phoneWidth'?: 2 | 3 | 4 | 6;
  'ui:messages'?: Messages;
  /** For lists: the fields of a row. */
  items?: Record<string, FieldUi>;
}

/** The UI schema of a tab. */
export interface TabUi {
  'ui:sections': SectionDefinition[];
  [field: string]: FieldUi | SectionDefinition[];
}
