import { rulesActing } from '../../../engine/analyse';
import { toldFormats } from '../../../engine/catalog';
import {
  choiceSchema,
  type FieldSchema,
  type FormDefinition,
  type RuleDefinition,
  type TabDefinition,
} from '../../../engine/definition';
import type { Language, Naming } from '../../../engine/words';

/** What a caderno says of a field. */
export interface FieldLine {
  /** `Cep`, `contas[]/Agencia`: as the API has it, but for the part that sends it under another name. */
  path: string;
  title: string;
  type: string;
  size: string;
  options: string[];
  required: string[];
  messages: string[];
}

/** What the fields of a tab are said with. */
export interface FieldInput {
  tab: TabDefinition;
  language: Language;
  naming: Naming;
  /** Titles of formats and settings by name. */
  formatTitle(name: string): string | undefined;
  settingTitle(reference: string): string;
}

const TYPES: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'número inteiro',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'grupo',
};

/** All fields of a tab in the order of its file, those of rows behind their list. */
export function fieldLines(input: FieldInput): FieldLine[] {
  const { tab, naming } = input;
  return linesOf(tab.schema, { ...input, path: '', rules: tab.rules ?? [], naming });
}

interface Within extends FieldInput {
  path: string;
  rules: readonly RuleDefinition[];
  /** The forms in which a row is asked. */
  forms?: readonly FormDefinition[];
}

function linesOf({ properties = {}, required = [] }: FieldSchema, within: Within): FieldLine[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = within.path + name;
    const line: FieldLine = {
      path,
      title: field.title ?? '',
      type: typeOf(field, within),
      size: sizeOf(field, within),
      options: optionsOf(field),
      required: requiredOf(name, required, within),
      messages: messagesOf(name, field, within),
    };
    const inner = field.items?.properties ? field.items : field.properties ? field : undefined;
    return [line, ...(inner ? linesOf(inner, insideOf(name, field, within)) : [])];
  });
}

function insideOf(name: string, field: FieldSchema, within: Within): Within {
  const isList = field.items?.properties !== undefined;
  const collection = isList && within.path === '' ? within.tab.collections?.[name] : undefined;
  return {
    ...within,
    path: `${within.path}${name}${isList ? '[]' : ''}/`,
    rules: collection?.rules ?? [],
    ...(collection?.forms && { forms: collection.forms }),
    ...(isList && { naming: within.naming.rows(name) }),
  };
}

function typeOf(field: FieldSchema, { formatTitle }: FieldInput): string {
  const type = field.attachment ? 'arquivo' : (TYPES[field.type ?? ''] ?? (field.format ? 'texto' : 'qualquer'));
  const formats = field.format ? [field.format] : Object.values(Object.values(field.formatBy ?? {})[0] ?? {});
  const words = formats.map((name) => formatTitle(name) ?? toldFormats[name]?.words['pt-BR'].what ?? name);
  return words.length > 0 ? `${type}: ${words.join(' ou ')}` : type;
}

function sizeOf(field: FieldSchema, { settingTitle }: FieldInput): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, maxLengthOf } = field;
  return [
    between(minLength, maxLength, 'caracteres'),
    between(minItems, maxItems, 'itens'),
    between(minimum, maximum, ''),
    maxLengthOf ? `até o que diz a configuração "${settingTitle(maxLengthOf)}"` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  const words = least === undefined ? `até ${most}` : most === undefined ? `no mínimo ${least}` : `${least} a ${most}`;
  return `${words} ${unit}`.trim();
}

function optionsOf(schema: FieldSchema): string[] {
  const { oneOf, enum: codes, options } = choiceSchema(schema);
  if (oneOf) return oneOf.map(({ const: code, title }) => `${title} (${code})`);
  if (codes) return codes.map(String);
  return options ? [`da lista ${options.call}`] : [];
}

function requiredOf(name: string, required: readonly string[], { rules, forms = [], language, naming }: Within) {
  const byForm = forms.filter((form) => form.required?.includes(name)).map(({ title }) => `em "${title}"`);
  const byRule = rulesActing(rules, 'requires', name).map(({ when }) =>
    when ? `quando ${language.condition.write(when, naming)}` : 'sempre',
  );
  return [...(required.includes(name) ? ['sempre'] : []), ...byForm, ...byRule];
}

function messagesOf(name: string, field: FieldSchema, { tab, path }: Within): string[] {
  const ui = path === '' ? tab.uiSchema[name] : undefined;
  const own = ui && !Array.isArray(ui) ? Object.values(ui['ui:messages'] ?? {}) : [];
  return [
    ...new Set([
      ...Object.values(field.errorMessage ?? {}),
      ...own.flatMap(({ inline, text }) => inline ?? text ?? []),
    ]),
  ];
}
