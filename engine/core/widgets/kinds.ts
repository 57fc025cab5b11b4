// Written by `node --import tsx scripts/vocabularyDocs.ts` from table.ts: what a browser takes of it.
import type { Widget } from './types';

/** The frames of the widgets that are not one box. */
export const frames: Readonly<Record<string, NonNullable<Widget['frame']>>> = {
  checkbox: 'bare',
  checkboxes: 'group',
  exclusive: 'group',
  radio: 'radiogroup',
  toggle: 'bare',
  yesno: 'radiogroup',
};

/** Those that put a question with its answers side by side. */
export const questions: readonly string[] = ['exclusive', 'radio', 'yesno'];

/** Those that ask for yes or no. */
export const answers: readonly string[] = ['checkbox', 'toggle', 'yesno'];

/** Those that open more of the form, and are no answer, with the frame in which they stay once they are locked. */
export const openers: Readonly<Record<string, NonNullable<Widget['frame']>>> = {
  toggle: 'bare',
};

/** Those with room for several lines. */
export const longTexts: readonly string[] = ['textarea'];
