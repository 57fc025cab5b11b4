import type { ValidatorType } from '@rjsf/utils';
import { isEqual } from '../../core/json';

/**
 * The validator given to rjsf's Form. The core validates; rjsf only asks which option a value matches, which a
 * constant answers. Schemas are never compared with a compiled one, so rules may change them freely.
 */
export const neverCompares: ValidatorType = {
  isValid: (schema, formData) => typeof schema === 'object' && 'const' in schema && isEqual(schema.const, formData),
  rawValidation: () => ({ errors: [] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};
