import { type EnumOptionsType, getUiOptions, type UIOptionsType, type UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { choiceSchema } from '../../core/definition/choiceSchema';
import { isEqual, isNone, type Json } from '../../core/json';
import { helpOf } from '../../core/validation/messages';
import { widgetText } from '../widgets/texts';
import type { WidgetProps } from '../widgets/types';

/**
 * What the definition says of a field, as a `uiSchema` of rjsf, and its options as `getUiOptions` reads them. That it is locked or
 * disabled stands there, whoever says so: the definition, a rule, or the mode of the wizard.
 */
export function useRjsfUiSchema(
  { uiSchema: own, options, placeholder, autoComplete, locked, disabled }: WidgetProps,
  settings: Record<string, Json> = NONE,
): { uiSchema: UiSchema; ui: UIOptionsType } {
  return useMemo(() => {
    const { 'ui:helpBy': _, 'ui:options': __, ...kept } = own ?? {};
    const help = own && helpOf(own, settings);
    const uiSchema = {
      ...kept,
      ...(help && { 'ui:help': help }),
      ...(placeholder !== undefined && { 'ui:placeholder': placeholder }),
      ...(autoComplete !== undefined && { 'ui:autocomplete': autoComplete }),
      ...(!isNone(options) && { 'ui:options': options }),
      ...(locked && { 'ui:readonly': true }),
      ...(disabled && { 'ui:disabled': true }),
    } as UiSchema;
    return { uiSchema, ui: getUiOptions(uiSchema) };
  }, [own, options, placeholder, autoComplete, locked, disabled, settings]);
}

const NONE = {};

/** The `options` of a widget: what rjsf's field of its type takes out of them stands in props, and the choices come in. */
export function optionsForRjsf(widget: WidgetProps, ui: UIOptionsType): UIOptionsType {
  const { widget: _, title: __, ...options } = ui;
  const enumOptions = enumOptionsOf(widget);
  const named = { ...options, ...(enumOptions && { enumOptions }) };
  const { type } = widget.schema ?? {};
  if (type === 'array') return named;
  const { [type === 'boolean' ? 'label' : 'placeholder']: ___, ...rest } = named;
  return rest;
}

/** The options of a choice; a yes or no has two, whatever its widget. */
function enumOptionsOf(widget: WidgetProps): EnumOptionsType[] | undefined {
  const { choices, schema = {} } = widget;
  const { oneOf } = choiceSchema(schema);
  const yesOrNo = (value: Json) => ({ value, label: widgetText(widget, value === true ? 'yes' : 'no') });
  if (schema.type === 'boolean' && !oneOf) return (schema.enum ?? [true, false]).map(yesOrNo);
  return choices?.map(({ value, label }) => {
    const one = oneOf?.find(({ const: code }) => isEqual(code, value));
    return { value, label, ...(one && { schema: one }) } as EnumOptionsType;
  });
}
