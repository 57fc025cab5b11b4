import Form from '@rjsf/core';
import type { FieldProps, ObjectFieldTemplateProps, RegistryFieldsType, RJSFSchema, TemplatesType } from '@rjsf/utils';
import { type ComponentType, useMemo } from 'react';
import type { FieldSchema, SectionItem } from '../../core/definition/types';
import { fieldNames } from '../../core/plan/fields';
import { FieldGrid } from '../frame/FieldGrid';
import { BoundField, type SectionContext } from './BoundField';
import { controlId, useForm } from './FormContext';
import { neverCompares } from './neverCompares';
import { SectionItemView } from './SectionItemView';

interface Props {
  /** `''` for the tab itself, `/contas/0` for a row. */
  base: string;
  items: readonly SectionItem[];
  schemas: Record<string, FieldSchema>;
  /** The field of a list; without it, as in a row, a list is one value like any other. */
  ListField?: ComponentType<FieldProps>;
}

const plainFields: Partial<RegistryFieldsType> = {
  StringField: BoundField,
  NumberField: BoundField,
  BooleanField: BoundField,
  OneOfField: BoundField,
  AnyOfField: BoundField,
};

const nothing = () => null;

/** All that rjsf draws for a plain field: its own are not in the bundle (engine/react/rjsf). */
const templates: Partial<TemplatesType> = {
  FieldTemplate: ({ children }) => children,
  ObjectFieldTemplate: FieldsInOrder,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
  DescriptionFieldTemplate: nothing,
};

/** The fields of one section or row as one small rjsf form. */
export function SectionForm({ base, items, schemas, ListField = BoundField }: Props) {
  const { idPrefix } = useForm();
  const schema = useMemo(() => sectionSchema(items, schemas), [items, schemas]);
  const fields = useMemo(() => ({ ...plainFields, ArrayField: ListField }), [ListField]);
  const context = useMemo(() => ({ base, items }), [base, items]);
  return (
    <Form
      tagName="div"
      schema={schema}
      validator={neverCompares}
      noValidate
      noHtml5Validate
      idPrefix={controlId(idPrefix, base)}
      formContext={context}
      fields={fields as RegistryFieldsType}
      templates={templates}
    >
      {NO_SUBMIT_BUTTON}
    </Form>
  );
}

/** Anything in the place of rjsf's button; React draws nothing for it. */
const NO_SUBMIT_BUTTON = true;

/**
 * The schema that rjsf renders: types alone, since values, options and requirements live in the form's state. A field
 * inside an object is a property of its own, `principal/Agencia`: a section takes it like any other.
 */
function sectionSchema(items: readonly SectionItem[], schemas: Record<string, FieldSchema>): RJSFSchema {
  const tab: FieldSchema = { type: 'object', properties: schemas };
  const leaves = fieldNames(items).flatMap((name) => leavesOf(name, schemaAt(tab, name.split('/'))));
  return { type: 'object', properties: Object.fromEntries(leaves) };
}

function schemaAt(schema: FieldSchema, path: readonly string[]): FieldSchema {
  return path.reduce((outer, name) => outer.properties?.[name] ?? {}, schema);
}

/** A field, or in place of an object the fields inside it. */
function leavesOf(name: string, schema: FieldSchema): [string, RJSFSchema][] {
  if (schema.type !== 'object') return [[name, plainSchema(schema)]];
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => leavesOf(`${name}/${key}`, inner));
}

function plainSchema(schema: FieldSchema): RJSFSchema {
  if (schema.type === 'array') return { type: 'array', items: { type: 'object', properties: {} } };
  return { type: schema.type ?? 'string' };
}

/** The fields and other items of a section in the order of the definition. */
function FieldsInOrder({ properties, registry }: ObjectFieldTemplateProps) {
  const { items } = registry.formContext as SectionContext & { items: readonly SectionItem[] };
  return (
    <FieldGrid>
      {items.map((item, index) =>
        typeof item === 'string' ? (
          properties.filter(({ name }) => name === item || name.startsWith(`${item}/`)).map(({ content }) => content)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a definition never change places
          <SectionItemView key={index} item={item} />
        ),
      )}
    </FieldGrid>
  );
}
