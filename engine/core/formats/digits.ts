import { unmask } from './mask';
import { textFormat } from './textFormat';

/** A text of digits, leading zeros kept; punctuation is dropped. */
export const digits = textFormat({
  name: 'digits',
  inputMode: 'numeric',
  accepts: /^\d*$/,
  read: unmask,
  check: (text) => (/^\d+$/.test(text) ? undefined : 'digits'),
  paste: unmask,
  reasons: ['digits'],
  examples: { valid: ['0', '0001', '35300000001'], invalid: [{ value: '12A', reason: 'digits' }] },
  source: 'Ours.',
});
