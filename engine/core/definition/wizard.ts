import type { Json } from '../json';
import type { CallDefinition } from './call';
import type { Condition } from './condition';
import type { Message, Messages } from './message';
import type { Operand } from './rule';

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
  /** Loaded again after it was saved: the server knows more than what was sent. */
  reload?: boolean;
  when?: Condition;
  steps?: PartStep[];
}

/** A tab of a wizard. */
export interface TabEntry {
  id: string;
  /** What the calls that name it by a number call it; its id unless said. It stays when the tab moves. */
  number?: number;
  card?: string;
  /** The drawing on its card. */
  icon?: string;
  when?: Condition;
  /** Of a form that stands alone: whether what is typed outlives a reload. */
  keep?: boolean;
}

/** One wizard. */
export interface WizardDefinition {
  $schema?: string;
  id: string;
  title: string;
  language?: string;
  /** What the data of its fields is treated for, by its name in shared.json. */
  treatment?: string;
  /** The client type that may use it. */
  type: number;
  /** Whether it is the registration of its type: others live beside it and touch nothing of it. */
  registration?: true;
  /** What the calls that name tabs by numbers call the look over everything. */
  overview?: { number: number };
  /** Where the portal shows it. */
  route: string;
  /** The field that identifies a saved row. */
  key: string;
  navigation: 'earlier' | 'reached';
  /** The call that answers all load calls of the wizard at once, each by itself. */
  open?: string;
  tabs: TabEntry[];
  parts: PartDefinition[];
  complete: { call: string; body?: Record<string, Operand>; failure?: Message };
  messages?: Messages;
  texts?: Record<string, string>;
  settings?: Record<string, { default: Json }>;
}
