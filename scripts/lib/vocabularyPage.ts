import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject } from '../../engine/core';

/** The files of the vocabulary in the order of the page, with the file that each describes. */
const FILES = [
  { name: 'wizard', describes: 'schemas/<formulário>/wizard.json' },
  { name: 'tab', describes: 'schemas/<formulário>/<aba>.json, schemas/shared/<aba>.json' },
  { name: 'forms', describes: 'schemas/<formulários>/forms.json' },
  { name: 'shared', describes: 'schemas/shared.json' },
  { name: 'settings', describes: 'schemas/settings.json' },
  { name: 'types', describes: 'schemas/types.json' },
  { name: 'migration', describes: 'schemas/<formulário>/migration.json' },
  { name: 'common', describes: undefined },
] as const;

/** Headings of the definitions that keys refer to; one that is missing here stands under its own name. */
const HEADINGS: Record<string, string> = {
  ask: 'Pergunta',
  call: 'Chamada',
  collection: 'Lista',
  condition: 'Condição',
  dayPoint: 'Dia',
  daySpan: 'Tempo entre dias',
  field: 'Campo',
  fieldErrors: 'Textos de erro de um campo',
  fieldUi: 'Campo na tela',
  form: 'Formulário de uma lista',
  message: 'Mensagem',
  messages: 'Mensagens',
  migrationStep: 'Passo dos dados',
  operand: 'Valor calculado',
  operands: 'Valores',
  options: 'Opções de uma chamada',
  part: 'Parte',
  rule: 'Regra',
  section: 'Seção',
  sectionItem: 'Item de uma seção',
  step: 'Passo de uma parte',
  texts: 'Textos',
  valueKeywords: 'Condição sobre um valor',
};

/** Stands for the names that the analyst chooses. */
const ANY_NAME = '(nome)';

/** Definitions without a table of their own, and the one that says it. */
const LINK_ALIASES: Record<string, string> = {
  conditionOrValue: 'condition',
  rules: 'rule',
  sectionItems: 'sectionItem',
  valueCondition: 'valueKeywords',
  valueSchema: 'valueKeywords',
};

const INTRODUCTION = `# Vocabulário das definições

Todas as chaves que os arquivos de \`schemas/\` aceitam, como \`schemas/vocabulary/\` as descreve. O
[guia do analista](analistas.md) mostra como se usam. Esta página é gerada: \`node --import tsx scripts/vocabularyDocs.ts\`.`;

/** The page docs/vocabulary.md, made from the files of a vocabulary folder. */
export function vocabularyPage(folder: string): string {
  const parts = FILES.flatMap(({ name, describes }) => {
    const schema = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')) as JsonObject;
    const { definitions, ...root } = schema;
    const own = describes ? [`## ${schema.title}`, `\`${describes}\`: ${schema.description}`, ...tablesOf(root)] : [];
    const shared = Object.entries((definitions ?? {}) as Record<string, JsonObject>).flatMap(([key, definition]) => {
      const tables = tablesOf(definition);
      return tables.length > 0 ? [`### ${headingOf(key)}`, ...tables] : [];
    });
    return [...own, ...(describes ? [] : [`## ${schema.title}`, `${schema.description}`]), ...shared];
  });
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`;
}

/** The options of a block stand in `nameBlock`. */
const headingOf = (key: string) => HEADINGS[key] ?? key.replace(/^(\w+)Block$/, 'Bloco $1');

/** The table of a schema's keys, and those of the objects that stand inside it, each under the name of its key. */
function tablesOf(schema: JsonObject): string[] {
  const keys = keysOf(schema);
  if (keys.length === 0) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rows = keys.map(([key, value]) => rowOf(key, value, required.includes(key)));
  const table = ['| Chave | Nome | O que diz | Exemplo |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return [table, ...keys.flatMap(([, value]) => innerTables(value))];
}

/** The tables of what a key holds. Where any name may stand and nothing else, the names need no table of their own. */
function innerTables(value: JsonObject): string[] {
  return insideOf(value).flatMap((schema) => {
    const keys = keysOf(schema);
    if (keys.every(([key]) => key === ANY_NAME)) return keys.flatMap(([, inner]) => innerTables(inner));
    return [`#### ${value.title}`, ...tablesOf(schema)];
  });
}

/** The titled keys of an object, and one entry where any name may stand. Both branches of a condition count. */
function keysOf(schema: JsonObject): [string, JsonObject][] {
  const found = new Map<string, JsonObject>();
  for (const branch of [schema, schema.then, schema.else]) {
    if (!isObject(branch)) continue;
    for (const [key, value] of Object.entries(isObject(branch.properties) ? branch.properties : {})) {
      if (isObject(value) && value.title !== undefined) found.set(key, value);
    }
  }
  const others = schema.additionalProperties;
  if (isObject(others) && others.title !== undefined) found.set(ANY_NAME, others);
  return [...found];
}

/** The schemas of what a key holds, written in its place and not referred to. */
function insideOf(value: JsonObject): JsonObject[] {
  const items = isObject(value.items) ? value.items : {};
  return [value, items].filter((schema) => schema.$ref === undefined);
}

/** More examples stand in one paragraph: they are the names of a registry. */
const FEW = 5;

function rowOf(key: string, value: JsonObject, required: boolean): string {
  const name = key === ANY_NAME ? '*(nome)*' : `\`${key}\``;
  const says = [value.description, valuesOf(value), linkOf(value)].filter(Boolean).join(' ');
  const examples = Array.isArray(value.examples) ? value.examples : [];
  const shown = examples.map((example) => `\`${JSON.stringify(example)}\``).join(examples.length > FEW ? ', ' : '<br>');
  const cells = [required ? `${name} (obrigatória)` : name, String(value.title), says, shown];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The values of a closed list. */
function valuesOf(value: JsonObject): string {
  const list = value.enum ?? (isObject(value.items) ? value.items.enum : undefined);
  return Array.isArray(list) ? `Valores: ${list.map((item) => `\`${item}\``).join(', ')}.` : '';
}

/** Where the keys of what it refers to are listed. */
function linkOf(value: JsonObject): string {
  const items = isObject(value.items) ? value.items : {};
  const key = [value, items, value.then, items.then, value.additionalProperties]
    .map(refOf)
    .find((name) => name !== undefined);
  const target = key === undefined ? undefined : (LINK_ALIASES[key] ?? key);
  if (target === undefined || HEADINGS[target] === undefined) return '';
  const heading = headingOf(target);
  return `Ver [${heading}](#${heading.toLowerCase().replaceAll(' ', '-')}).`;
}

function refOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
}
