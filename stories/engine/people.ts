import type { JsonObject } from '../../engine/core';
import { definition } from '../../schemas/pf/procuradores.json?tab';

/** An attorney and a representative, as the valid example of their tab has them. */
export const people = (definition.examples?.valid.find(
  ({ procuradores }) => Array.isArray(procuradores) && procuradores.length > 1,
)?.procuradores ?? []) as JsonObject[];
