import type { FieldError } from '../validation/errors';

/** Errors without what a list says of its rows where a row says it as well: that counts once, at the rows. */
export const saidOnce = <Told extends FieldError>(errors: readonly Told[]): Told[] =>
  errors.filter(
    ({ text, pointer }) => !text || !errors.some((row) => row.text === text && row.pointer.startsWith(`${pointer}/`)),
  );
