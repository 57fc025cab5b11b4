import type { FieldSchema } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { apart, codesOf } from './accepts';
import { isSameText } from './domain';
import { type FieldPair, foundAt } from './fieldPair';
import { refusing } from './fieldWitness';
import type { Found } from './found';

interface Option {
  code: Json;
  title: string;
}

const optionsOf = (schema: FieldSchema): Option[] | undefined =>
  schema.oneOf?.map((option) => ({ code: option.const, title: option.title })) ??
  schema.enum?.map((code) => ({ code, title: String(code) }));

/** What a choice offers otherwise: options that came, went, have another code or another label. */
export function compareOptions(field: FieldPair): Found[] {
  const { was, is, pair } = field;
  const [old, now] = [optionsOf(was.schema), optionsOf(is.schema)];
  const key = is.schema.oneOf || was.schema.oneOf ? 'oneOf' : 'enum';
  if (!old && !now) return [];
  if (!now) return [foundAt(field, 'limitLoosened', key, { keyword: 'options' })];
  if (!old) {
    const values = apart(was.schema, { enum: codesOf(is.schema) ?? [] }, pair.input.formats);
    return [foundAt(field, 'choiceIntroduced', key, refusing(field, values))];
  }
  const named = (code: Json) => JSON.stringify(code);
  const gone = old.filter(({ code }) => !now.some((other) => isEqual(other.code, code)));
  const come = now.filter(({ code }) => !old.some((other) => isEqual(other.code, code)));
  const recoded = gone.flatMap((from) => {
    const to = come.find(({ title }) => isSameText(title, from.title));
    return to ? [{ from, to }] : [];
  });
  const removed = gone.filter((option) => !recoded.some(({ from }) => from === option));
  const added = come.filter((option) => !recoded.some(({ to }) => to === option));
  const place = (code: Json, options: readonly Option[]) => `${options.findIndex((each) => isEqual(each.code, code))}`;
  const atOption = (found: Found, code: Json): Found => ({
    ...found,
    pointer: `${found.pointer}/${place(code, now)}`,
    about: `${is.node}=${named(code)}`,
  });
  const relabelled = now.flatMap(({ code, title }) => {
    const before = old.find((each) => isEqual(each.code, code));
    if (!before || before.title === title) return [];
    const params = { code: named(code), from: before.title, to: title };
    const changed = isSameText(before.title, title) ? 'optionRespelt' : 'optionRelabelled';
    return [atOption(foundAt(field, changed, key, { params }), code)];
  });
  const isReordered =
    gone.length + come.length === 0 && old.some(({ code }, index) => !isEqual(now[index]?.code, code));
  return [
    ...removed.map(({ code, title }): Found => {
      const params = { code: named(code), label: title };
      return {
        ...foundAt(field, 'optionRemoved', key, { params, ...refusing(field, [code]) }),
        about: `${is.node}=${named(code)}`,
      };
    }),
    ...recoded.map(({ from, to }) => {
      const params = { code: named(from.code), to: named(to.code), label: to.title };
      const suggestion = { codes: is.node, map: { [String(from.code)]: to.code } };
      return atOption(
        foundAt(field, 'optionCodeChanged', key, { params, suggestion, ...refusing(field, [from.code]) }),
        to.code,
      );
    }),
    ...added.map(({ code, title }) =>
      atOption(foundAt(field, 'optionAdded', key, { params: { code: named(code), label: title } }), code),
    ),
    ...relabelled,
    ...(isReordered ? [foundAt(field, 'presentationChanged', key, { keyword: key })] : []),
  ];
}
