import type { Json } from '../../core/json';

/** What definitions name: things that they declare themselves, and some that the engine or the portal brings. */
export type Kind =
  | 'field'
  | 'option'
  | 'place'
  | 'rule'
  | 'tab'
  | 'part'
  | 'form'
  | 'setting'
  | 'sharedField'
  | 'lookup'
  | 'argument'
  | 'ask'
  | 'name'
  | 'type'
  | 'wizard'
  | 'endpoint'
  | 'format'
  | 'validator'
  | 'widget'
  | 'block'
  | 'message'
  | 'text'
  | 'step'
  | 'treatment';

/**
 * One thing that is named. Ids are paths: a field is `loan/reader/Zip`, in a row `loan/books/books/Title`; a
 * section, note or block `loan/reader#home`; an option `loan/reader/Kind=2`; an argument `zip/zip`; a name that a
 * shared rule or shared field leaves to the place that uses it `rules/zip/Zip`.
 */
export interface Subject {
  kind: Kind;
  id: string;
}

/**
 * How a place names something: it says what it is, reads its value, acts on it (shows, requires, writes), places it on the
 * screen or in a call, uses it (a format, a message), or is an example or an earlier version that mentions it.
 */
export type Sense = 'declares' | 'reads' | 'acts' | 'places' | 'uses' | 'example' | 'history';

/** What a place inside a text names; the text from `from` to `to` is the name. */
export interface Named {
  subject: Subject;
  from: number;
  to: number;
}

/** One place that names something. */
export interface Reference {
  subject: Subject;
  sense: Sense;
  /** The innermost thing that the place belongs to. */
  owner: Subject;
  /** The key of the vocabulary by which it is named: `rule.show`. */
  place: string;
  /** The file below the folder of definitions, and where in it. */
  file: string;
  pointer: string;
  at: 'key' | 'value';
  line: number;
  column: number;
  /** The whole text, or the value as JSON, and where in it the name stands. */
  text: string;
  from: number;
  to: number;
  /** The name stands in what all share, and this place takes it up. */
  through?: Through;
}

/** How a place takes up a name of shared.json, and with it what a rename must write at the place. */
export interface Through {
  /** `names` of a rule that is shared, or a key beside the `$ref` of a field that is. */
  by: 'names' | 'key';
  /** The name that a shared rule has for it, or the key of the shared field that holds it. */
  key: string;
  /** Where shared.json says it. */
  pointer: string;
  at: 'key' | 'value';
  /** The place already says itself what it means. */
  isSaid: boolean;
}

/** The texts of definitions by their path below the folder. */
export type Files = Readonly<Record<string, string>>;

/** A key for maps of subjects. */
export const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`;

/** The id of an option of a field, or of a shared field. */
export const optionId = (owner: string, value: Json): string => `${owner}=${JSON.stringify(value)}`;
