/**
 * Both ways to rjsf: its widgets in the forms of this engine, and this engine's widgets as a theme of rjsf.
 *
 * @example
 * import { withTheme } from '@rjsf/core';
 * import { customizeValidator } from '@rjsf/validator-ajv8';
 * import { formats as brazilian } from 'ficha-engine/brazil';
 * import { formatsWritten } from 'ficha-engine/core';
 * import { FramedWidget } from 'ficha-engine/react';
 * import { createFichaTheme, customFormatsOf, fromRjsf, registerWidget } from 'ficha-engine/rjsf';
 * import english from 'ficha-engine/texts/en.json' with { type: 'json' };
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 *
 * // The formats, with days and numbers as people write them in the language of the texts.
 * const day = { isMonthFirst: true, placeholder: 'mm/dd/yyyy' };
 * const formats = formatsWritten(brazilian, { day, hasDecimalPoint: true });
 *
 * // A form of rjsf in this look, whose validator knows the formats.
 * const Form = withTheme(createFichaTheme({ texts: english.texts, formats }));
 * const validator = customizeValidator({ customFormats: customFormatsOf(formats) });
 * const cpf = { type: 'string', title: 'CPF', format: 'cpf' } as const;
 * const born = { type: 'string', title: 'Born on', format: 'date' } as const;
 * const schema = { type: 'object', properties: { cpf, born } } as const;
 * const form = renderToStaticMarkup(createElement(Form, { schema, validator, formData: { cpf: '52998224725' } }));
 * form.includes('value="529.982.247-25"'); // true
 * form.includes('placeholder="mm/dd/yyyy"'); // true
 * validator.isValid(cpf, '52998224720', cpf); // false
 *
 * // A widget written for rjsf in a form of this engine, where definitions name it in `ui:widget`.
 * registerWidget('stars', fromRjsf(({ id, value }) => createElement('output', { id }, '★'.repeat(value))));
 * const state = { required: false, locked: false, disabled: false, options: {}, texts: english.texts };
 * const rest = { ...state, onChange: () => {}, onLeave: () => {} };
 * const field = { id: 'rating', name: 'rating', label: 'Rating', widget: 'stars', value: 3, ...rest };
 * renderToStaticMarkup(createElement(FramedWidget, field)).includes('★★★'); // true
 */
export { fromRjsf } from './react/exchange/fromRjsf';
export { RjsfFormContext } from './react/exchange/rjsfRegistry';
export { createFichaTheme, customFormatsOf } from './react/exchange/theme';
export { type ThemeWords, toRjsf } from './react/exchange/toRjsf';
export { registerWidget } from './react/widgets/table';
