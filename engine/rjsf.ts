/**
 * Both ways to rjsf: its widgets in the forms of this engine, and this engine's widgets as a theme of rjsf.
 *
 * @example
 * import { createFichaTheme } from 'ficha-engine/rjsf';
 *
 * typeof createFichaTheme; // 'function'
 */
export { fromRjsf } from './react/exchange/fromRjsf';
export { createFichaTheme, customFormatsOf } from './react/exchange/theme';
export { type ThemeWords, toRjsf } from './react/exchange/toRjsf';
export { registerWidget } from './react/widgets/table';
