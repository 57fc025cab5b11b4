import { getDefaultRegistry, RichDescription, RichHelp } from '@rjsf/core';
import {
  descriptionId,
  type FieldTemplateProps,
  getTemplate,
  getUiOptions,
  helpId,
  type Registry,
  type TemplatesType,
  type UIOptionsType,
  type WidgetProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { OwnTexts } from './rjsfField';

type TextTemplate = keyof Pick<
  TemplatesType,
  'DescriptionFieldTemplate' | 'FieldErrorTemplate' | 'FieldHelpTemplate' | 'TitleFieldTemplate'
>;

const defaults = getDefaultRegistry().templates;

/** A template that the page gives, by its form or its UI schema; `undefined` where it is rjsf's own. */
export function ownTemplate<Name extends TextTemplate>(
  name: Name,
  registry: Registry,
  options: UIOptionsType,
): TemplatesType[Name] | undefined {
  const template: unknown = getTemplate(name, registry, options);
  return template === defaults[name] ? undefined : (template as TemplatesType[Name]);
}

/** What rjsf drew of a field, as far as templates of the page did. */
export function ownTextsOf({ description, help, errors, uiSchema, registry }: FieldTemplateProps): OwnTexts {
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const isOwn = (name: TextTemplate) => ownTemplate(name, registry, options) !== undefined;
  return {
    ...(isOwn('DescriptionFieldTemplate') && { description }),
    ...(isOwn('FieldHelpTemplate') && { help }),
    ...(isOwn('FieldErrorTemplate') && { errors }),
  };
}

/** What stands under the label: the description, then the help, under the ids that rjsf gives them, with their markdown. */
export function hintOf(
  props: Pick<WidgetProps, 'id' | 'schema' | 'uiSchema' | 'registry' | 'options'>,
  own: OwnTexts = {},
): ReactNode {
  const { id, schema, options, uiSchema = {}, registry } = props;
  const text = options.description || schema.description;
  const description =
    own.description ??
    (text && (
      <span id={descriptionId(id)}>
        <RichDescription description={text} uiSchema={uiSchema} registry={registry} />
      </span>
    ));
  const help =
    own.help ??
    (options.help && (
      <span id={helpId(id)}>
        <RichHelp help={options.help} uiSchema={uiSchema} registry={registry} />
      </span>
    ));
  if (!description || !help) return description || help || undefined;
  return (
    <>
      {description} {help}
    </>
  );
}

/** All that is wrong with a field, a line each. */
export const errorOf = (errors: readonly (string | undefined)[] | undefined): string | undefined =>
  errors?.filter(Boolean).join('\n') || undefined;
