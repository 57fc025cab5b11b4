import type { Json } from '../../core/json';

/** What else is told of findings than the comparison itself. */
export interface Additions {
  /** By the id of a finding: as sentences, and as data. */
  findings: Readonly<Record<string, { lines: readonly string[]; data: Json }>>;
  /** Behind everything. */
  closing: readonly string[];
  data: Json;
  /** What could not be judged. */
  leftOut?: Json;
}
