import { isEmpty } from '../json';
import type { Format } from './types';

/** A format of texts, in terms of texts alone. */
export interface TextFormat extends Omit<Format, 'type' | 'normalise' | 'validate' | 'display'> {
  /** Stored text of a typed text; `''` = empty. Default: the text itself. */
  read?(text: string): string;
  /** Reason for which a stored text is refused; it must give one for `''`. */
  check(text: string): string | undefined;
  /** Shown text of a stored text. Default: the text itself. */
  show?(text: string): string;
}

/** The format of a text: numbers on the wire are read as their digits, other JSON types stay and are refused. */
/* @__NO_SIDE_EFFECTS__ */
export function textFormat({ read, check, show, ...rest }: TextFormat): Format {
  return {
    ...rest,
    type: 'string',
    normalise(value) {
      if (value === undefined || isEmpty(value)) return undefined;
      if (typeof value !== 'string' && typeof value !== 'number') return value;
      const text = String(value);
      return (read ? read(text) : text) || undefined;
    },
    validate: (value) => check(typeof value === 'string' ? value : ''),
    display(value) {
      if (value === undefined || isEmpty(value)) return '';
      const text = String(value);
      return show ? show(text) : text;
    },
  };
}
