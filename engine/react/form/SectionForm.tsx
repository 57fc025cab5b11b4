import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, Registry, RJSFSchema } from '@rjsf/utils';
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import type { FieldSchema, SectionItem } from '../../core/definition/types';
import { fieldNames } from '../../core/plan/fields';
import { FieldGrid } from '../frame/FieldGrid';
import { widgets } from '../widgets/table';
import { BoundField, type SectionContext } from './BoundField';
import { controlId, useForm } from './FormContext';
import { isLink } from './LinkItem';
import { SectionItemView } from './SectionItemView';
import { asItStands } from './schemaUtils';

interface Props {
  /** `''` for the tab itself, `/contas/0` for a row. */
  base: string;
  items: readonly SectionItem[];
  schemas: Record<string, FieldSchema>;
  /** The field of a list; without it, as in a row, a list is one value like any other. */
  ListField?: ComponentType<FieldProps>;
}

/** How many items of a section of the tab stand so far; where nothing is said, all do. */
const MountedItems = createContext<number | undefined>(undefined);

/** Lets so many items of the form below it stand, over room of a height in pixels for those that do not yet. */
export function ItemsInSteps(props: { count: number; height: number; children: ReactNode }) {
  const { count, height, children } = props;
  return (
    <>
      {count > 0 && <MountedItems value={count}>{children}</MountedItems>}
      {count < Number.POSITIVE_INFINITY && <div style={{ blockSize: height }} />}
    </>
  );
}

const nothing = () => null;

/** All that rjsf draws around what it walks through. */
const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: FieldsInOrder,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
  DescriptionFieldTemplate: nothing,
};

/** The fields of one section or row: rjsf walks through their schema, nested objects included. */
export function SectionForm({ base, items, schemas, ListField = BoundField }: Props) {
  const { idPrefix } = useForm();
  const schema = useMemo(() => sectionSchema(items, schemas), [items, schemas]);
  const id = controlId(idPrefix, base);
  const registry = useMemo(
    () => registryOf(schema, id, { base, items }, ListField),
    [schema, id, base, items, ListField],
  );
  const place = useMemo(() => ({ $id: id, path: [] }), [id]);
  return (
    <SchemaField
      name=""
      schema={schema}
      fieldPathId={place}
      registry={registry}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}

/** What rjsf's fields ask of the form that they stand in, and what a field takes its widget from. */
function registryOf(schema: RJSFSchema, idPrefix: string, formContext: SectionContext, ListField: Props['ListField']) {
  return {
    fields: { SchemaField, ObjectField, ArrayField: ListField },
    templates,
    widgets,
    formContext,
    rootSchema: schema,
    schemaUtils: asItStands(schema),
    translateString: (text: string) => text,
    globalFormOptions: { idPrefix, idSeparator: '-', useFallbackUiForUnsupportedType: false },
  } as unknown as Registry;
}

/**
 * The schema that rjsf walks through: types alone, since values, options and requirements live in the form's state. An object
 * that a section names is walked through by rjsf; a field of one that it names by its path, `principal/Agencia`, is a
 * property of that name, which a section takes like any other.
 */
function sectionSchema(items: readonly SectionItem[], schemas: Record<string, FieldSchema>): RJSFSchema {
  const tab: FieldSchema = { type: 'object', properties: schemas };
  const named = fieldNames(items).map((name) => [name, plainSchema(schemaAt(tab, name.split('/')))]);
  return { type: 'object', properties: Object.fromEntries(named) };
}

function schemaAt(schema: FieldSchema, path: readonly string[]): FieldSchema {
  return path.reduce((outer, name) => outer.properties?.[name] ?? {}, schema);
}

function plainSchema(schema: FieldSchema): RJSFSchema {
  if (schema.type === 'array') return { type: 'array', items: { type: 'object', properties: {} } };
  if (schema.type !== 'object') return { type: schema.type ?? 'string' };
  const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, plainSchema(inner)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/**
 * The fields and other items of a section in the order of the definition; those of an object inside it stand among them. A
 * single value is drawn here, where rjsf has come to it: its own way on would be six elements for each.
 */
function FieldsInOrder({ properties, schema, registry, fieldPathId }: ObjectFieldTemplateProps) {
  const fields = useMemo(() => {
    const drawn = properties.map(({ name, content }): [string, ReactNode] => {
      const path = [...fieldPathId.path, name];
      if (!isSingle(schema, name)) return [name, content];
      return [name, <BoundField key={name} registry={registry} fieldPathId={{ path }} />];
    });
    return new Map(drawn);
  }, [properties, schema, registry, fieldPathId]);
  const mounted = useContext(MountedItems);
  const { base, items } = registry.formContext as SectionContext;
  if (fieldPathId.path.length > 0) return [...fields.values()];
  const isAtField = (item: SectionItem, before: SectionItem | undefined) =>
    isLink(item) && typeof before === 'string' && isSingle(schema, before);
  const standing = base === '' ? items.slice(0, mounted) : items;
  return (
    <FieldGrid>
      {standing.map((item, index) =>
        typeof item === 'string' ? (
          fields.get(item)
        ) : isAtField(item, items[index - 1]) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a definition never change places
          <SectionItemView key={index} item={item} />
        ),
      )}
    </FieldGrid>
  );
}

/** Whether a field is neither a list nor an object: it draws the link after it. */
function isSingle({ properties = {} }: RJSFSchema, name: string): boolean {
  const field = properties[name];
  return typeof field === 'object' && field.type !== 'array' && field.type !== 'object';
}
