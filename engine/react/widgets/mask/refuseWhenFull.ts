import type { MaskitoPreprocessor } from '@maskito/core';

/**
 * Refuses a character typed into a full mask, which would push the last one off its end.
 * @param isTooMuch whether the mask has no room for all of this text
 */
export function refuseWhenFull(isTooMuch: (text: string) => boolean): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    if (action !== 'insert' || data.length !== 1) return { elementState, data };
    const next = value.slice(0, selection[0]) + data + value.slice(selection[1]);
    return { elementState, data: isTooMuch(next) ? '' : data };
  };
}
