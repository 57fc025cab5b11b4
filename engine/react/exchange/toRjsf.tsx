import {
  getDecimalSeparator,
  getSchemaType,
  type RJSFSchema,
  type WidgetProps as RjsfWidgetProps,
  type Widget,
} from '@rjsf/utils';
import { type ComponentType, useState } from 'react';
import type { FieldSchema } from '../../core/definition/types';
import type { Format } from '../../core/formats/types';
import { isObject, type Json, type JsonObject } from '../../core/json';
import { formatFor } from '../widgets/formatFor';
import { datePart } from './datePart';
import { errorOf, hintOf } from './fieldTexts';
import { useRjsfField } from './rjsfField';
import { ThemedWidget } from './ThemedWidget';

/** What the widgets of a theme say and know. */
export interface ThemeWords {
  /** The texts that widgets read, by name. */
  texts: Record<string, string>;
  formats: Record<string, Format>;
}

const framed = new WeakSet<Widget>();

/** Whether a widget, as rjsf draws it, brings the frame. */
export const isFramed = (widget: Widget) => framed.has(widget);

/**
 * A widget of this engine as one of rjsf, with its frame: label, hint and message. A text that means no value goes to rjsf as
 * it was typed, and its validator refuses it. Several of some options are chosen by `checkboxes`, whatever `widget` is.
 */
export function toRjsf(widget: string, { texts, formats }: ThemeWords): ComponentType<RjsfWidgetProps> {
  const FichaWidget: Widget = (props: RjsfWidgetProps) => {
    const { id, name, schema, required, disabled, readonly, rawErrors, hideError, options } = props;
    const part = datePart(props, texts);
    const field = useRjsfField(id);
    const label = field.label || (part ?? (props.label || name));
    // rjsf's own sign for a part of a day that is not chosen yet.
    const value = part && props.value === -1 ? undefined : props.value;
    const [text, setText] = useState<string>();
    const [numeral, setNumeral] = useState<string>();
    const isText = typeof value === 'string' && value === text;
    const error = hideError ? undefined : errorOf(rawErrors);
    // The help of alternatives stands at the one that is chosen.
    const hint = hintOf(choosesAlternative(id) ? { ...props, options: { ...options, help: undefined } } : props, field);
    const format = formatFor(widget, formats, schema.format) ?? formats[widget];
    const choices = options.enumOptions?.map((option) => ({ value: option.value as Json, label: option.label }));
    return (
      <ThemedWidget
        widget={props.multiple && choices ? 'checkboxes' : widget}
        width={widthOf(options.width)}
        id={id}
        name={props.htmlName || id}
        label={label}
        isLabelHidden={props.hideLabel === true && (options.label === false || !choosesAlternative(id))}
        autofocus={props.autofocus ?? false}
        schema={schema as RJSFSchema as FieldSchema}
        value={isText ? undefined : isNumeral(numeral, value, schema) ? numeral : (value as Json | undefined)}
        required={required ?? false}
        locked={readonly ?? false}
        disabled={disabled ?? false}
        options={optionsOf(options)}
        texts={texts}
        onChange={(next, typed) => {
          if (next === undefined && choosesAlternative(id)) return;
          setText(next === undefined ? typed : undefined);
          setNumeral(typeof next === 'string' ? next : undefined);
          props.onChange(next === undefined ? typed || (props.multiple ? [] : options.emptyValue) : next);
        }}
        onFocus={() => props.onFocus(id, value)}
        onLeave={() => props.onBlur(id, value)}
        onLeaveUnread={(typed) => {
          setText(typed);
          props.onChange(typed);
          props.onBlur(id, typed);
        }}
        {...(isText && { text })}
        {...(error !== undefined && { error })}
        hint={hint}
        ownErrors={field.errors}
        {...(props.placeholder && !part && { placeholder: props.placeholder })}
        {...(options.autocomplete && { autoComplete: options.autocomplete })}
        {...(format && { format })}
        {...(choices && { choices })}
        {...(schema.maxLength !== undefined && { maxLength: schema.maxLength })}
      />
    );
  };
  // rjsf would wrap it, and the wrapper could not be told from others.
  Object.assign(FichaWidget, { MergedWidget: FichaWidget });
  framed.add(FichaWidget);
  return FichaWidget;
}

/**
 * Whether a number is what this text means: it stays as it was typed. The number alone would lose what is on its way to
 * another one: `-0.0`, typed before `-0.05`, is 0. rjsf gives it as a text where the language has a decimal comma.
 */
function isNumeral(text: string | undefined, value: unknown, schema: RJSFSchema): text is string {
  const type = getSchemaType(schema);
  if (!text?.trim() || value === undefined || value === null || (type !== 'number' && type !== 'integer')) return false;
  const read = (numeral: unknown) => Number(String(numeral).replace(getDecimalSeparator(), '.'));
  return read(text) === read(value);
}

/** Whether it chooses one of the alternatives of a schema: rjsf drops all of the data where none is chosen. */
const choosesAlternative = (id: string) => /__(one|any)of_select$/.test(id);

/** The columns that `ui:options.width` asks for. */
export const widthOf = (value: unknown) =>
  value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : 6;

function optionsOf(options: RjsfWidgetProps['options']): JsonObject {
  const { enumOptions: _, ...own } = options;
  return isObject(own) ? (own as JsonObject) : {};
}
