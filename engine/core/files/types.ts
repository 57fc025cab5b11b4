/** A kind of file, known by its content. */
export interface FileType {
  name: string;
  /** As people call it: `JPG`. */
  title: string;
  mime: string;
  /** In lower case, without the dot; the first is given to a file that has none of them. */
  extensions: readonly [string, ...string[]];
  isImage: boolean;
  /** Whether a file begins like this kind. May be asked with fewer bytes than `HEAD_BYTES`. */
  matches(head: Uint8Array): boolean;
  /** Beginnings of files, as hexadecimal digits. */
  examples: { valid: readonly string[]; invalid: readonly string[] };
  /** Where the signature is fixed. */
  source: string;
}
