import {
  asNumber,
  type ErrorSchema,
  type RJSFSchema,
  type WidgetProps as RjsfWidgetProps,
  toErrorList,
} from '@rjsf/utils';
import { type ComponentType, useMemo } from 'react';
import { isEmpty, type Json } from '../../core/json';
import { useFormIfAny } from '../form/FormContext';
import type { WidgetProps } from '../widgets/types';
import { RjsfTexts } from './RjsfTexts';
import { type GivenRegistry, registryOf, useRegistry } from './rjsfRegistry';
import { optionsForRjsf, useRjsfUiSchema } from './rjsfUiSchema';

/**
 * A widget that was written for rjsf, as one of this engine: `registerWidget('color', fromRjsf(ColorWidget))`. It is given
 * what rjsf would give it; label, hint and message are those of the frame, and stand under the ids that rjsf's widgets
 * name, too. What it reports as an `ErrorSchema` with a value holds its field invalid until the next one. `given` takes the place
 * of the default templates and widgets that it may ask for, and is the `formContext` that it finds where no
 * `RjsfFormContext` stands around the tab. Costs the whole of rjsf, but for its `schemaUtils`: of them a widget is answered
 * what concerns the schema of its field, and an error for the rest.
 */
export function fromRjsf(
  Widget: ComponentType<RjsfWidgetProps>,
  given: GivenRegistry = {},
): ComponentType<WidgetProps> {
  const fixed = registryOf(given);
  const defaults = (Widget as { defaultProps?: { options?: object } }).defaultProps?.options;
  return function RjsfWidget(widget) {
    const { id, name, label, required, error, hint } = widget;
    const form = useFormIfAny();
    const registry = useRegistry(fixed, form);
    const own = (widget.schema ?? EMPTY) as RJSFSchema;
    const isList = own.type === 'array';
    // Of some options each is chosen once: rjsf takes a list for a choice of several where its schema says so.
    const schema = useMemo(() => (isList ? { uniqueItems: true, ...own } : own), [isList, own]);
    const { uiSchema, ui } = useRjsfUiSchema(widget, form?.constants.settings);
    const value = widget.text ?? widget.value;
    return (
      <div>
        <Widget
          id={id}
          name={name}
          htmlName={name}
          label={ui.title ?? label}
          hideLabel={schema.type !== 'boolean'}
          schema={schema}
          uiSchema={uiSchema}
          value={value ?? (isList ? [] : undefined)}
          required={required}
          disabled={Boolean(ui.disabled)}
          readonly={Boolean(ui.readonly)}
          autofocus={Boolean(ui.autofocus)}
          rawErrors={error?.split('\n')}
          options={{ ...defaults, ...optionsForRjsf(widget, ui) }}
          registry={registry}
          onChange={(next, errors) => report(widget, next, errors)}
          onBlur={() => widget.onLeave()}
          onFocus={() => {}}
          {...(isList && { multiple: true })}
          {...(!isList && schema.type !== 'boolean' && { placeholder: ui.placeholder ?? '' })}
          {...(ui.hideError !== undefined && { hideError: Boolean(ui.hideError) })}
          {...(widget.autoComplete !== undefined && { autoComplete: widget.autoComplete })}
        />
        <RjsfTexts id={id} error={error} hint={hint} />
      </div>
    );
  };
}

const EMPTY = {};

/** Tells the form of a value as rjsf's fields do: what is typed into one of numbers is one, or a text that means none yet. */
function report({ schema, onChange }: WidgetProps, next: unknown, errorSchema: ErrorSchema | undefined): void {
  const isNumber = schema?.type === 'number' || schema?.type === 'integer';
  const read = isNumber && typeof next === 'string' ? asNumber(next) : next;
  const errors = toErrorList(errorSchema).flatMap(({ message }) => message ?? []);
  const text = isNumber && typeof read === 'string' ? read : undefined;
  const value = isEmpty(read) || text !== undefined ? undefined : (read as Json);
  if (errors.length > 0) onChange(value, text, errors);
  else if (text !== undefined) onChange(undefined, text);
  else onChange(value);
}
