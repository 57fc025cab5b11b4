import type { BlockShape } from '../core/definition/blockShape';

/** The names that definitions may use beside the formats; the registries live in layers that the compiler does not import. */
export interface Names {
  widgets: readonly string[];
  blocks: Readonly<Record<string, BlockShape>>;
  validators: readonly string[];
}

/** The names that a portal gives; what it leaves out is the engine's. */
export type GivenNames = Partial<Names>;

/** The names of the registries of the engine; a test keeps both sides equal. The blocks are the portal's to give. */
export const engineNames: Names = {
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
    'multiselect',
    'name',
    'number',
    'password',
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
  blocks: {},
  validators: [
    'allOrNone',
    'atLeastOne',
    'checkDigits',
    'different',
    'equal',
    'notBlank',
    'someRow',
    'sum',
    'uniqueRows',
  ],
};

/** The blocks that may stand in sections. */
export function sectionBlocks({ blocks }: Names): string[] {
  return Object.keys(blocks).filter((name) => !blocks[name]?.question);
}

/** The blocks that may be the question of a rule. */
export function questionBlocks({ blocks }: Names): string[] {
  return Object.keys(blocks).filter((name) => blocks[name]?.question);
}

/** The kinds of messages: of errors, of keywords, and of calls. Errors' kinds may be followed by `.format`. */
export const messageKinds = {
  errors: ['missing', 'invalid', 'optional'],
  keywords: [
    'after',
    'before',
    'const',
    'enum',
    'format',
    'maxItems',
    'maxLength',
    'maximum',
    'minItems',
    'minLength',
    'minimum',
    'notAfter',
    'notBefore',
    'oneOf',
    'required',
    'rule',
    'type',
  ],
  calls: [
    'conflict',
    'created',
    'delete',
    'deleted',
    'loadFailed',
    'noAnswer',
    'notDeleted',
    'saved',
    'savedComplete',
    'serverDefault',
    'serverFailed',
    'updated',
  ],
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
  'answer',
  'back',
  'backToReview',
  'cancel',
  'clear',
  'close',
  'closeMessage',
  'conclude',
  'confirm',
  'counter',
  'counterFull',
  'criteria',
  'criterionMet',
  'criterionUnmet',
  'deleteRow',
  'deleteText',
  'discard',
  'discardRestored',
  'discardRestoredText',
  'discardText',
  'discardTitle',
  'edit',
  'editRow',
  'formSent',
  'keepEditing',
  'language',
  'leaveFiles',
  'leaveFilesText_one',
  'leaveFilesText_other',
  'leaveFilesTitle',
  'leaveTyped',
  'leaveTypedText',
  'leaveTypedTitle',
  'listFailed',
  'loading',
  'lookupFound',
  'lookupSearching',
  'moreResults',
  'newTab',
  'no',
  'noResults',
  'notAnswered',
  'notInformed',
  'openCalendar',
  'openFormText',
  'openFormTitle',
  'openForms',
  'openFormsIn',
  'optional',
  'optionsFailed',
  'optionsNeed',
  'partNotSent',
  'phoneCountry',
  'questionnaireDone',
  'refusedDecimals',
  'refusedFull',
  'refusedLetters',
  'refusedLong',
  'refusedMinus',
  'refusedReplaced',
  'refusedSpecial',
  'refusedSymbol',
  'refusedUnclear',
  'refusedWhole',
  'remove',
  'required',
  'restoredOvertaken',
  'restoredTabs',
  'restoredText',
  'restoredTitle',
  'results',
  'retry',
  'reviewLead',
  'reviewTitle',
  'save',
  'saveLater',
  'saveWithoutForm',
  'savedAt',
  'saving',
  'select',
  'sending',
  'sendingPart',
  'sendingPartOf',
  'sentAgainText',
  'sentAgainTitle',
  'sentText',
  'sentTitle',
  'showPassword',
  'stepActions',
  'stepClosed',
  'stepClosedText',
  'stepDone',
  'stepErrors_one',
  'stepErrors_other',
  'stepOf',
  'steps',
  'stepsDone_one',
  'stepsDone_other',
  'stepsTitle',
  'summaryCorrected',
  'summaryDone',
  'summaryDoneHelp',
  'summaryHelp',
  'summaryItems_one',
  'summaryItems_other',
  'summaryTitle_one',
  'summaryTitle_other',
  'unansweredIn',
  'unansweredTitle_one',
  'unansweredTitle_other',
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
  notBlank: {},
  someRow: { when: { type: 'object', required: true } },
  sum: { field: { type: 'string', required: true }, minimum: { type: 'number' }, maximum: { type: 'number' } },
  uniqueRows: { field: { type: 'string', required: true } },
};

/** The names in braces that the code fills in screen texts, by text; the others have none. */
export const textParameters: Readonly<Record<string, readonly string[]>> = {
  clear: ['label'],
  counter: ['n', 'max'],
  counterFull: ['max'],
  criteria: ['n', 'total'],
  deleteRow: ['name'],
  deleteText: ['name'],
  editRow: ['name'],
  leaveFilesText_one: ['n'],
  leaveFilesText_other: ['n'],
  moreResults: ['n', 'total'],
  openCalendar: ['label'],
  openFormsIn: ['name', 'tab'],
  optionsNeed: ['name'],
  phoneCountry: ['label'],
  refusedDecimals: ['text'],
  refusedFull: ['text', 'max'],
  refusedLetters: ['text'],
  refusedLong: ['text', 'max'],
  refusedMinus: ['text'],
  refusedReplaced: ['text', 'as'],
  refusedSpecial: ['text'],
  refusedSymbol: ['text'],
  refusedUnclear: ['text'],
  refusedWhole: ['text'],
  partNotSent: ['name'],
  restoredOvertaken: ['names'],
  restoredTabs: ['names'],
  sendingPart: ['name'],
  sendingPartOf: ['name', 'n', 'total'],
  results: ['n'],
  savedAt: ['time'],
  showPassword: ['label'],
  stepErrors_one: ['n'],
  stepErrors_other: ['n'],
  stepOf: ['n', 'total'],
  stepsDone_one: ['n', 'total'],
  stepsDone_other: ['n', 'total'],
  summaryItems_one: ['n'],
  summaryItems_other: ['n'],
  summaryTitle_one: ['n'],
  summaryTitle_other: ['n'],
  unansweredIn: ['name', 'tab'],
  unansweredTitle_one: ['n'],
  unansweredTitle_other: ['n'],
};
