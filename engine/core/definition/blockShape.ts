import type { Json } from '../json';

/** An option of a block, or a member of one that is an object. */
export interface OptionShape {
  /**
   * `setting` is the name of a setting: `$settings/name`. `rows` are rows of a list of any tab: an object with `list`
   * (`"aba/lista"`), `when` (a condition on a row; absent: all) and its `members`, of which a `field` is the name of a
   * field of these rows.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'setting' | 'rows' | 'field';
  required?: true;
  /** The only values. */
  values?: readonly Json[];
  /** Of a list: its items. */
  items?: OptionShape;
  /** Of an object: its keys. */
  members?: Readonly<Record<string, OptionShape>>;
}

/** A field that a block binds under a name of its own. */
export interface BindShape {
  required?: true;
  /** Read, never written: a rule may compute it. */
  reads?: true;
}

/** What a block takes in a section. */
export interface BlockShape {
  /** It is the question of a rule (`ask`), and stands in no section. */
  question?: true;
  /** What it shows and changes belongs to the registration: it stands in no other wizard. */
  registration?: true;
  options: Readonly<Record<string, OptionShape>>;
  binds: Readonly<Record<string, BindShape>>;
}
