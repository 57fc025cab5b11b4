import { fillText } from '../../core/text';
import type { WidgetProps } from './types';

/** The screen texts that widgets read, with the places that they fill. The engine itself has no text. */
export const widgetTexts = {
  yes: [],
  no: [],
  /** The empty option of a list. */
  select: [],
  /** Stands in a list whose options are on their way. */
  loading: [],
  /** Read after the label of a required group of checkboxes. */
  required: [],
  /** Characters left. */
  counter: ['n', 'max'],
  counterFull: ['max'],
  /** What a control did not take, by the reason: a minus sign, letters, any other character, what is no letter or digit. */
  refusedMinus: ['text'],
  refusedLetters: ['text'],
  refusedSymbol: ['text'],
  refusedSpecial: ['text'],
  /** A letter went in without its accent. */
  refusedReplaced: ['text', 'as'],
  /** A third decimal, and any decimal where whole numbers stand. */
  refusedDecimals: ['text'],
  refusedWhole: ['text'],
  /** A character typed into a full box, and an insertion that it has no room for. */
  refusedFull: ['text', 'max'],
  refusedLong: ['text', 'max'],
  /** An insertion that means no value, or several. */
  refusedUnclear: ['text'],
  /** List with search: button that empties it, no match, number of matches, and more matches than are shown. */
  clear: ['label'],
  noResults: [],
  results: ['n'],
  moreResults: ['n', 'total'],
  /** Takes one of several chosen options away. */
  remove: [],
  /** Name of the country list of a telephone. */
  phoneCountry: ['label'],
  /** Name of the button that shows a password. */
  showPassword: ['label'],
  /** How many criteria are met, and whether one is. */
  criteria: ['n', 'total'],
  criterionMet: [],
  criterionUnmet: [],
  /** Name of the button that opens a calendar. */
  openCalendar: ['label'],
  /** Language of country names and of the order of lists, as in `<html lang>`, which it defaults to. */
  language: [],
} as const satisfies Record<string, readonly string[]>;

/** The text of that name with its places filled; `''` when the definitions have none. */
export function widgetText(
  { texts }: Pick<WidgetProps, 'texts'>,
  name: keyof typeof widgetTexts,
  values: Record<string, string | number> = {},
): string {
  return fillText(texts[name] ?? '', values);
}
