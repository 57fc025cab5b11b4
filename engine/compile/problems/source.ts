import type { Json } from '../../core/json';

/** A JSON file with the places of its values. */
export interface Source {
  file: string;
  text: string;
  value: Json;
  /** Line and column (from 1) of a value or of its key; of the nearest value around it when it does not exist. */
  locate(pointer: string, at?: 'key' | 'value'): { line: number; column: number };
  /** Whether the file itself holds this value, and not a file that it refers to. */
  has(pointer: string): boolean;
  /** Where a value stands that another file puts in the place of this pointer. */
  elsewhere?(place: Place): Elsewhere | undefined;
}

/** A place in another file; with its use when several files put it in a place of theirs. */
export interface Elsewhere extends Place {
  source: Source;
  use?: Use;
}

/** A source that tells of its own file alone, whatever stands in the place of its names. */
export function asWritten({ elsewhere: _, ...source }: Source): Source {
  return source;
}

/** What a problem is about: a value of a file, or the key that names it. */
export interface Place {
  pointer: string;
  at?: 'key' | 'value';
}

/** A place that names a rule or part of shared.json. */
export interface Use {
  /** `rules/cep`, `parts/documentos`. */
  item: string;
  source: Source;
  pointer: string;
}
