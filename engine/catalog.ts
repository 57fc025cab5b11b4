/**
 * What definitions may name, and what tools say of it: kinds of effects, formats with their examples, validators with what they
 * take, widgets, kinds of messages, texts of the screen. It runs in a browser; forms themselves load none of it.
 *
 * @begin engineNames, toldFormats, withExamples, toldValidators, toldWidgets, textNames
 * @example
 * import { engineNames, toldValidators } from 'ficha-engine/catalog';
 *
 * engineNames.validators.includes('sum'); // true
 * Object.keys(toldValidators.sum?.params ?? {}); // ['field', 'minimum', 'maximum']
 */
export { messageKinds } from './compile/messageKinds';
export { contextNames, engineNames } from './compile/names';
export { type TextName, textNames } from './compile/screenTexts';
export {
  actingKinds,
  deedOf,
  joinedKeys,
  keysActing,
  keysSaying,
  keyToBe,
  lineOf,
  namesActedOn,
  namesUnder,
  toldKeys,
} from './core/effects/told';
export type { Puts, Says, Species, ToldKey } from './core/effects/types';
export { toldFormats } from './core/formats/br/told';
export { withExamples } from './core/formats/br/withExamples';
export type { FormatWords, ToldFormat } from './core/formats/toldFormat';
export type { FormatWithExamples } from './core/formats/types';
export { toldValidators } from './core/validators/told';
export type { ToldValidator } from './core/validators/types';
export { toldWidgets } from './core/widgets/table';
export type { Widget, WidgetOption, WidgetSample } from './core/widgets/types';
