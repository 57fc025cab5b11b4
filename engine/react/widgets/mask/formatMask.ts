import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { applyMask, toMaskArray, unmask } from '../../../core/formats/mask';
import type { Format } from '../../../core/formats/types';
import { refuseWhenFull } from './refuseWhenFull';

/** What is done to an insertion before the mask sees it; typing gives one character, pasting several. */
type Clean = (data: string) => string;

/** A preprocessor that cleans what is inserted. */
export function cleanInserted(clean: Clean): MaskitoPreprocessor {
  return ({ elementState, data }, action) => ({ elementState, data: action === 'insert' ? clean(data) : data });
}

/** Puts in what a typed separator says of the text before it: `1` and a slash, dot or hyphen is `01/`. */
function separateTyped(separate: Clean): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    if (action !== 'insert' || !/^[/.\-\s]$/.test(data) || selection[0] !== selection[1]) return { elementState, data };
    const typed = value.slice(0, selection[0]);
    const separated = separate(typed);
    if (separated === typed) return { elementState, data };
    const before = separated.slice(0, -1);
    return {
      elementState: { value: before + value.slice(selection[1]), selection: [before.length, before.length] },
      data: separated.slice(-1),
    };
  };
}

/** Whether a text has more letters and digits than its mask has places. */
function isTooMuch(mask: NonNullable<Format['mask']>, text: string): boolean {
  return unmask(text).length > mask(text).replace(/[^#S]/g, '').length;
}

/** The mask of a format as Maskito takes it; `undefined` for a format that takes any text. */
export function formatMask(format: Format): MaskitoOptions | undefined {
  const { mask, accepts, paste, separate } = format;
  const find: Clean = (data) => (data.length > 1 && paste ? paste(data) : data);
  if (mask) {
    return {
      mask: ({ value }) => toMaskArray(mask(value)),
      preprocessors: [
        cleanInserted(find),
        ...(separate ? [separateTyped(separate)] : []),
        refuseWhenFull((text) => isTooMuch(mask, text)),
      ],
      // After the mask, so that completion by the browser goes upper case too.
      postprocessors: [
        (state) => (mask(state.value).includes('S') ? { ...state, value: state.value.toUpperCase() } : state),
      ],
    };
  }
  if (!accepts) return undefined;
  const strip: Clean = (data) => [...data].filter((character) => accepts.test(character)).join('');
  return { mask: accepts, preprocessors: [cleanInserted((data) => strip(paste ? paste(data) : data))] };
}

/** The text of a stored value in its mask, or as it is when the mask would lose a part of it. */
export function maskedText({ display, mask }: Format, value: Parameters<Format['display']>[0]): string {
  const text = display(value);
  const masked = mask ? applyMask(mask(text), text) : text;
  return unmask(masked) === unmask(text).toUpperCase() ? masked : text;
}
