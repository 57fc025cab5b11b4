import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { _, type Ajv, type CodeKeywordDefinition, type Format, type KeywordCxt } from 'ajv';
import ajvErrors from 'ajv-errors';
import type { CollectionDefinition, FieldSchema, TabDefinition } from '../../core/definition/types';
import { withOverrides } from '../../core/form/rowForm';
import { formats } from '../../core/formats/br/table';
import { isObject, type Json } from '../../core/json';
import { remembered } from '../model/remembered';
import { type PlainSchema, plainSchemas } from './plainSchema';
import { shortened } from './shortened';

/**
 * The text of a function `(require) { … return { '': validateTab, contas: validateRow } }` for the schema of a tab.
 * A form with fields of its own has one more, `contas/formulario`. `require` is the engine's `runtime`; the text holds neither `eval` nor `Function`, and no messages but those of
 * `errorMessage`.
 */
export function compileValidators({ schema, collections = {} }: Pick<TabDefinition, 'schema' | 'collections'>): string {
  const { tab, rows } = plainSchemas(schema);
  const names = Object.keys(rows);
  const forms = formSchemas(schema, collections);
  const lists = names.map((name, index) => `${JSON.stringify(name)}:r${index}`).join(',');
  const code = [
    `const t=${compileSchema(tab)};`,
    ...names.map((name, index) => `const r${index}=${compileSchema(rows[name] as PlainSchema)};`),
    ...forms.map(([, form], index) => `const f${index}=${compileSchema(form)};`),
    `return {"":${names.length > 0 ? `require("rows")(t,{${lists}})` : 't'}${lists && `,${lists}`}${forms.map(([name], index) => `,${JSON.stringify(name)}:f${index}`).join('')}};`,
  ];
  return `function (require) {\n${code.join('\n')}\n}`;
}

/** The row of each form that changes its fields, by `list/form`. */
function formSchemas(schema: FieldSchema, collections: Record<string, CollectionDefinition>): [string, PlainSchema][] {
  return Object.entries(collections).flatMap(([list, { forms = [] }]) =>
    forms.flatMap(({ id, properties }): [string, PlainSchema][] => {
      const row = schema.properties?.[list]?.items;
      if (!properties || !row) return [];
      const own = { ...row, properties: withOverrides(row.properties ?? {}, properties) };
      return [[`${list}/${id}`, plainSchemas(own).tab]];
    }),
  );
}

/** One schema as an expression that gives its validator: made again only when something changed that is validated. */
const compileSchema = remembered((schema: PlainSchema) => JSON.stringify(schema), expressionOf);

function expressionOf(schema: PlainSchema): string {
  const code = compileSchemaValidatorsCode({ $id: 'v', ...schema } as RJSFSchema, {
    customFormats: formatsIn(schema as object as Json) as Options['customFormats'],
    ajvFormatOptions: false,
    ajvOptionsOverrides: {
      allErrors: true,
      verbose: false,
      messages: false,
      strict: true,
      code: { lines: false, optimize: 2, formats: _`require("formats")` },
    },
    extenderFn: addErrorMessages,
  });
  return toExpression(code as string);
}

/** Its type has no formats of numbers, which ajv knows. */
type Options = NonNullable<Parameters<typeof compileSchemaValidatorsCode>[1]>;

/**
 * The formats that a schema names, as ajv needs them while it writes code: only their types matter, which are those of
 * the fields where nothing is known of the format. The code asks the runtime.
 */
function formatsIn(schema: Json): Record<string, Format> {
  const inside = Object.values(Array.isArray(schema) || isObject(schema) ? schema : {}).map(formatsIn);
  const { format, type } = isObject(schema) ? schema : {};
  return Object.assign({}, ...inside, typeof format === 'string' && { [format]: blank(format, type) });
}

function blank(format: string, typeOfField: Json | undefined): Format {
  const type = formats[format]?.type ?? (typeOfField === 'integer' ? 'number' : typeOfField);
  return type === 'number' ? { type, validate: () => true } : () => true;
}

/** ajv-errors, which alone writes its messages into the code: the texts of definitions, not those of ajv. */
function addErrorMessages(ajv: Ajv): Ajv {
  const host = {
    opts: ajv.opts,
    addKeyword(definition: CodeKeywordDefinition) {
      return ajv.addKeyword({
        ...definition,
        code(context: KeywordCxt) {
          const { it } = context;
          const { opts } = it;
          Object.assign(it, { opts: { ...opts, messages: true } });
          definition.code(context);
          Object.assign(it, { opts });
        },
      });
    },
  };
  ajvErrors.default(host as Ajv);
  return ajv;
}

/**
 * ajv's CommonJS text as an expression. `require` stays the only free name, and only for the engine's runtime.
 * @throws when the text asks for anything else.
 */
function toExpression(code: string): string {
  const name = /exports\.v = (\w+);/.exec(code)?.[1];
  const body = code
    .replace('"use strict";', '')
    .replace(/exports\.v = \w+;/, '')
    .replace(/\/\*# sourceURL="v" \*\/;/g, '')
    .replace(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, 'require("$1")');
  const asked = [...body.matchAll(/require\("([^"]*)"\)/g)].map((match) => match[1] as string);
  const foreign = asked.find((module) => !['formats', 'ucs2length', 'equal'].includes(module));
  if (name === undefined || foreign !== undefined || /\beval\b|\bnew Function\b/.test(body)) {
    throw new Error(`The code of ajv cannot be used: ${foreign ?? 'no export, or eval'}`);
  }
  return `(()=>{${shortened(body)}return ${name}})()`;
}
