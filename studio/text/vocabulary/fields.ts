import type { Json } from '../../../engine/core';
import { type FieldSchema, inlineRefs } from '../../../engine/definition';
import { objectAt } from '../../../engine/edit';
import { sharedFields } from '../../document/tabs';

/** The values of files by path below the folder of definitions. */
export type Values = Readonly<Record<string, Json>>;

/** A field by the path that references have for it: `pf/dados-bancarios/contas/Agencia`; shared ones are in their place. */
export function fieldAt(values: Values, id: string): FieldSchema | undefined {
  const [folder = '', tab = '', ...path] = id.split('/');
  let field: FieldSchema | undefined = schemaOf(values, `${folder}/${tab}.json`);
  for (const name of path) field = innerOf(field)[name];
  return field;
}

/** The fields below a tab, object or list, by their path there; those of rows are not among them. */
export function fieldsBelow(values: Values, id: string): { path: string; field: FieldSchema }[] {
  const below = (field: FieldSchema | undefined, before: string): { path: string; field: FieldSchema }[] =>
    Object.entries(innerOf(field)).flatMap(([name, inner]) => [
      { path: before + name, field: inner },
      ...(inner.properties ? below(inner, `${before}${name}/`) : []),
    ]);
  return below(fieldAt(values, id), '');
}

const innerOf = (field: FieldSchema | undefined): Record<string, FieldSchema> =>
  field?.properties ?? field?.items?.properties ?? {};

const read = new WeakMap<object, { shared: unknown; schema: FieldSchema }>();

function schemaOf(values: Values, file: string): FieldSchema | undefined {
  const tab = values[file];
  if (typeof tab !== 'object' || tab === null) return undefined;
  const shared = values['shared.json'];
  const known = read.get(tab);
  if (known && known.shared === shared) return known.schema;
  const schema = inlineRefs(objectAt(objectAt(tab).schema) as FieldSchema, sharedFields(objectAt(shared)));
  read.set(tab, { shared, schema });
  return schema;
}
