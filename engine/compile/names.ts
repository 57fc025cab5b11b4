/** The names that definitions may use beside the formats; the registries live in layers that the compiler does not import. */
export interface Names {
  widgets: readonly string[];
  blocks: readonly string[];
  validators: readonly string[];
}

/** The names of the registries of engine/react and src/blocks; a test keeps both sides equal. */
export const defaultNames: Names = {
  widgets: [
    'checkbox',
    'checkboxes',
    'combobox',
    'date',
    'email',
    'exclusive',
    'integer',
    'masked',
    'money',
    'name',
    'number',
    'percentage',
    'phone',
    'radio',
    'readonly',
    'select',
    'text',
    'textarea',
    'toggle',
    'yesno',
  ],
  blocks: [],
  validators: ['allOrNone', 'atLeastOne', 'checkDigits', 'different', 'equal', 'someRow', 'sum', 'uniqueRows'],
};

/** The kinds of messages: of errors, of keywords, and of calls. Errors' kinds may be followed by `.format`. */
export const messageKinds = {
  errors: ['missing', 'invalid', 'optional'],
  keywords: [
    'const',
    'enum',
    'format',
    'maxItems',
    'maxLength',
    'maximum',
    'minItems',
    'minLength',
    'minimum',
    'oneOf',
    'required',
    'rule',
    'type',
  ],
  calls: ['created', 'delete', 'deleted', 'loadFailed', 'notDeleted', 'saved', 'serverDefault', 'updated'],
} as const;

/** The references that start with `$` and take no name. */
export const contextNames = ['$mode', '$index', '$others', '$form', '$now', '$changed'] as const;

/** What may follow `$mode`. */
export const modes = ['new', 'edit', 'renewal'] as const;
