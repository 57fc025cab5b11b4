import { entriesOf } from '../../../analyse/entries';
import { formsOf } from '../../../analyse/tab';
import { inlineRefs, type SharedFields, sharedName } from '../../../core/definition/inlineRefs';
import type { FieldSchema, SharedDefinition, TabDefinition } from '../../../core/definition/types';
import { isEqual, type Json } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import type { Names } from '../../names';
import type { Problem } from '../../problems/problem';
import { say } from '../../problems/say';
import { listed, shown, suggestion } from '../../problems/words';
import { refsOf } from '../../read/inline';
import { choicesOf, isOfType } from '../values/mismatch';
import { wrongBounds } from './bounds';
import { wrongKeywords } from './keywords';
import { type FieldContext, report } from './report';

/** Wrong formats, `$ref`s, options and start values of the fields of a tab, as written in its own file. */
export function checkTabSchema(context: FieldContext, tab: TabDefinition, written: TabDefinition): Problem[] {
  return [
    ...checkField(context, tab.schema, '/schema'),
    ...checkOverrides(context, tab),
    ...checkRefs(context, refsOf(written.schema, '/schema'), context.schemas.shared.$defs ?? {}, '../shared.json'),
  ];
}

/** What forms change of the fields of their rows, each held against the whole field that comes of it. */
function checkOverrides(context: FieldContext, tab: TabDefinition): Problem[] {
  return Object.entries(tab.collections ?? {}).flatMap(([list, collection]) => {
    const rows = tab.schema.properties[list]?.items?.properties ?? {};
    return formsOf(collection, toPointer(['collections', list])).flatMap(({ form, pointer }) =>
      Object.entries(form.properties ?? {}).flatMap(([name, own]) => {
        const at = `${pointer}/properties${toPointer([name])}`;
        const expected = say`Esperado: só o que o campo tem de diferente neste formulário.`;
        return [
          ...checkField(context, { ...rows[name], ...own }, at),
          ...refsOf(own, at).flatMap(({ ref, pointer: place }) =>
            report(context, 'DEF_WRONG_REF', place, say`O "$ref" "${ref}" não vale aqui. ${expected}`),
          ),
        ];
      }),
    );
  });
}

/** The same for the fields of shared.json. */
export function checkSharedSchema(context: FieldContext, shared: SharedDefinition): Problem[] {
  const fields = shared.$defs ?? {};
  return [
    ...circles(context, fields),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const pointer = toPointer(['$defs', name]);
      return [
        ...checkField(context, inlineRefs(field, fields), pointer),
        ...checkRefs(context, refsOf(field, pointer), fields, ''),
      ];
    }),
  ];
}

function checkField(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  return [
    ...wrongKeywords(context, field, pointer),
    ...wrongBounds(context, field, pointer),
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

/** The formats that a field of a type may name. */
function formatsOf(formats: Names['formats'], type: string | undefined): string[] {
  return Object.keys(formats).filter((name) => type === undefined || formats[name]?.type === type);
}

function wrongFormats(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  const { formats } = context.schemas.names;
  const named = Object.entries(field.formatBy ?? {}).flatMap(([sibling, byValue]) =>
    Object.entries(byValue).map(([value, format]): [string, string] => [
      format,
      `${pointer}/formatBy${toPointer([sibling, value])}`,
    ]),
  );
  if (field.format !== undefined) named.push([field.format, `${pointer}/format`]);
  return named.flatMap(([name, at]) => {
    const format = formats[name];
    const type = field.type === 'integer' ? 'number' : field.type;
    if (!format) {
      return report(
        context,
        'DEF_UNKNOWN_FORMAT',
        at,
        say`O formato "${name}" não existe. ${suggestion(name, formatsOf(formats, type))}`,
      );
    }
    if (type === undefined || type === format.type) return [];
    const message = say`O formato "${name}" é de ${format.type === 'number' ? say`números` : say`textos`}, mas o campo é do tipo "${field.type}".`;
    return report(context, 'DEF_WRONG_TYPE', [at, `${pointer}/type`], message);
  });
}

/** A file is a text that nothing but the file itself gives. */
function wrongAttachment(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  if (!field.attachment || field.type === 'string') return [];
  const message = say`"attachment" não vale em um campo do tipo "${field.type}". Esperado: "string".`;
  return report(context, 'DEF_WRONG_TYPE', `${pointer}/attachment`, message);
}

/** Options with the code of an earlier one: the second could never be chosen. */
function repeatedChoices(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  const options = entriesOf(field.oneOf);
  return options.flatMap(([{ const: code }, index], position) => {
    const first = options.slice(0, position).find(([option]) => isEqual(option.const, code));
    if (!first) return [];
    const { line } = context.source.locate(`${pointer}/oneOf/${first[1]}`);
    const message = say`A opção ${shown(code)} já existe na linha ${line}. Esperado: um código próprio.`;
    return report(context, 'DEF_DUPLICATE_ID', `${pointer}/oneOf/${index}/const`, message);
  });
}

/** A start value that the field's own format refuses. */
function wrongDefault({ schemas, ...context }: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  const format = field.format === undefined ? undefined : schemas.names.formats[field.format];
  const { default: value } = field;
  if (!format || value === undefined || !isOfType(value, field.type) || format.validate(value) === undefined) return [];
  const message = say`O valor inicial ${shown(value)} não vale no formato "${field.format}". Esperado: um valor como a API o guarda.`;
  return report({ schemas, ...context }, 'DEF_WRONG_DEFAULT', `${pointer}/default`, message);
}

function wrongValues(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  const choices = choicesOf(field);
  const isChoice = field.default === undefined || choices?.some((choice) => isEqual(choice, field.default)) !== false;
  return [
    ...valuesOfOtherType(context, field, pointer),
    ...wrongDefault(context, field, pointer),
    ...(isChoice
      ? []
      : report(
          context,
          'DEF_WRONG_DEFAULT',
          `${pointer}/default`,
          say`O valor inicial ${shown(field.default)} não está entre as opções. Esperado: ${listed(choices ?? [])}.`,
        )),
  ];
}

/** Codes, options and start values that are not of the field's type; options that come by `$ref` tell of it once, at the type. */
function valuesOfOtherType(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  const { type } = field;
  const values: [Json | undefined, string][] = [
    [field.const, 'const'],
    ...entriesOf(field.enum).map(([value, index]): [Json, string] => [value, `enum/${index}`]),
    ...entriesOf(field.oneOf).map(([option, index]): [Json, string] => [option.const, `oneOf/${index}/const`]),
    [field.default, 'default'],
  ];
  const wrong = values.filter(([value]) => value !== undefined && !isOfType(value, type));
  const own = wrong.filter(([, at]) => context.source.has(`${pointer}/${at}`));
  const told = own.length > 0 ? own : wrong.slice(0, 1);
  return told.flatMap(([value, at]) => {
    const message = say`${shown(value)} não é do tipo do campo. Esperado: valores do tipo "${type}".`;
    return report(context, 'DEF_WRONG_TYPE', [`${pointer}/${at}`, `${pointer}/type`], message);
  });
}

function unknownRequired(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  const known = Object.keys(field.properties ?? {});
  return entriesOf(field.required).flatMap(([name, index]) => {
    if (known.includes(name)) return [];
    const message = say`O campo "${name}" de "required" não existe. ${suggestion(name, known)}`;
    return report(context, 'DEF_UNKNOWN_FIELD', `${pointer}/required/${index}`, message);
  });
}

function checkRefs(
  context: FieldContext,
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
        say`O "$ref" "${ref}" não vale aqui. Esperado: "${file}#/$defs/nome".`,
      );
    }
    if (!known.includes(name)) {
      return report(
        context,
        'DEF_WRONG_REF',
        pointer,
        say`O campo comum "${name}" não existe em shared.json. ${suggestion(name, known)}`,
      );
    }
    return [];
  });
}

/** Shared fields that lead back to themselves, each circle told once: at the reference that closes it. */
function circles(context: FieldContext, shared: SharedFields): Problem[] {
  const closed = new Set<string>();
  return Object.keys(shared).flatMap((name) => {
    if (closed.has(name) || !reaches(name, name, shared)) return [];
    for (const other of Object.keys(shared)) {
      if (reaches(name, other, shared) && reaches(other, name, shared)) closed.add(other);
    }
    const refs = refsOf(shared[name], toPointer(['$defs', name]));
    const closing = refs.find(({ ref }) => {
      const next = sharedName(ref);
      return next !== undefined && (next === name || reaches(next, name, shared));
    });
    const message = say`O campo comum "${name}" usa a si mesmo. Esperado: um campo sem volta.`;
    return report(context, 'DEF_WRONG_REF', closing?.pointer ?? toPointer(['$defs', name]), message);
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
