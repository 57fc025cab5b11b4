import type { FieldError } from '../validation/errors';

/** Errors without what a list says of its rows where a row says it as well: that counts once, at the rows. */
export function saidOnce<Told extends FieldError>(errors: readonly Told[]): Told[] {
  // None in a long form without lists, of which each error would else be held against all others.
  const inside = errors.filter(({ pointer }) => pointer.lastIndexOf('/') > 0);
  const isRepeated = ({ text, pointer }: Told) =>
    inside.some((row) => row.text === text && row.pointer.startsWith(`${pointer}/`));
  return errors.filter((error) => inside.length === 0 || !error.text || !isRepeated(error));
}
