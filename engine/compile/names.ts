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

/** The screen texts that widgets, collections, dialogs and the portal read; a test keeps this equal to the code. */
export const textNames = [
  'actions',
  'add',
  'advance',
  'cancel',
  'clear',
  'close',
  'closeMessage',
  'conclude',
  'confirm',
  'counter',
  'counterFull',
  'deleteRow',
  'editRow',
  'language',
  'listFailed',
  'loading',
  'lookupFound',
  'lookupSearching',
  'moreResults',
  'newTab',
  'no',
  'noResults',
  'openCalendar',
  'optionsFailed',
  'phoneCountry',
  'remove',
  'required',
  'restoredText',
  'restoredTitle',
  'results',
  'retry',
  'rows_one',
  'rows_other',
  'saveLater',
  'savedAt',
  'saving',
  'select',
  'stepActions',
  'stepDone',
  'stepErrors_one',
  'stepErrors_other',
  'stepOf',
  'steps',
  'stepsDone',
  'stepsTitle',
  'summaryHelp',
  'summaryTitle_one',
  'summaryTitle_other',
  'update',
  'yes',
] as const;

/** Screen texts that may be left out, because the page itself tells them. */
export const optionalTexts: readonly string[] = ['language'];

/** A parameter of a validator. */
export interface ParamShape {
  type: 'string' | 'number' | 'object';
  required?: true;
}

/** What validators take in `params`, by validator and name. */
export const validatorParams: Record<string, Record<string, ParamShape>> = {
  allOrNone: {},
  atLeastOne: {},
  checkDigits: { format: { type: 'string', required: true } },
  different: {},
  equal: {},
  someRow: { when: { type: 'object', required: true } },
  sum: { field: { type: 'string', required: true }, minimum: { type: 'number' }, maximum: { type: 'number' } },
  uniqueRows: { field: { type: 'string', required: true } },
};
