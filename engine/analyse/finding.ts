import type { Json } from '../core/json';

/** What the rules of a tab can never bring about, or must not, with its place in the tab. */
export type Finding = { pointer: string; at?: 'key' } & (
  | { kind: 'neverShown'; node: string; rules: string[] }
  | { kind: 'neverHolds'; rule: string }
  | { kind: 'neverChosen'; node: string; value: Json }
  | { kind: 'twoEquations'; node: string; rules: string[]; values: Witness[] }
  | { kind: 'deadEnd'; node: string; rule: string; values: Witness[] }
  | { kind: 'endlessError'; rule: string; values: Witness[] }
  | { kind: 'neverRequired'; node: string; rule: string }
  | { kind: 'twoValues'; node: string; rules: string[]; values: Witness[] }
);

/** One of the values that bring a moment about: of a field, or of a reference into the context. */
export interface Witness {
  key: string;
  /** Absent when it is empty. */
  value?: Json;
}
