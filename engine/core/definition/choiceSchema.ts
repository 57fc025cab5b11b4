import type { FieldSchema } from './types';

/** What says the options of a field: of one that holds several of them, the schema of its items. */
export const choiceSchema = (schema: FieldSchema): FieldSchema =>
  schema.type === 'array' && schema.items && !schema.items.properties ? schema.items : schema;
