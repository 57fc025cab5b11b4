import { getDefaultRegistry } from '@rjsf/core';
import { asNumber, type Registry, type RJSFSchema, type WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import { type ComponentType, useMemo } from 'react';
import { isEmpty, type Json } from '../../core/json';
import type { WidgetProps } from '../widgets/types';
import { fieldSchemaUtils } from './fieldSchemaUtils';
import { RjsfTexts } from './RjsfTexts';

/**
 * A widget that was written for rjsf, as one of this engine: `registerWidget('color', fromRjsf(ColorWidget))`. It is given
 * what rjsf would give it; label, hint and message are those of the frame, and stand under the ids that rjsf's widgets
 * name, too. `given` takes the place of the default templates and widgets that it may ask for, and is the `formContext` that
 * it finds. Costs the whole of rjsf, but for its `schemaUtils`: of them a widget is answered what concerns the schema of its
 * field, and an error for the rest.
 */
export function fromRjsf(
  Widget: ComponentType<RjsfWidgetProps>,
  given: Partial<Pick<Registry, 'templates' | 'widgets' | 'formContext'>> = {},
): ComponentType<WidgetProps> {
  const registry = registryOf(given);
  const defaults = (Widget as { defaultProps?: { options?: object } }).defaultProps?.options;
  return function RjsfWidget(widget) {
    const { id, name, label, required, disabled, locked, error, hint, placeholder, choices, options } = widget;
    const own = (widget.schema ?? EMPTY) as RJSFSchema;
    const isNumber = own.type === 'number' || own.type === 'integer';
    const multiple = own.type === 'array';
    // Of some options each is chosen once: rjsf takes a list for a choice of several where its schema says so.
    const schema = useMemo(() => (multiple ? { uniqueItems: true, ...own } : own), [multiple, own]);
    const value = widget.text ?? widget.value;
    const change = (next: unknown) => {
      const read = isNumber && typeof next === 'string' ? asNumber(next) : next;
      if (isNumber && typeof read === 'string') widget.onChange(undefined, read);
      else widget.onChange(isEmpty(read) ? undefined : (read as Json));
    };
    return (
      <div>
        <Widget
          id={id}
          name={name}
          htmlName={name}
          label={label}
          hideLabel={schema.type !== 'boolean'}
          schema={schema}
          uiSchema={{ 'ui:options': options }}
          value={value ?? (multiple ? [] : undefined)}
          required={required}
          disabled={disabled}
          readonly={locked}
          autofocus={false}
          multiple={multiple}
          rawErrors={error === undefined ? [] : [error]}
          hideError={error === undefined}
          options={{
            ...defaults,
            ...options,
            ...(choices && {
              enumOptions: choices.map(({ value: code, label: text }) => ({ value: code, label: text })),
            }),
          }}
          registry={registry}
          onChange={change}
          onBlur={() => widget.onLeave()}
          onFocus={() => {}}
          {...(placeholder !== undefined && { placeholder })}
          {...(widget.autoComplete !== undefined && { autoComplete: widget.autoComplete })}
        />
        <RjsfTexts id={id} error={error} hint={hint} />
      </div>
    );
  };
}

const EMPTY = {};

/** What a widget asks of the form around it. */
function registryOf(given: Partial<Pick<Registry, 'templates' | 'widgets' | 'formContext'>>): Registry {
  const own = getDefaultRegistry();
  return {
    ...own,
    templates: { ...own.templates, ...given.templates },
    widgets: { ...own.widgets, ...given.widgets },
    formContext: given.formContext ?? own.formContext,
    rootSchema: {},
    schemaUtils: fieldSchemaUtils,
    globalFormOptions: { idPrefix: '', idSeparator: '-', useFallbackUiForUnsupportedType: false },
    globalUiOptions: {},
  };
}
