import type { JsonObject } from '../../../../engine/core/json';

/** A form as those who have rjsf write it. */
export interface Sample {
  schema: JsonObject;
  uiSchema?: JsonObject;
  /** Pointers of what cannot come over. */
  left: string[];
  /** Pointers of what rjsf shows and the tab does not. */
  gone?: string[];
}
