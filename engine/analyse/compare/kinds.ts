/**
 * What a change does to registrations under way and to those who call the API, the gravest first. Only `compatible` needs
 * no answer of whoever publishes; `undecidable` says that validators, lookups or lists of the server decide.
 */
export const KINDS = [
  'losesData',
  'breaksContract',
  'changesMeaning',
  'asksMore',
  'undecidable',
  'compatible',
] as const;

/** One of the kinds of findings. */
export type Kind = (typeof KINDS)[number];
