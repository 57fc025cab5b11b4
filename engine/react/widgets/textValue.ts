import type { Format } from '../../core/formats/types';
import type { Json } from '../../core/json';

/** The two directions between the text of a control and the stored value, with or without a format. */
export interface TextMeaning {
  read(text: string): Json | undefined;
  show(value: Json | undefined): string;
}

const plain: TextMeaning = {
  read: (text) => text || undefined,
  show: (value) => (value === undefined || value === null ? '' : String(value)),
};

/** How a format reads and shows a text; without a format the text is the value. */
export function textMeaning(format: Format | undefined): TextMeaning {
  return format ? { read: format.normalise, show: format.display } : plain;
}
