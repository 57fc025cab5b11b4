import type { Json } from '../core/json';

/** An option of a block, or a member of one that is an object. */
export interface OptionShape {
  /** `setting` is the name of a setting: `$settings/produtosSimplificados`. */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'setting';
  required?: true;
  /** The only values. */
  values?: readonly Json[];
  /** Of a list: its items. */
  items?: OptionShape;
  /** Of an object: its keys. */
  members?: Readonly<Record<string, OptionShape>>;
}

/** A field that a block binds under a name of its own. */
export interface BindShape {
  required?: true;
  /** Read, never written: a rule may compute it. */
  reads?: true;
}

/** What a block takes in a section; a block that is only the question of a rule takes nothing. */
export interface BlockShape {
  options: Readonly<Record<string, OptionShape>>;
  binds: Readonly<Record<string, BindShape>>;
}

/** The names that definitions may use beside the formats; the registries live in layers that the compiler does not import. */
export interface Names {
  widgets: readonly string[];
  blocks: Readonly<Record<string, BlockShape>>;
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
  blocks: {
    documents: {
      options: {
        types: { type: 'array', required: true, items: { type: 'string' } },
        send: { type: 'string', required: true, values: ['save', 'pick'] },
        error: {
          type: 'object',
          required: true,
          members: { title: { type: 'string', required: true }, text: { type: 'string', required: true } },
        },
      },
      binds: { files: { required: true } },
    },
    products: {
      options: {
        terms: { type: 'setting' },
        pending: { type: 'setting' },
        onlyInEdit: { type: 'setting' },
      },
      binds: {
        profile: { required: true, reads: true },
        preview: { reads: true },
        waiver: { reads: true },
        cancelled: {},
      },
    },
    signatures: {
      options: {
        client: { type: 'string', required: true },
        lists: { type: 'array', items: { type: 'string' } },
        pollMs: { type: 'integer' },
        delayMs: { type: 'integer' },
        error: { type: 'object', members: { title: { type: 'string' }, text: { type: 'string' } } },
        help: {
          type: 'object',
          members: { title: { type: 'string', required: true }, text: { type: 'string', required: true } },
        },
      },
      binds: {},
    },
    suitability: {
      options: {
        save: { type: 'string', values: ['conclude', 'now'] },
        hideIn: { type: 'array', items: { type: 'string', values: ['new', 'edit', 'renewal'] } },
      },
      binds: { profile: { required: true }, answers: {}, preview: {}, previewProfile: {} },
    },
  },
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
  'back',
  'cancel',
  'clear',
  'close',
  'closeMessage',
  'conclude',
  'confirm',
  'counter',
  'counterFull',
  'deleteRow',
  'deleteText',
  'discard',
  'discardText',
  'discardTitle',
  'edit',
  'editRow',
  'keepEditing',
  'language',
  'listFailed',
  'loading',
  'lookupFound',
  'lookupSearching',
  'moreResults',
  'newTab',
  'no',
  'noResults',
  'notInformed',
  'openCalendar',
  'optionsFailed',
  'optionsNeed',
  'phoneCountry',
  'remove',
  'required',
  'restoredTabs',
  'restoredText',
  'restoredTitle',
  'results',
  'retry',
  'reviewLead',
  'reviewTitle',
  'rows_one',
  'rows_other',
  'save',
  'saveLater',
  'savedAt',
  'saving',
  'select',
  'sending',
  'stepActions',
  'stepDone',
  'stepErrors_one',
  'stepErrors_other',
  'stepOf',
  'steps',
  'stepsDone',
  'stepsTitle',
  'summaryCorrected',
  'summaryDone',
  'summaryDoneHelp',
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
