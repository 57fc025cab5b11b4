import type { Json } from '../json';
import type { Messages } from './message';

/** One form of a folder of forms that stand alone. */
export interface StandaloneEntry {
  id: string;
  /** Whether what is typed outlives a reload. Default true; false for forms that hold secrets. */
  keep?: boolean;
}

/** A folder of forms that belong to no wizard: each is a tab file, and its page knows what becomes of the data. */
export interface StandaloneDefinition {
  $schema?: string;
  id: string;
  title: string;
  language?: string;
  /** What the data of their fields is treated for. */
  treatment?: string;
  forms: StandaloneEntry[];
  messages?: Messages;
  texts?: Record<string, string>;
  settings?: Record<string, { default: Json }>;
}
