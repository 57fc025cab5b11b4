import { fields } from './screenTexts/fields';
import { lists } from './screenTexts/lists';
import { sending } from './screenTexts/sending';
import { steps } from './screenTexts/steps';
import { typing } from './screenTexts/typing';

/**
 * The screen texts that widgets, collections, dialogs and the portal read, with the names in braces that the code fills in
 * each; a test keeps this equal to the code.
 */
const screenTexts = { ...fields, ...lists, ...sending, ...steps, ...typing } as const;

/** The name of a screen text. */
export type TextName = keyof typeof screenTexts;

/** The names of the screen texts, in the order of the alphabet. */
export const textNames = Object.keys(screenTexts).sort() as TextName[];

/** The names in braces that the code fills in screen texts, by text. */
export const textParameters: Readonly<Record<string, readonly string[]>> = screenTexts;

/** Screen texts that may be left out, because the page itself tells them. */
export const optionalTexts: readonly string[] = ['language'];
