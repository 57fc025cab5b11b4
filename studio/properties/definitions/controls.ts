import { BLOCKS as BLOCK_SHAPES } from '../../../contract/blocks';
import { formats } from '../../../engine/brazil';
import { engineNames } from '../../../engine/catalog';
import type { Json } from '../../../engine/core';
import type { FieldSchema, FieldUi, OptionShape } from '../../../engine/definition';
import type { Shape } from '../../../engine/edit';
import { codeTitles } from '../../words/codeTitles';
import type { KnownKey } from './known';

/** A key as the engine shows it: a field, or a block of the Estúdio where a value has parts of its own. */
export type Control = { schema: FieldSchema; ui: FieldUi } | { block: BlockName };

/** The blocks of the Estúdio. */
export type BlockName =
  | 'kind'
  | 'choices'
  | 'condition'
  | 'message'
  | 'messages'
  | 'errorTexts'
  | 'day'
  | 'names'
  | 'items'
  | 'object'
  | 'pairs'
  | 'value'
  | 'rowValues'
  | 'fixedRows'
  | 'steps'
  | 'setting'
  | 'texts'
  | 'codes'
  | 'range'
  | 'binds'
  | 'sources'
  | 'notice'
  | 'icon'
  | 'byValue'
  | 'widgetOptions'
  | 'rowFields'
  | 'defaults'
  | 'answers'
  | 'treatment'
  | 'clientType'
  | 'callDetails'
  | 'retention'
  | 'namedTexts'
  | 'formatTexts'
  | 'operands'
  | 'ownBlocks'
  | 'linePieces'
  | 'reuse'
  | 'json';

const BLOCKS: Readonly<Record<string, BlockName>> = {
  condition: 'condition',
  message: 'message',
  messages: 'messages',
  fieldErrors: 'errorTexts',
  dayPoint: 'day',
  names: 'names',
  data: 'names',
  sectionItems: 'items',
  operands: 'operands',
  texts: 'namedTexts',
};

/** Keys whose values have a shape of their own. */
const SHAPED: Readonly<Record<string, BlockName>> = {
  ...{ treatment: 'treatment', start: 'rowValues', fixed: 'fixedRows', steps: 'steps', binds: 'binds', icon: 'icon' },
  ...{ maxLengthOf: 'setting', exceptOf: 'setting', 'ui:helpBy': 'byValue', formatBy: 'byValue' },
  ...{ 'ui:options': 'widgetOptions', properties: 'rowFields', settings: 'defaults', notFound: 'answers' },
  ...{ on: 'texts', off: 'texts', values: 'texts', range: 'range' },
};

/** The same by their places, where another thing has a key of this name. */
const PLACED: Readonly<Record<string, BlockName>> = {
  ...{ 'wizard.type': 'clientType', 'shared.formats': 'formatTexts', 'treatment.retention': 'retention' },
  ...{ 'wizard.tabs.own.blocks': 'ownBlocks', 'tab.line': 'linePieces', 'collection.reuse': 'reuse' },
};

/** Keys that name one of a registry; the vocabulary knows that they are texts. */
const REGISTRIES: Readonly<Record<string, readonly string[]>> = {
  // Of a question; the block of a section is what it is.
  block: Object.keys(BLOCK_SHAPES).filter((name) => BLOCK_SHAPES[name]?.question),
  format: Object.keys(formats).sort(),
  'ui:widget': engineNames.widgets,
};

/** Values of any type, as the field takes them. */
const PLAIN_VALUES = ['default', 'const', 'empty', 'local', 'other'];

/** So many options are seen at once. */
const FEW = 6;
/** Texts that are longer are typed into several lines. */
const LONG = 48;

/** How an option of a block is shown, by what the block takes. */
export function optionControl(key: string, { type, values, items }: OptionShape): Control {
  if (type === 'setting') return { block: 'setting' };
  if (type === 'object') return { block: 'notice' };
  if (type === 'array')
    return { block: items?.type === 'rows' ? 'sources' : items?.type === 'integer' ? 'codes' : 'texts' };
  if (type === 'boolean') return yesNo();
  if (values) return choice(values, key);
  return type === 'integer' ? { schema: { type, minimum: 0 }, ui: {} } : { schema: { type: 'string' }, ui: {} };
}

/** How a key is shown. */
export function controlOf({ key, said, known, at, refers }: KnownKey): Control {
  const { shape } = known;
  const block = refers === undefined ? undefined : BLOCKS[refers];
  if (block) return { block };
  const shaped = PLACED[at] ?? SHAPED[key];
  if (shaped) return { block: shaped };
  if (PLAIN_VALUES.includes(key)) return { block: 'value' };
  const registry = REGISTRIES[key];
  if (registry) return choice(registry, key);
  // A call is an address; its other keys stand below all calls of the thing.
  if (refers === 'call') {
    const address = said.examples?.find((example) => typeof example === 'string');
    return { schema: { type: 'string' }, ui: { ...(address !== undefined && { 'ui:placeholder': address }) } };
  }
  const codes = shape.enum as Json[] | undefined;
  if (codes?.length === 1 && codes[0] === true) return yesNo();
  if (codes) return choice(codes, key);
  switch (shape.type) {
    case 'string':
      return text(said);
    case 'boolean':
      return yesNo();
    case 'integer':
    case 'number':
      return { schema: { type: shape.type, ...(said.minimum !== undefined && { minimum: said.minimum }) }, ui: {} };
    case 'object':
      return { block: blockOf(shape) };
    default:
      return shape.type === undefined && typeof said.examples?.[0] === 'string' ? text(said) : { block: 'json' };
  }
}

function blockOf({ properties, additionalProperties }: Shape): BlockName {
  if (properties) return 'object';
  return typeof additionalProperties === 'object' && additionalProperties.type === 'string' ? 'pairs' : 'json';
}

const yesNo = (): Control => ({ schema: { type: 'boolean' }, ui: { 'ui:widget': 'yesno' } });

function text({ examples }: KnownKey['said']): Control {
  const [example] = examples ?? [];
  const isLong = typeof example === 'string' && example.length > LONG;
  return { schema: { type: 'string' }, ui: isLong ? { 'ui:widget': 'textarea' } : {} };
}

function choice(codes: readonly Json[], key: string): Control {
  const titles = codeTitles[key] ?? {};
  const type = typeof codes[0] === 'number' ? 'integer' : 'string';
  return {
    schema: { type, oneOf: codes.map((code) => ({ const: code, title: titles[String(code)] ?? String(code) })) },
    ui: { 'ui:widget': codes.length <= FEW ? 'radio' : 'select' },
  };
}
