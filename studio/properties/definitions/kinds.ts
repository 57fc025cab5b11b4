import { SECTION_BLOCKS } from '../../../contract/blocks';
import type { PortalBlock } from '../../../contract/blocks/types';
import { toldFormats } from '../../../engine/catalog';
import type { Condition } from '../../../engine/definition';
import type { BlockKind, KnownKind } from './known';

/** Some keys of a thing, under a title. */
export interface Group {
  title: string;
  keys: readonly string[];
  /** Shown only when one of them is said, or everything is. */
  isMore?: true;
}

/** How the form of a kind of things is made from the vocabulary. */
export interface KindSpec {
  /** What it is called: "Campo". */
  noun: string;
  /** The definitions of the vocabulary whose keys it has; of a field its data and how it is shown. */
  of: readonly KnownKind[];
  /** What stands where; keys that are in no group and not left out stand in a last one. */
  groups: readonly Group[];
  /** Keys that are not shown, because the outline, the gallery or a view of their own changes them. */
  leftOut: readonly string[];
  /** What it is decides which keys it has: only those that it says are shown, and none may be emptied. */
  isFixed?: true;
  /** What says the same as others, once it is said: by its key, those. */
  instead?: Readonly<Record<string, readonly string[]>>;
  /** The block of the portal whose options they are; what each takes is said there. */
  block?: string;
  /** Keys that make sense only for some values of others. */
  only?: readonly { when: Condition; show: readonly string[] }[];
}

/** The formats whose values are days. */
const DAYS = Object.keys(toldFormats).filter((format) => toldFormats[format]?.holds === 'day');

const names = ['id', '$schema'] as const;

const own = {
  field: {
    noun: 'Campo',
    of: ['field', 'fieldUi'],
    groups: [
      { title: '', keys: ['title', 'ui:help', 'kind', 'ui:width'] },
      { title: 'Resposta', keys: ['requiredness', 'readOnly', 'default'] },
      { title: 'Opções', keys: ['choices', 'options'] },
      {
        title: 'Limites',
        keys: [
          ...['minLength', 'maxLength', 'maxLengthOf', 'minimum', 'maximum', 'minItems', 'maxItems'],
          ...['notBefore', 'notAfter', 'before', 'after'],
        ],
      },
      { title: 'Mensagens', keys: ['ui:name', 'ui:messages', 'errorMessage'], isMore: true },
      {
        title: 'Na tela',
        keys: ['ui:placeholder', 'ui:widget', 'ui:options', 'ui:autocomplete', 'ui:inputmode', 'ui:helpBy'],
        isMore: true,
      },
      {
        title: 'Na API',
        keys: [
          ...['format', 'formatBy', 'account', 'local', 'const', 'empty', 'exceptOf', 'attachment'],
          'description',
        ],
        isMore: true,
      },
      { title: 'Dados pessoais', keys: ['treatment'], isMore: true },
    ],
    leftOut: ['$ref', 'type', 'enum', 'oneOf', 'properties', 'items', 'required'],
    only: [
      {
        when: { type: { const: 'string' } },
        show: ['minLength', 'maxLength', 'maxLengthOf', 'formatBy', 'ui:autocomplete', 'ui:inputmode'],
      },
      { when: { type: { enum: ['number', 'integer'] } }, show: ['minimum', 'maximum'] },
      { when: { type: { enum: ['string', 'number', 'integer'] } }, show: ['choices', 'options', 'exceptOf'] },
      { when: { type: { const: 'array' } }, show: ['minItems', 'maxItems'] },
      { when: { format: { enum: DAYS } }, show: ['notBefore', 'notAfter', 'before', 'after'] },
      {
        when: { type: { not: { enum: ['array', 'object'] } } },
        show: ['ui:placeholder', 'format', 'ui:width', 'ui:phoneWidth'],
      },
    ],
  },
  section: {
    noun: 'Seção',
    of: ['section'],
    groups: [
      { title: '', keys: ['title', 'help'] },
      { title: 'Mensagens', keys: ['name'] },
      { title: 'Dados pessoais', keys: ['treatment'], isMore: true },
    ],
    leftOut: ['id', 'fields'],
  },
  note: {
    noun: 'Texto',
    of: ['note'],
    groups: [{ title: '', keys: ['text', 'link', 'href', 'info', 'title', 'id'] }],
    leftOut: ['block'],
    isFixed: true,
  },
  block: { noun: 'Bloco', of: ['block'], groups: [], leftOut: ['block', 'id'], isFixed: true },
  collection: {
    noun: 'Lista',
    of: ['collection'],
    groups: [
      { title: '', keys: ['title', 'titleField', 'sum', 'add', 'empty', 'name', 'rows'] },
      { title: 'Chamadas', keys: ['load', 'delete', 'take', 'callDetails'] },
      { title: 'Linhas', keys: ['reuse', 'fields', 'fixed', 'messages'], isMore: true },
    ],
    leftOut: ['columns', 'forms', 'rules'],
  },
  column: { noun: 'Coluna', of: ['column'], groups: [{ title: '', keys: ['title', 'fields', 'when'] }], leftOut: [] },
  form: {
    noun: 'Formulário da lista',
    of: ['form'],
    groups: [
      { title: '', keys: ['title', 'open', 'button', 'for'] },
      { title: 'Campos', keys: ['fields', 'required', 'start'] },
      { title: 'Chamadas', keys: ['save', 'create', 'update', 'callDetails'] },
    ],
    leftOut: ['id'],
  },
  tab: {
    noun: 'Aba',
    of: ['tab'],
    groups: [
      { title: '', keys: ['title', 'lead', 'line'] },
      { title: 'Erros', keys: ['errors', 'dialog', 'messages'] },
      { title: 'Dados pessoais', keys: ['treatment'], isMore: true },
    ],
    leftOut: [...names, 'schema', 'uiSchema', 'rules', 'collections', 'examples'],
  },
  tabEntry: {
    noun: 'Aba no formulário',
    of: ['tabEntry'],
    groups: [{ title: '', keys: ['card', 'icon', 'when'] }],
    leftOut: ['id', 'shared'],
  },
  formEntry: { noun: 'Formulário avulso', of: ['formEntry'], groups: [{ title: '', keys: ['keep'] }], leftOut: ['id'] },
  wizard: {
    noun: 'Formulário',
    of: ['wizard'],
    groups: [
      { title: '', keys: ['title', 'route', 'navigation', 'type', 'registration'] },
      { title: 'Chamadas', keys: ['open', 'complete', 'key'] },
      { title: 'Dados pessoais', keys: ['treatment'], isMore: true },
    ],
    leftOut: [...names, 'tabs', 'parts'],
  },
  forms: {
    noun: 'Formulários avulsos',
    of: ['forms'],
    groups: [
      { title: '', keys: ['title'] },
      { title: 'Dados pessoais', keys: ['treatment'], isMore: true },
    ],
    leftOut: [...names, 'forms'],
  },
  part: {
    noun: 'Parte',
    of: ['part'],
    groups: [
      { title: '', keys: ['data', 'load', 'save', 'callDetails', 'when', 'steps'] },
      { title: 'Na chamada', keys: ['wrap', 'rename', 'take', 'send', 'each', 'reload'] },
    ],
    leftOut: ['id'],
    instead: { steps: ['data', 'load', 'save', 'wrap', 'rename', 'take', 'send', 'each'] },
  },
  step: {
    noun: 'Passo',
    of: ['step'],
    groups: [
      { title: '', keys: ['data', 'load', 'save', 'callDetails'] },
      { title: 'Na chamada', keys: ['wrap', 'rename', 'take', 'send', 'each'] },
    ],
    leftOut: [],
  },
  shared: {
    noun: 'Comum a todos',
    of: ['shared'],
    groups: [{ title: '', keys: ['messages', 'formats', 'texts'] }],
    leftOut: ['$schema', '$defs', 'lookups', 'asks', 'parts', 'rules', 'treatments', 'records'],
  },
  treatment: {
    noun: 'Tratamento de dados',
    of: ['treatment'],
    groups: [{ title: '', keys: ['title', 'purpose', 'basis', 'sensitive', 'retention'] }],
    leftOut: [],
  },
  record: {
    noun: 'Registro da plataforma',
    of: ['record'],
    groups: [{ title: '', keys: ['title', 'treatment'] }],
    leftOut: [],
  },
  lookup: { noun: 'Consulta', of: ['lookup'], groups: [{ title: '', keys: ['call', 'when', 'timeout'] }], leftOut: [] },
  ask: {
    noun: 'Pergunta',
    of: ['ask'],
    groups: [{ title: '', keys: ['title', 'text', 'yes', 'no', 'if', 'callDetails', 'block'] }],
    leftOut: [],
  },
  type: {
    noun: 'Tipo de cliente',
    of: ['type'],
    groups: [{ title: '', keys: ['name', 'tab', 'document', 'type'] }],
    leftOut: [],
  },
  setting: {
    noun: 'Configuração',
    of: ['setting'],
    groups: [{ title: '', keys: ['title', 'key', 'type', 'default', 'public'] }],
    leftOut: [],
    only: [
      { when: { type: { const: 'flag' } }, show: ['on', 'off'] },
      { when: { type: { const: 'choice' } }, show: ['values', 'other'] },
      { when: { type: { const: 'number' } }, show: ['range'] },
    ],
  },
} satisfies Record<string, KindSpec>;

function ofBlock(name: string, { options, binds, groups, only }: PortalBlock): KindSpec {
  const hasFields = Object.keys(binds).length > 0;
  return {
    noun: 'Bloco',
    of: [`${name}Block` as BlockKind, 'blockOwn'],
    block: name,
    groups: groups ?? [{ title: '', keys: [...Object.keys(options), ...(hasFields ? ['binds'] : [])] }],
    leftOut: ['block', 'id', ...(hasFields ? [] : ['binds'])],
    ...(only && { only }),
  };
}

const ofBlocks = Object.fromEntries(
  Object.entries(SECTION_BLOCKS).map(([name, block]) => [`${name}Block`, ofBlock(name, block)]),
) as Readonly<Record<BlockKind, KindSpec>>;

/** The kinds of things that have properties. Rules have a sentence in the place of a form. */
export const kinds = { ...own, ...ofBlocks };

export type FormKind = keyof typeof kinds;

/** The kind of a block by its name; of one that is not known, that of any. */
export const kindOfBlock = (block: string): FormKind =>
  (Object.keys(kinds) as FormKind[]).find((kind) => (kinds[kind] as KindSpec).block === block) ?? 'block';
