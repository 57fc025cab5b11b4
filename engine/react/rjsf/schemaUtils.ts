import type { RJSFSchema } from '@rjsf/utils';
import { isEqual } from '../../core/json';

/**
 * Stands for the part of rjsf that resolves a schema against data: sections give it types alone (see SectionForm), which
 * are as they stand, and no data. It would cost 17 kB, and time for each section that mounts.
 */
// biome-ignore lint/style/noDefaultExport: the module that it stands for has one
export default function createSchemaUtils(_validator: unknown, rootSchema: RJSFSchema) {
  return {
    getRootSchema: () => rootSchema,
    doesSchemaUtilsDiffer: (_validator: unknown, schema: RJSFSchema) => !isEqual(schema, rootSchema),
    getDefaultFormState: () => ({}),
    retrieveSchema: (schema: RJSFSchema) => schema,
    sanitizeDataForNewSchema: () => ({}),
    getDisplayLabel: () => false,
    isSelect: () => false,
  };
}
