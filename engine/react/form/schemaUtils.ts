import type { RJSFSchema } from '@rjsf/utils';

/**
 * How rjsf's fields ask what a schema means for the data: sections give them types alone (see SectionForm), which are as
 * they stand, and no data. rjsf's own costs 12 kB, and time for each section that mounts.
 */
export function asItStands(rootSchema: RJSFSchema) {
  return {
    getRootSchema: () => rootSchema,
    retrieveSchema: (schema: RJSFSchema) => schema,
    getDisplayLabel: () => false,
    isSelect: () => false,
  };
}
