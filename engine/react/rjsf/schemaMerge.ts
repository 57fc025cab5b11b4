/**
 * Stands for the library with which rjsf merges `allOf`: definitions have none (conditions are rules), and merging
 * would cost 8 kB. It is set up when rjsf is loaded, and never used.
 */
function neverUsed(): never {
  throw new Error('The schemas given to rjsf hold no "allOf".');
}

export const createComparator = () => ({ compareSchemaDefinitions: neverUsed, compareSchemaValues: neverUsed });
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: neverUsed });
export const createShallowAllOfMerge = () => neverUsed;
export const createDeduplicator = () => neverUsed;
export const createIntersector = () => neverUsed;
