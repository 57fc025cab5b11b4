import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';
import type { Format } from '../../../core/formats/types';
import { dotAsComma } from './dotAsComma';
import { cleanInserted } from './formatMask';

/** Digits, decimals included, up to which a JSON number is exact. */
const MAX_DIGITS = 15;

const limitDigits: MaskitoPostprocessor = (state, before) =>
  state.value.replace(/\D/g, '').length > MAX_DIGITS ? before : state;

/**
 * The number that pasted text means, as the format writes it. Digits alone stay, for they may go into a number that
 * is there. Text that means no number, several, or a negative one is not inserted: no guess may change an amount.
 */
function pastedNumber({ paste, normalise, display }: Format, data: string): string {
  if (data.length < 2 || /^\d+$/.test(data)) return data;
  const value = normalise(paste ? paste(data) : data);
  return typeof value === 'number' && value >= 0 ? display(value) : '';
}

/** The mask of numbers with a decimal comma and at most two decimals, grouped if the format groups. */
export function numberMask(format: Format): MaskitoOptions {
  const isGrouped = format.display(1000).includes('.');
  const options = maskitoNumberOptionsGenerator({
    decimalSeparator: ',',
    thousandSeparator: isGrouped ? '.' : '',
    maximumFractionDigits: 2,
    min: 0,
  });
  return {
    ...options,
    preprocessors: [
      cleanInserted((data) => pastedNumber(format, data)),
      ...(isGrouped ? [dotAsComma()] : []),
      ...options.preprocessors,
    ],
    postprocessors: [...options.postprocessors, limitDigits],
  };
}
