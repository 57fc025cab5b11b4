import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { toMaskArray } from '../../../core/formats/mask';
import { refuseWhenFull } from '../mask/refuseWhenFull';
import { nationalLength, nationalMask } from './nationalMask';
import { readInserted } from './phoneText';

/** `+` and digits, until the country is known from them. Source: ITU-T E.164, at most 15 digits. */
const INTERNATIONAL = /^\+\d{0,15}$/;

/** Whether a national number has more digits than any of its country. */
function isTooMuch(country: string, text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return !text.startsWith('+') && digits.length > nationalLength(country, digits);
}

/**
 * The mask of the number box. A text that begins with `+` is let through, so that the widget can take the country
 * from it.
 * @param find the number inside pasted text
 */
export function phoneMask(country: string, find: (text: string) => string): MaskitoOptions {
  const take = (text: string) => readInserted(find(text), country);
  const read: MaskitoPreprocessor = ({ elementState, data }, action) => {
    if (action === 'validation') {
      const digits = elementState.value.replace(/\D/g, '');
      if (elementState.value.startsWith('+') || digits.length <= nationalLength(country, digits))
        return { elementState, data };
      // The browser's completion: it comes past the insertion.
      const value = take(elementState.value);
      return { elementState: { value, selection: [value.length, value.length] }, data };
    }
    if (action !== 'insert' || data.length < 2) return { elementState, data };
    const text = take(data);
    // An international number takes the place of what stands there.
    return text.startsWith('+')
      ? { elementState: { value: '', selection: [0, 0] }, data: text }
      : { elementState, data: text };
  };
  return {
    mask: ({ value }) =>
      value.startsWith('+') ? INTERNATIONAL : toMaskArray(nationalMask(country, value.replace(/\D/g, ''))),
    preprocessors: [read, refuseWhenFull((text) => isTooMuch(country, text))],
  };
}
