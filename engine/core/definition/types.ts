/**
 * The shape of the definition files, as TypeScript sees it after `$ref`s are resolved.
 * The authority on what may be written is `schemas/vocabulary/*.schema.json`.
 */
import type { Json, JsonObject } from '../json';

/** A condition: references mapped to what their value must satisfy; all entries hold. */
export interface Condition {
  anyOf?: Condition[];
  allOf?: Condition[];
  not?: Condition;
  [reference: string]: ValueCondition | Condition[] | Condition | undefined | string[];
}

/** `true` = filled, `false` = empty, else a small schema of which every keyword must hold. */
export type ValueCondition = boolean | ValueSchema;

/** The keywords a condition may put on one value. An empty value fails every keyword; `not` inverts. */
export interface ValueSchema {
  const?: Json;
  enum?: Json[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  like?: string[];
  maxAge?: number;
  minAge?: number;
  sameAs?: string;
  contains?: Condition;
  not?: ValueSchema;
  anyOf?: ValueSchema[];
}

/** Options of a choice that come from a call. Names in braces are fields that are read. */
export interface OptionsDefinition {
  call: string;
  value: string;
  title: string;
  /** Shows a filter box (combobox). */
  search?: boolean;
  /** Shortens the title to so many characters. */
  cut?: number;
  /** While it does not hold, the field is free text. */
  when?: Condition;
}

/** The schema of one field (or row, or list): JSON Schema 2020-12 with the closed set of own keywords. */
export interface FieldSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  default?: Json;
  const?: Json;
  enum?: Json[];
  oneOf?: { const: Json; title: string }[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  readOnly?: boolean;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  errorMessage?: Record<string, string>;
  /** The sibling whose value picks the format: { TipoDocumento: { CPF: 'cpf' } }. */
  formatBy?: Record<string, Record<string, string>>;
  options?: OptionsDefinition;
  /** A field of the screen, never sent: its value on load, a literal or a condition. */
  local?: Json | Condition;
  /** A setting that gives the maximum length: `$settings/limiteNome`. */
  maxLengthOf?: string;
  /** The code that the wire uses for "nothing", read as empty and sent for empty. */
  empty?: Json;
}

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
  binds?: Record<string, string>;
  [option: string]: Json | undefined;
}

/** A titled group of fields. */
export interface SectionDefinition {
  id: string;
  title: string;
  help?: string;
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
  'ui:placeholder'?: string;
  'ui:autocomplete'?: string;
  'ui:inputmode'?: string;
  /** Columns of six that the field takes on wide screens. */
  'ui:width'?: 1 | 2 | 3 | 4 | 5 | 6;
  'ui:messages'?: Messages;
  /** For lists: the fields of a row. */
  items?: Record<string, FieldUi>;
}

/** The UI schema of a tab. */
export interface TabUi {
  'ui:sections': SectionDefinition[];
  [field: string]: FieldUi | SectionDefinition[];
}

/** One text with its places: under the field, and in the dialog. */
export interface Message {
  inline?: string;
  title?: string;
  text?: string;
  /** Replaces the server's message: `{descricao}`. */
  say?: string;
  yes?: string;
  no?: string;
}

/**
 * Messages by kind: `missing`, `invalid`, `optional`, a keyword, `kind.format`;
 * and those of calls: `saved`, `created`, `updated`, `deleted`, `notDeleted`, `delete`.
 */
export type Messages = Record<string, Message>;

/** Where a computed or set value comes from. */
export type Operand = Json | { from: string } | { sum: string[] } | { is: Condition };

/** When a check runs: on leaving the field and later; also on saving a draft; only on advancing. */
export type Moment = 'leave' | 'save' | 'advance';

/** The gates an action may have. */
export type Action = 'advance' | 'save' | 'create' | 'update' | 'delete';

/** The error that a rule reports. */
export interface ErrorEffect extends Message {
  at: string;
  /** Uses the texts of this kind. */
  kind?: string;
}

/** A question put to the customer. */
export interface AskDefinition {
  title?: string;
  text?: string;
  yes?: string;
  no?: string;
  /** The question is put only when the call answers true. */
  if?: CallDefinition;
  block?: string;
}

/** One rule: a condition and its effects. */
export interface RuleDefinition {
  id: string;
  when?: Condition;
  on?: string[];
  before?: Action[];
  show?: string[];
  hidden?: 'clear' | 'keep';
  require?: string[];
  lock?: string[];
  compute?: Record<string, Operand>;
  error?: ErrorEffect;
  /** A validator of the registry; with `of` its fields and `error` its text. */
  check?: string;
  of?: string[];
  params?: JsonObject;
  moment?: Moment;
  clear?: string[];
  set?: Record<string, Operand>;
  ask?: string | AskDefinition;
  lookup?: string;
  with?: Record<string, string>;
  fill?: Record<string, string | { const: Json }>;
  /** Locked after an answer: `true` always, else the part of the answer that must be filled. */
  locks?: Record<string, true | string>;
  notFound?: { clear: string[] };
}

/** A call: `"POST /path"`, or with its time-out and texts. */
export type CallDefinition =
  | string
  | {
      call: string;
      /** Milliseconds. */
      timeout?: number;
      failure?: Message;
      reload?: boolean;
    };

/** A form of a collection that is saved by calls of its own. */
export interface FormDefinition {
  id: string;
  open: 'inline' | 'modal';
  title: string;
  /** Label of the button that opens a modal form. */
  button?: string;
  /** The rows that this form edits. */
  for?: Condition;
  start?: JsonObject;
  fields: SectionItem[];
  required?: string[];
  /** What is different of a row's fields in this form: `{ "Cpf": { "title": "CPF", "format": "cpf" } }`. */
  properties?: Record<string, FieldSchema>;
  create?: CallDefinition;
  update?: CallDefinition;
  save?: CallDefinition;
}

/** A column of a collection's table; the first field of `fields` is the main line. */
export interface ColumnDefinition {
  title: string;
  fields: string[];
  when?: Condition;
}

/** How the rows of a list are shown, edited, loaded and saved. */
export interface CollectionDefinition {
  title?: string;
  name?: string;
  add?: string;
  empty?: string;
  fields?: SectionItem[];
  /** So many first rows always exist; each may have its own title and name. */
  fixed?: { title?: string; name?: string }[];
  load?: CallDefinition;
  take?: Condition;
  delete?: CallDefinition;
  columns?: ColumnDefinition[];
  forms?: FormDefinition[];
  messages?: Messages;
  rules?: RuleDefinition[];
}

/** One wizard tab. */
export interface TabDefinition {
  $schema?: string;
  id: string;
  title: string;
  /** One line under the title. */
  lead?: string;
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
  };
}

/** One call of a part, or the part itself. */
export interface PartStep {
  /** Whole tabs (`informacoes`) or fields of tabs (`dados-bancarios/contas`). */
  data: string[];
  load?: CallDefinition;
  save: CallDefinition;
  wrap?: string;
  /** Names that the API has for fields, where they differ: { field: nameOnTheWire }. */
  rename?: Record<string, string>;
  take?: Condition;
  send?: Condition;
  each?: boolean;
  failure?: Message;
}

/** A part of the save flow: 0 pending, 1 saved, 2 failed. */
export interface PartDefinition extends Partial<PartStep> {
  id: string;
  when?: Condition;
  steps?: PartStep[];
}

/** A tab of a wizard. */
export interface TabEntry {
  id: string;
  card?: string;
  when?: Condition;
}

/** One wizard. */
export interface WizardDefinition {
  $schema?: string;
  id: string;
  title: string;
  language?: string;
  /** The client type that may use it. */
  type: number;
  /** Where the portal shows it. */
  route: string;
  /** The field that identifies a saved row. */
  key: string;
  navigation: 'earlier' | 'reached';
  tabs: TabEntry[];
  parts: PartDefinition[];
  complete: { call: string; body?: Record<string, Operand>; failure?: Message };
  messages?: Messages;
  texts?: Record<string, string>;
  settings?: Record<string, { default: Json }>;
}

/** One setting of a tenant. */
export interface SettingDefinition {
  key: string;
  title: string;
  type: 'flag' | 'choice' | 'number' | 'text';
  /** Flags: the values that switch it on (`["S"]`), or off. */
  on?: string[];
  off?: string[];
  values?: Json[];
  range?: [number, number];
  default: Json;
  /** Whether the browser may read it. */
  public: boolean;
}

/** A lookup that rules start by name. */
export interface LookupDefinition {
  call: string;
  when?: Condition;
  /** Members of the answer whose presence means "not found". */
  notFound?: JsonObject;
  timeout?: number;
  message?: Message;
}

/** What all wizards of a schemas folder share. */
export interface SharedDefinition {
  $defs?: Record<string, FieldSchema>;
  lookups?: Record<string, LookupDefinition>;
  asks?: Record<string, AskDefinition>;
  messages?: Messages;
  /** Inline texts of formats by reason: { cpf: { check: 'CPF inválido' } }. */
  formats?: Record<string, Record<string, string>>;
  texts?: Record<string, string>;
}

/** A tab as the compiler hands it on: `$ref`s resolved, settings and shared parts apart. */
export interface CompiledTab {
  definition: TabDefinition;
  /** Validators by scope: `''` = the tab, a list's name = one row of it. */
  validators: Record<string, CompiledValidator>;
}

/** A function made by ajv's standalone code. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: AjvError[] | null;
}

/** The part of ajv's error object that the engine reads. */
export interface AjvError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
  parentSchema?: unknown;
}
