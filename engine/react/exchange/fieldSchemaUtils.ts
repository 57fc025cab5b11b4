import { getSchemaType, getUiOptions, isConstant, isCustomWidget, type Registry, type RJSFSchema } from '@rjsf/utils';

/** What of a schema means another one, by other schemas or by data: a field of the engine has none of it. */
const MEANS_ANOTHER = ['$ref', 'allOf', 'if', 'dependencies'];

/**
 * What a widget of rjsf may ask of the schema of its field, answered as rjsf does: is it a choice, one of several, a list of
 * files, has it a label. A schema is what it says; rjsf's own, which reads whole forms, costs 11 kB.
 *
 * @throws Error on what asks of a whole form, of its data or its validator, and of a schema that means another one.
 */
export const fieldSchemaUtils: Registry['schemaUtils'] = {
  getRootSchema: () => ({}),
  retrieveSchema: asItStands,
  isSelect,
  isMultiSelect,
  isFilesArray: (schema, uiSchema = {}) => uiSchema['ui:widget'] === 'files' || isListOfFiles(schema),
  getDisplayLabel(schema, uiSchema = {}, globalOptions) {
    const { label = true } = getUiOptions(uiSchema, globalOptions);
    if (!label || uiSchema['ui:field']) return false;
    switch (getSchemaType(schema)) {
      case 'array':
        return isMultiSelect(schema) || isListOfFiles(schema) || isCustomWidget(uiSchema);
      case 'object':
        return false;
      case 'boolean':
        return Boolean(uiSchema['ui:widget']);
      default:
        return true;
    }
  },
  doesSchemaUtilsDiffer: () => false,
  getValidator: ofForms('getValidator'),
  findFieldInSchema: ofForms('findFieldInSchema'),
  findSelectedOptionInXxxOf: ofForms('findSelectedOptionInXxxOf'),
  getDefaultFormState: ofForms('getDefaultFormState'),
  getClosestMatchingOption: ofForms('getClosestMatchingOption'),
  getFirstMatchingOption: ofForms('getFirstMatchingOption'),
  getFromSchema: ofForms('getFromSchema'),
  omitExtraData: ofForms('omitExtraData'),
  sanitizeDataForNewSchema: ofForms('sanitizeDataForNewSchema'),
  toPathSchema: ofForms('toPathSchema'),
};

function asItStands(schema: RJSFSchema): RJSFSchema {
  const keyword = MEANS_ANOTHER.find((name) => name in schema);
  if (keyword === undefined) return schema;
  throw new Error(
    `schemaUtils: a schema with "${keyword}" is read by a form of rjsf alone. Give the schema that it means.`,
  );
}

function isSelect(given: RJSFSchema): boolean {
  const schema = asItStands(given);
  const options = schema.oneOf ?? schema.anyOf;
  return Array.isArray(schema.enum) || (options?.every((one) => typeof one !== 'boolean' && isConstant(one)) ?? false);
}

function isMultiSelect({ uniqueItems, items }: RJSFSchema): boolean {
  return uniqueItems === true && isOneSchema(items) && isSelect(items);
}

function isListOfFiles({ items }: RJSFSchema): boolean {
  if (!isOneSchema(items)) return false;
  const { type, format } = asItStands(items);
  return type === 'string' && format === 'data-url';
}

const isOneSchema = (items: RJSFSchema['items']): items is RJSFSchema =>
  typeof items === 'object' && !Array.isArray(items);

function ofForms(name: keyof Registry['schemaUtils']): () => never {
  return () => {
    throw new Error(
      `schemaUtils.${name} asks of a whole form of rjsf: a widget in a form of the engine is given its field.`,
    );
  };
}
