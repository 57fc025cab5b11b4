import type { FieldSchema } from '../core/definition/types';
import type { Names } from './names';

/** How what a definition names is called, from where a sentence stands. */
export interface Naming {
  /** Fields by their path in the scope: `Zip`, `home/Zip`. */
  fields: Names;
  sections: Names;
  /** Whether a place of the screen is a section, and not a text or block of one. */
  isSection(id: string): boolean;
  settings: Names;
  formats: Names;
  tabs: Names;
  /** The tab of a row, or of a form of it. */
  root: Naming;
  /** Another tab. */
  tab(id: string): Naming;
  /** The rows of a list, as `contains` asks them. */
  rows(reference: string): Naming;
  /** What the value of a reference may be, with its titles. */
  schema(reference: string): FieldSchema | undefined;
  /** The reference whose value is spoken of. */
  subject?: string;
  /** Told how far a text is understood while it is read. */
  reached?(end: number): void;
}
