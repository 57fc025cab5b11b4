import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { applyMask, toMaskArray, unmask } from '../../../core/formats/mask';
import type { Format } from '../../../core/formats/types';

/** What is done to an insertion before the mask sees it; typing gives one character, pasting several. */
type Clean = (data: string) => string;

/** A preprocessor that cleans what is inserted. */
export function cleanInserted(clean: Clean): MaskitoPreprocessor {
  return ({ elementState, data }, action) => ({ elementState, data: action === 'insert' ? clean(data) : data });
}

/** The mask of a format as Maskito takes it; `undefined` for a format that takes any text. */
export function formatMask(format: Format): MaskitoOptions | undefined {
  const { mask, accepts, paste } = format;
  const find: Clean = (data) => (data.length > 1 && paste ? paste(data) : data);
  if (mask) {
    return {
      mask: ({ value }) => toMaskArray(mask(value)),
      preprocessors: [cleanInserted(find)],
      // After the mask, so that completion by the browser goes upper case too.
      postprocessors: [
        (state) => (mask(state.value).includes('S') ? { ...state, value: state.value.toUpperCase() } : state),
      ],
    };
  }
  if (!accepts) return undefined;
  const strip: Clean = (data) =>
    data.length > 1 ? [...data].filter((character) => accepts.test(character)).join('') : data;
  return { mask: accepts, preprocessors: [cleanInserted((data) => strip(find(data)))] };
}

/** The text of a stored value in its mask, or as it is when the mask would lose a part of it. */
export function maskedText({ display, mask }: Format, value: Parameters<Format['display']>[0]): string {
  const text = display(value);
  const masked = mask ? applyMask(mask(text), text) : text;
  return unmask(masked) === unmask(text).toUpperCase() ? masked : text;
}
