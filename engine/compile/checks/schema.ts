import type { FieldSchema, SharedDefinition, TabDefinition } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { inlineRefs, refsOf, type SharedFields, sharedName } from '../inline';
import type { SchemasModel } from '../model';
import { listed, suggestion } from '../nearest';
import { formsOf } from '../places';
import { type Problem, problemAt } from '../problem';
import type { Source } from '../source';
import { entriesOf } from '../structure';
import { shown } from '../structureMessages';
import { choicesOf, isOfType } from '../values';

interface Context {
  source: Source;
  schemas: SchemasModel;
}

/** Wrong formats, `$ref`s, options and start values of the fields of a tab, as written in its own file. */
export function checkTabSchema(context: Context, tab: TabDefinition, written: TabDefinition): Problem[] {
  return [
    ...checkField(context, tab.schema, '/schema'),
    ...checkOverrides(context, tab),
    ...checkRefs(context, refsOf(written.schema, '/schema'), context.schemas.shared.$defs ?? {}, '../shared.json'),
  ];
}

/** What forms change of the fields of their rows, each held against the whole field that comes of it. */
function checkOverrides(context: Context, tab: TabDefinition): Problem[] {
  return Object.entries(tab.collections ?? {}).flatMap(([list, collection]) => {
    const rows = tab.schema.properties[list]?.items?.properties ?? {};
    return formsOf(collection, toPointer(['collections', list])).flatMap(({ form, pointer }) =>
      Object.entries(form.properties ?? {}).flatMap(([name, own]) => {
        const at = `${pointer}/properties${toPointer([name])}`;
        const expected = 'Esperado: só o que o campo tem de diferente neste formulário.';
        return [
          ...checkField(context, { ...rows[name], ...own }, at),
          ...refsOf(own, at).flatMap(({ ref, pointer: place }) =>
            report(context, 'DEF_WRONG_REF', place, `O "$ref" "${ref}" não vale aqui. ${expected}`),
          ),
        ];
      }),
    );
  });
}

/** The same for the fields of shared.json. */
export function checkSharedSchema(context: Context, shared: SharedDefinition): Problem[] {
  return Object.entries(shared.$defs ?? {}).flatMap(([name, field]) => {
    const pointer = toPointer(['$defs', name]);
    return [
      ...checkField(context, inlineRefs(field, shared.$defs ?? {}), pointer),
      ...checkRefs(context, refsOf(field, pointer), shared.$defs ?? {}, ''),
    ];
  });
}

function checkField(context: Context, field: FieldSchema, pointer: string): Problem[] {
  return [
    ...wrongFormats(context, field, pointer),
    ...wrongAttachment(context, field, pointer),
    ...wrongValues(context, field, pointer),
    ...repeatedChoices(context, field, pointer),
    ...unknownRequired(context, field, pointer),
    ...Object.entries(field.properties ?? {}).flatMap(([name, inner]) =>
      checkField(context, inner, `${pointer}/properties${toPointer([name])}`),
    ),
    ...(field.items ? checkField(context, field.items, `${pointer}/items`) : []),
  ];
}

/** Reports what stands in the file itself; what comes by `$ref` is reported where it stands. */
function report({ source }: Context, code: Problem['code'], pointer: string, message: string): Problem[] {
  return source.has(pointer) ? [problemAt(source, code, { pointer }, message)] : [];
}

function wrongFormats(context: Context, field: FieldSchema, pointer: string): Problem[] {
  const { formats } = context.schemas;
  const named = Object.entries(field.formatBy ?? {}).flatMap(([sibling, byValue]) =>
    Object.entries(byValue).map(([value, format]): [string, string] => [
      format,
      `${pointer}/formatBy${toPointer([sibling, value])}`,
    ]),
  );
  if (field.format !== undefined) named.push([field.format, `${pointer}/format`]);
  return named.flatMap(([name, at]) => {
    const format = formats[name];
    if (!format) {
      return report(
        context,
        'DEF_UNKNOWN_FORMAT',
        at,
        `O formato "${name}" não existe. ${suggestion(name, Object.keys(formats))}`,
      );
    }
    const type = field.type === 'integer' ? 'number' : field.type;
    if (type === undefined || type === format.type) return [];
    const message = `O formato "${name}" é de ${format.type === 'number' ? 'números' : 'textos'}, mas o campo é do tipo "${field.type}".`;
    return report(context, 'DEF_WRONG_TYPE', at, message);
  });
}

/** A file is a text that nothing but the file itself gives. */
function wrongAttachment(context: Context, field: FieldSchema, pointer: string): Problem[] {
  if (!field.attachment || field.type === 'string') return [];
  const message = `"attachment" não vale em um campo do tipo "${field.type}". Esperado: "string".`;
  return report(context, 'DEF_WRONG_TYPE', `${pointer}/attachment`, message);
}

/** Options with the code of an earlier one: the second could never be chosen. */
function repeatedChoices(context: Context, field: FieldSchema, pointer: string): Problem[] {
  const options = entriesOf(field.oneOf);
  return options.flatMap(([{ const: code }, index], position) => {
    const first = options.slice(0, position).find(([option]) => isEqual(option.const, code));
    if (!first) return [];
    const { line } = context.source.locate(`${pointer}/oneOf/${first[1]}`);
    const message = `A opção ${shown(code)} já existe na linha ${line}. Esperado: um código próprio.`;
    return report(context, 'DEF_DUPLICATE_ID', `${pointer}/oneOf/${index}/const`, message);
  });
}

/** A start value that the field's own format refuses. */
function wrongDefault({ schemas, ...context }: Context, field: FieldSchema, pointer: string): Problem[] {
  const format = field.format === undefined ? undefined : schemas.formats[field.format];
  const { default: value } = field;
  if (!format || value === undefined || !isOfType(value, field.type) || format.validate(value) === undefined) return [];
  const message = `O valor inicial ${shown(value)} não vale no formato "${field.format}". Esperado: um valor como a API o guarda.`;
  return report({ schemas, ...context }, 'DEF_WRONG_DEFAULT', `${pointer}/default`, message);
}

function wrongValues(context: Context, field: FieldSchema, pointer: string): Problem[] {
  const expected = `Esperado: valores do tipo "${field.type}".`;
  const wrongType = (value: Json | undefined, at: string) =>
    value === undefined || isOfType(value, field.type)
      ? []
      : report(context, 'DEF_WRONG_TYPE', `${pointer}/${at}`, `${shown(value)} não é do tipo do campo. ${expected}`);
  const choices = choicesOf(field);
  const isChoice = field.default === undefined || choices?.some((choice) => isEqual(choice, field.default)) !== false;
  return [
    ...wrongType(field.const, 'const'),
    ...entriesOf(field.enum).flatMap(([value, index]) => wrongType(value, `enum/${index}`)),
    ...entriesOf(field.oneOf).flatMap(([option, index]) => wrongType(option.const, `oneOf/${index}/const`)),
    ...wrongType(field.default, 'default'),
    ...wrongDefault(context, field, pointer),
    ...(isChoice
      ? []
      : report(
          context,
          'DEF_WRONG_DEFAULT',
          `${pointer}/default`,
          `O valor inicial ${shown(field.default)} não está entre as opções. Esperado: ${listed(choices ?? [])}.`,
        )),
  ];
}

function unknownRequired(context: Context, field: FieldSchema, pointer: string): Problem[] {
  const known = Object.keys(field.properties ?? {});
  return entriesOf(field.required).flatMap(([name, index]) => {
    if (known.includes(name)) return [];
    const message = `O campo "${name}" de "required" não existe. ${suggestion(name, known)}`;
    return report(context, 'DEF_UNKNOWN_FIELD', `${pointer}/required/${index}`, message);
  });
}

function checkRefs(
  context: Context,
  refs: { ref: string; pointer: string }[],
  shared: SharedFields,
  file: string,
): Problem[] {
  const known = Object.keys(shared);
  return refs.flatMap(({ ref, pointer }) => {
    const name = sharedName(ref);
    const isOwn = ref.startsWith('#');
    if (name === undefined || isOwn !== (file === '')) {
      return report(
        context,
        'DEF_WRONG_REF',
        pointer,
        `O "$ref" "${ref}" não vale aqui. Esperado: "${file}#/$defs/nome".`,
      );
    }
    if (!known.includes(name)) {
      return report(
        context,
        'DEF_WRONG_REF',
        pointer,
        `O campo comum "${name}" não existe em shared.json. ${suggestion(name, known)}`,
      );
    }
    if (reaches(name, name, shared)) {
      return report(
        context,
        'DEF_WRONG_REF',
        pointer,
        `O campo comum "${name}" usa a si mesmo. Esperado: um campo sem volta.`,
      );
    }
    return [];
  });
}

/** Whether a shared field refers to another one, directly or through others. */
function reaches(from: string, to: string, shared: SharedFields, seen: Set<string> = new Set()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return refsOf(shared[from], '').some(({ ref }) => {
    const next = sharedName(ref);
    return next !== undefined && (next === to || reaches(next, to, shared, seen));
  });
}
