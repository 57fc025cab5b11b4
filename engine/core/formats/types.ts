import type { Json } from '../json';
import type { Typing } from '../typing/edit';

/** The part of a format that a field shows, apart from its value. */
export interface FormatAppearance {
  /** The name under which definitions ask for it: `"format": "cnpj"`. */
  name: string;
  /** Label of a field whose format is picked by another field (`formatBy`). */
  title?: string;
  /** The widget that shows a field of it. Default: `masked`. */
  widget?: string;
  /** The form of a value with its places empty, never one that could be taken for a value: `'_____-___'`. */
  placeholder?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  autoCapitalize?: 'none' | 'characters' | 'words';
  /**
   * The mask for a text that is being typed: `#` takes a digit, `S` a letter or digit (shown in upper case),
   * anything else stands for itself. It may depend on the text (CPF or CNPJ), so ask anew for every text.
   */
  mask?(text: string): string;
  /** The whole text that may stand in the field while typing, for formats without a mask. */
  accepts?: RegExp;
  /** How a box takes what is typed, where mask and `accepts` do not say it. */
  typing?: Typing;
  /** Stands before and after the value; not part of `display`, read and ignored by `normalise`. */
  prefix?: string;
  suffix?: string;
  /** Decimal places always shown, of a number. */
  places?: number;
}

/** One format: what a text or number must look like, how it is read, stored and shown. */
export interface Format extends FormatAppearance {
  /** JSON type of the stored value. */
  type: 'string' | 'number';
  /**
   * The stored value of a wire or typed value; `undefined` = empty. What cannot be read comes back as it is,
   * so that error, draft and reload keep it. Reading a stored or displayed value gives the stored value again.
   */
  normalise(value: Json | undefined): Json | undefined;
  /** `undefined` for a valid stored value, else one of `reasons`. Never answers "valid" for another JSON type. */
  validate(value: Json): string | undefined;
  /** The text of a stored value in a field; an unreadable value shows as it is, an empty one as `''`. */
  display(value: Json | undefined): string;
  /** The text of a stored value outside a field, where people write it otherwise than the field's mask does. */
  write?(value: string): string;
  /** The text of a valid value where it is not to be read in full: `'•••.•••.•••-25'`. */
  veil?(value: string): string;
  /** A text behind which a separator was typed, with what that says of it: `1` is `01/`. */
  separate?(text: string): string;
  /**
   * Reason told of a value as it is stored, whose reading had to put something to it (a telephone without the code of
   * its country); it stands until the field is edited and stops nothing.
   */
  stored?(value: Json): string | undefined;
  /** Reason for which a typed text that counts as empty is told about when it is left; it stops nothing. */
  unread?(text: string): string | undefined;
  /**
   * A text typed in another order than the mask's, as it is to stand: as typed until it is whole (`1990-02`), then as
   * the mask has it. `undefined` for any other text.
   */
  begun?(typed: string): string | undefined;
  /** Characters that do not fit are left out of an insertion, and told; `paste` is what leaves them out. */
  strips?: true;
  /** The value inside pasted text (`'CPF: 529.982.247-25'`) as one would type it, or the text itself. */
  paste?(text: string): string;
  /** Reasons for which a text is not accepted yet, all at once: what a list of criteria ticks off while it is typed. */
  unmet?(text: string): string[];
  /**
   * Every reason that `validate` may give: the keys of the format's inline texts, which stand in `shared.json` of the definitions,
   * `{ "formats": { "plate": { "length": "Seven characters." } } }`. Without one the text of `invalid` is said.
   */
  reasons: string[];
  /**
   * Those of `reasons` that only a complete text has, to which no character can be added (wrong check digits): they
   * are told while it is typed, the others when it is left. Default: none.
   */
  complete?: string[];
  /** Stored values, for the analysis of definitions; those of the engine's formats are told to the tools alone. */
  examples?: FormatExamples;
}

/** Stored values that a format takes, and those that it refuses, with the reason. */
export interface FormatExamples {
  valid: Json[];
  invalid: { value: Json; reason: string }[];
}

/** A format as definitions are analysed with it, made by `withExamples` of `catalog`: what depends on one without examples is left open. */
export type FormatWithExamples = Format & { examples: FormatExamples | undefined };

/**
 * The text of a value outside a field (lists, summaries): `write`, else `display` with prefix and suffix,
 * `'R$ 1.234,56'`.
 */
export function formatText(format: Format, value: Json | undefined): string {
  if (format.write && typeof value === 'string') return format.write(value);
  const text = format.display(value);
  return typeof value === format.type && text !== '' ? `${format.prefix ?? ''}${text}${format.suffix ?? ''}` : text;
}
