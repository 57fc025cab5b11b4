import { keysSaying } from '../../core/effects/told';
import type { Says } from '../../core/effects/types';

/** The places of the keys of rules by what they name, or in them: `rule.error.at`. */
export const places = (says: Says, within = ''): string[] => keysSaying(says).map((key) => `rule.${key}${within}`);

/** Places of the vocabulary by what they do; `none` are those that never name anything. A test holds them complete. */
export const roleGroups = {
  reads: [
    'condition.*:key',
    'condition.$changed',
    'valueKeywords.sameAs',
    'dayPoint.field',
    'operand.from',
    'operand.sum',
    'rule.on',
    ...places('references'),
    ...places('with', '.*'),
    'rule.names.*',
    'field.maxLengthOf',
    'field.exceptOf',
    'fieldUi.ui:helpBy.*:key',
    'sectionItem.binds.*',
    'sectionItem.signers.name',
    'sectionItem.signers.email',
    'collection.reuse.from',
    'collection.reuse.titleField',
    'collection.reuse.fill.*',
  ],
  acts: [
    ...places('fields'),
    ...['operands', 'fill', 'locks'].flatMap((says) => places(says as Says, '.*:key')),
    ...places('notFound', '.clear'),
    ...places('error', '.at'),
    'form.required',
    'form.properties.*:key',
    'form.start.*:key',
    'collection.reuse.fill.*:key',
  ],
  places: [
    'sectionItem',
    'tab.uiSchema.*:key',
    'tab.collections.*:key',
    'collection.columns.fields',
    'collection.titleField',
    'collection.sum.field',
  ],
  context: ['sectionItem.href', 'sectionItem.terms', 'sectionItem.pending', 'sectionItem.onlyInEdit', 'sectionItem.*'],
  calls: ['call', 'call.call', 'options.call', 'shared.lookups.*.call', 'wizard.complete.call', 'wizard.open'],
  formats: ['field.format', 'field.formatBy.*.*', 'valueKeywords.format', 'shared.formats.*:key'],
  messages: [
    ...places('error', '.kind'),
    'tab.messages.*:key',
    'collection.messages.*:key',
    'wizard.messages.*:key',
    'wizard.tabs.own.messages.*:key',
    'forms.messages.*:key',
    'shared.messages.*:key',
    'fieldUi.ui:messages.*:key',
  ],
  storyFields: [
    ...['options.*:key', 'change.*:key', 'row', 'expect.values.*:key', 'expect.forms.*:key'],
    ...['shown', 'hidden', 'required', 'optional', 'locked', 'open', 'listed', 'free', 'errors', 'taken', 'sent'].map(
      (key) => `expect.${key}`,
    ),
  ],
  treatments: ['wizard', 'forms', 'tab', 'section', 'field', 'record'].map((owner) => `${owner}.treatment`),
  settings: ['wizard.settings.*:key', 'forms.settings.*:key'],
  history: ['moved', 'to', 'split', 'merged', 'into', 'codes', 'default', 'retired'].map(
    (key) => `migrationStep.${key}`,
  ),
} as const;

/** Texts that people read. They may hold settings in braces, which are read wherever they stand. */
const texts = [
  ...['ask.no', 'ask.text', 'ask.title', 'ask.yes', 'texts.*', 'sectionItem.link', 'sectionItem.text'],
  ...['sectionItem.info', 'sectionItem.title', 'sectionItem.error', 'sectionItem.help', 'sectionItem.disclaimer'],
  ...['inline', 'no', 'say', 'text', 'title', 'yes'].flatMap((key) => [
    `message.${key}`,
    ...places('error', `.${key}`),
  ]),
  ...[
    'add',
    'columns.title',
    'empty',
    'fixed.name',
    'fixed.title',
    'name',
    'rows.one',
    'rows.other',
    'sum.unit',
    'title',
  ].map((key) => `collection.${key}`),
  ...['field.description', 'field.title', 'field.oneOf.title', 'form.button', 'form.title', 'forms.title'],
  ...['after', 'before', 'const', 'enum', 'format', 'notAfter', 'notBefore', 'required', 'type'].map(
    (key) => `fieldErrors.${key}`,
  ),
  ...['maxItems', 'maxLength', 'maximum', 'minItems', 'minLength', 'minimum'].map((key) => `fieldErrors.${key}`),
  ...['ui:help', 'ui:helpBy.*.*', 'ui:name', 'ui:placeholder'].map((key) => `fieldUi.${key}`),
  ...[
    'section.help',
    'section.name',
    'section.title',
    'settings.*.title',
    'shared.formats.*.*',
    'tab.lead',
    'tab.line.none',
    'tab.line.one',
    'tab.line.other',
    'tab.title',
  ],
  ...['types.types.name', 'types.types.tab', 'wizard.tabs.card', 'wizard.tabs.own.lead', 'wizard.tabs.own.title'],
  ...['wizard.title', 'migrationStep.title', 'record.title'],
  ...['title', 'purpose', 'basis', 'retention.norm'].map((key) => `treatment.${key}`),
];

/** Limits, times and other numbers. */
const numbers = [
  ...['call.timeout', 'daySpan.days', 'daySpan.months', 'daySpan.years', 'options.cut', 'options.wait'],
  ...['maxItems', 'maxLength', 'maximum', 'minItems', 'minLength', 'minimum'].flatMap((key) => [
    `field.${key}`,
    `valueKeywords.${key}`,
  ]),
  ...['valueKeywords.maxAge', 'valueKeywords.minAge', 'sectionItem.delayMs', 'sectionItem.pollMs', 'settings.*.range'],
  ...['years', 'months', 'days'].map((key) => `treatment.retention.${key}`),
  ...['shared.lookups.*.timeout', 'wizard.overview.number', 'wizard.tabs.number', 'collection.sum.whole'],
];

/** What the API, the browser or a block calls something, and days. */
const elsewhere = [
  ...['dayPoint', 'dayPoint.day', 'field.empty', 'fieldUi.ui:autocomplete', 'fieldUi.ui:inputmode'],
  ...['fieldUi.ui:helpBy.*.*:key', 'fieldUi.ui:options.*:key', 'options.separator', 'options.title', 'options.value'],
  ...['part.rename.*', 'part.wrap', 'step.rename.*', 'step.wrap'],
  ...[...places('fill', '.*'), ...places('fill', '.*.const'), ...places('locks', '.*'), ...places('params', '.*:key')],
  ...['shared.formats.*.*:key', 'shared.lookups.*.notFound.*', 'wizard.complete.body.*:key'],
  ...['shared.lookups.*.notFound.*:key', 'sectionItem.*:key', 'sectionItem.binds.*:key', 'sectionItem.client'],
  ...['sectionItem.hideIn', 'sectionItem.lists', 'sectionItem.save', 'sectionItem.send', 'sectionItem.sign'],
  ...[
    'sectionItem.signers.type',
    'sectionItem.types',
    'sectionItem.camera',
    'sectionItem.twoSided',
    'wizard.tabs.own.blocks.*.*',
    'wizard.tabs.own.blocks.*.*:key',
  ],
  ...['settings.*.default', 'settings.*.key', 'settings.*.off', 'settings.*.on', 'settings.*.other'],
  ...[
    'settings.*.values',
    'wizard.settings.*.default',
    'forms.settings.*.default',
    'wizard.language',
    'forms.language',
  ],
  ...['wizard.route', 'migrationStep.at', 'migrationStep.with', 'migrationStep.value', 'migrationStep.map.*'],
  ...['migrationStep.map.*:key', 'shared.records.*:key'],
];

/** Data of examples, which is read along the fields that it is data of. */
const data = [
  ...['valid.*', 'invalid.data.*', 'invalid.settings.*', 'invalid.tabs.*'],
  ...['data.*', 'settings.*', 'user.*', 'user.*:key', 'tabs.*', 'options.*.*', 'options.*.*:key', 'change.*'].map(
    (key) => `stories.${key}`,
  ),
  ...['answers.*', 'expect.values.*', 'expect.columns.*', 'title', 'as', 'today'].map((key) => `stories.${key}`),
].map((key) => `tab.examples.${key}`);

/** Places that name nothing. */
export const silent: readonly string[] = [
  ...texts,
  ...numbers,
  ...elsewhere,
  ...data,
  ...['tab.examples.valid.*:key', 'tab.examples.invalid.data.*:key', 'tab.examples.stories.data.*:key'],
];
