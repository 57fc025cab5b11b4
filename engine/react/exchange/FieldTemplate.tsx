import {
  errorId,
  type FieldTemplateProps,
  getSchemaType,
  getTemplate,
  getUiOptions,
  getWidget,
  isCustomWidget,
  type Registry,
  type RJSFSchema,
  resolveDefaultWidget,
  type Widget,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import { FieldFrame } from '../frame/FieldFrame';
import { errorOf, hintOf, ownTextsOf } from './fieldTexts';
import { HiddenLabel } from './HiddenLabel';
import { NO_MESSAGE, OwnErrors } from './OwnErrors';
import { RjsfField } from './rjsfField';
import styles from './theme.module.css';
import { isFramed, widthOf } from './toRjsf';

/** Widgets of rjsf of which no single control has the id of the field. */
const GROUPS = ['AltDateWidget', 'AltDateTimeWidget', 'RatingWidget'];

/** A field with what stands around it, and with its name where that is left open. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { children, hidden, uiSchema, registry } = props;
  if (hidden) return <div hidden>{children}</div>;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const Wrap = getTemplate('WrapIfAdditionalTemplate', registry, options);
  return <Wrap {...props}>{framed(props)}</Wrap>;
}

/**
 * A widget of this engine brings label, hint and message; any other one gets the same frame here. Objects, lists and
 * alternatives have their own titles.
 */
function framed(props: FieldTemplateProps): ReactElement {
  const { id, children, label, displayLabel, required, errors, help, rawErrors, schema, uiSchema, registry } = props;
  const widget = widgetOf(props);
  if (!widget)
    return (
      <div className={styles.whole}>
        {children}
        {errors}
        {!isHelpWithin(props) && help}
      </div>
    );
  const own = ownTextsOf(props);
  if (isFramed(widget)) return <RjsfField value={{ id, label, ...own }}>{children}</RjsfField>;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const hint = hintOf({ id, schema, options, uiSchema, registry }, own);
  const error = errorOf(rawErrors);
  const isGroup = GROUPS.some((name) => registry.widgets[name]?.MergedWidget === widget);
  const kind = isGroup ? 'group' : 'field';
  return (
    <FieldFrame
      id={id}
      kind={displayLabel ? kind : 'bare'}
      label={label}
      required={required ?? false}
      width={widthOf(options.width)}
      {...(error !== undefined && { error })}
      {...(own.errors !== undefined && { live: NO_MESSAGE })}
      hint={hint}
    >
      <div className={styles.within}>
        {options.label === false ? (
          <HiddenLabel id={id} kind={kind} label={label}>
            {children}
          </HiddenLabel>
        ) : (
          children
        )}
        {own.errors === undefined ? (
          <span hidden id={errorId(id)}>
            {error}
          </span>
        ) : (
          <OwnErrors id={id}>{own.errors}</OwnErrors>
        )}
      </div>
    </FieldFrame>
  );
}

/** Alternatives are fields of their own, with the help of this one where the UI schema has none for each of them. */
function isHelpWithin({ schema, uiSchema, registry }: FieldTemplateProps): boolean {
  const { oneOf, anyOf } = schema;
  return isOfAlternatives(schema, registry) && !(oneOf ? uiSchema?.oneOf : anyOf && uiSchema?.anyOf);
}

const isOfAlternatives = (schema: RJSFSchema, { schemaUtils }: Registry): boolean =>
  Boolean(schema.anyOf ?? schema.oneOf) && !schemaUtils.isSelect(schema);

/** The widget that rjsf's fields draw the value with; `undefined` where they draw other fields, or none. */
function widgetOf({ schema, uiSchema, registry }: FieldTemplateProps): Widget | undefined {
  const { widgets, schemaUtils, globalUiOptions } = registry;
  const { widget, field } = getUiOptions(uiSchema, globalUiOptions);
  const drawn = (otherwise: string) => getWidget(schema, widget ?? otherwise, widgets);
  if (field || isOfAlternatives(schema, registry)) return undefined;
  switch (getSchemaType(schema)) {
    case 'boolean':
      return drawn('checkbox');
    case 'string':
    case 'number':
    case 'integer':
      return drawn(resolveDefaultWidget(schema, uiSchema, schemaUtils, widgets).defaultWidget);
    case 'array':
      if (schema.items === undefined) return undefined;
      if (schemaUtils.isMultiSelect(schema) || isCustomWidget(uiSchema)) return drawn('select');
      return schemaUtils.isFilesArray(schema, uiSchema) ? drawn('files') : undefined;
    default:
      return undefined;
  }
}
