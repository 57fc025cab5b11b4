import type { ThemeProps } from '@rjsf/core';
import type { RegistryWidgetsType } from '@rjsf/utils';
import type { CustomValidatorOptionsType } from '@rjsf/validator-ajv8';
import type { Format } from '../../core/formats/types';
import type { Json } from '../../core/json';
import { ArrayFieldItemTemplate } from './ArrayFieldItemTemplate';
import { BaseInputTemplate } from './BaseInputTemplate';
import { ButtonTemplates } from './buttons';
import { FieldTemplate } from './FieldTemplate';
import { ObjectFieldTemplate } from './ObjectFieldTemplate';
import { OptionalDataControlsTemplate } from './OptionalDataControlsTemplate';
import { type ThemeWords, toRjsf } from './toRjsf';
import { WrapIfAdditionalTemplate } from './WrapIfAdditionalTemplate';

/** Under which names rjsf asks for a widget, and the one of this engine that stands there. */
const WIDGETS: Record<string, string> = {
  CheckboxWidget: 'checkbox',
  CheckboxesWidget: 'checkboxes',
  EmailWidget: 'email',
  RadioWidget: 'radio',
  SelectWidget: 'select',
  TextWidget: 'text',
  TextareaWidget: 'textarea',
  combobox: 'combobox',
  date: 'date',
  DateWidget: 'date',
  money: 'money',
  phone: 'phone',
  toggle: 'toggle',
  yesno: 'yesno',
};

/**
 * A theme for stock rjsf: `withTheme(createFichaTheme({ texts, formats }))`. Fields with a `format` of `formats` get its mask or
 * widget; `ui:widget` may name these and `combobox`, `toggle`, `yesno`.
 */
export function createFichaTheme(words: ThemeWords): ThemeProps {
  const named = Object.entries(WIDGETS).map(([name, widget]) => [name, toRjsf(widget, words)]);
  const ofFormats = Object.values(words.formats)
    // A widget of rjsf has this name.
    .filter(({ name }) => name !== 'password')
    .map(({ name, widget = 'masked' }) => [name, toRjsf(widget, words)]);
  return {
    widgets: Object.fromEntries([...named, ...ofFormats]) as RegistryWidgetsType,
    templates: {
      ArrayFieldItemTemplate,
      BaseInputTemplate,
      FieldTemplate,
      ObjectFieldTemplate,
      OptionalDataControlsTemplate,
      WrapIfAdditionalTemplate,
      ButtonTemplates,
    } as NonNullable<ThemeProps['templates']>,
  };
}

type CustomFormats = NonNullable<CustomValidatorOptionsType['customFormats']>;

/** What stock rjsf's validator checks of the formats: `customizeValidator({ customFormats: customFormatsOf(formats) })`. */
export function customFormatsOf(formats: ThemeWords['formats']): CustomFormats {
  return Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, checkOf(format)]));
}

function checkOf({ type, validate }: Format): CustomFormats[string] {
  const check = (value: Json) => validate(value) === undefined;
  // rjsf hands them to ajv as they are, which takes formats of numbers, too, and not as functions alone.
  return type === 'string' ? check : ({ type, validate: check } as object as CustomFormats[string]);
}
