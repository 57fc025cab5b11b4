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
 * and those of calls: `saved`, `created`, `updated`, `deleted`, `notDeleted`, `delete`, `deleteFailed`, `deleteUnanswered`,
 * `notCalled`, `filesGone`, `busy`.
 */
export type Messages = Record<string, Message>;
